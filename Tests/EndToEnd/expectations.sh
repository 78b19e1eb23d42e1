# Words that the checks use. Sourced by them.
set -euo pipefail

fail() {
    echo "$*"
    exit 1
}

# Ends the check as neither passed nor failed: what it needs is not there.
skip() {
    echo "$*"
    exit 77
}

# expect_equal WHAT ACTUAL EXPECTED
expect_equal() {
    [[ $2 == "$3" ]] || fail "$1: expected $3, got $2"
}

# expect_contains FILE TEXT
expect_contains() {
    grep -qF -- "$2" "$1" || fail "expected '$2' in: $(cat "$1")"
}

# expect_exit STATUS COMMAND...; what it prints goes to the files `out` and `err`.
expect_exit() {
    local expected=$1 status=0
    shift
    "$@" >out 2>err || status=$?
    [[ $status == "$expected" ]] || {
        cat out err
        fail "'$*' exited with $status, not $expected"
    }
}

# Prints the width and height of a PNG file: 465x465.
png_size() {
    local signature
    signature=$(od -An -N8 -tx1 "$1" | tr -d ' ')
    [[ $signature == 89504e470d0a1a0a ]] || fail "$1 is not a PNG file"
    od -An -j16 -N8 -tu1 "$1" | {
        read -r a b c d e f g h
        echo "$(((a << 24) + (b << 16) + (c << 8) + d))x$(((e << 24) + (f << 16) + (g << 8) + h))"
    }
}
