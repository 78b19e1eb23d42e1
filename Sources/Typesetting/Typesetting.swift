// Sources of Typesetting follow.
