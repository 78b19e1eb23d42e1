/// What becomes of an image's colors in accented rendering.
package enum AccentedImage: Hashable, Sendable {
    /// The group's color, as opaque as the image is.
    case flat
    /// The group's color, as opaque as the image is light.
    case luminance
    /// They stay.
    case fullColor
}
