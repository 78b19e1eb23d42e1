# Words that the checks of depending packages use. Sourced by them.
. "$PROJECT/Tests/EndToEnd/expectations.sh"

# Fonts must be found without a hint.
unset VITRINE_FONTS

# The package in the folder draws its view, whole, and the same bytes each time.
expect_drawing() {
    local tool=$1/.build/debug/DrawForecast
    "$tool" first.png
    TZ=Asia/Tokyo LANG=ja_JP.UTF-8 "$tool" second.png
    expect_equal "size of the picture" "$(png_size first.png)" 465x465
    cmp first.png second.png || fail "the second picture differs from the first"
    expect_contains first.png.json '"string": "Lisbon"'
    expect_contains first.png.json '"findings": []'
}
