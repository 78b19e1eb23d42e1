// Sources of Widgets follow.
