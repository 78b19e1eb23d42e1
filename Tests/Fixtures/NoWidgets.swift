struct Nothing {
    let here = 1
}
