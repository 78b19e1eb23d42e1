// Sources of FoundationShim follow.
