// Sources of WidgetKit follow.
