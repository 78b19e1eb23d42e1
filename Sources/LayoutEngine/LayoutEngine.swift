// Sources of LayoutEngine follow.
