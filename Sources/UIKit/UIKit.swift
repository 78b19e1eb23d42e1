// Sources of UIKit follow.
