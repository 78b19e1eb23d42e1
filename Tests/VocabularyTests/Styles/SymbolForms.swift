import SwiftUI

struct SymbolForms: View {
    static let names = [
        "timer",  // row: symbols timer
        "star.fill",  // row: symbols star.fill
        "checkmark.circle.fill",  // row: symbols checkmark.circle.fill
        "pause.fill",  // row: symbols pause.fill
        "circle",  // row: symbols circle
        "exclamationmark.triangle.fill",  // row: symbols exclamationmark.triangle.fill
        "arrow.up",  // row: symbols arrow.up
        "play.fill",  // row: symbols play.fill
        "sun.max.fill",  // row: symbols sun.max.fill
        "arrow.down",  // row: symbols arrow.down
        "clock",  // row: symbols clock
        "exclamationmark.triangle",  // row: symbols exclamationmark.triangle
        "cloud.sun.fill",  // row: symbols cloud.sun.fill
        "arrow.clockwise",  // row: symbols arrow.clockwise
        "person",  // row: symbols person
        "xmark",  // row: symbols xmark
        "tuningfork",  // row: symbols tuningfork
        "calendar",  // row: symbols calendar
        "checkmark",  // row: symbols checkmark
        "cloud.rain.fill",  // row: symbols cloud.rain.fill
        "checkmark.circle",  // row: symbols checkmark.circle
        "swift",  // row: symbols swift
        "circle.fill",  // row: symbols circle.fill
        "drop.fill",  // row: symbols drop.fill
        "flame.fill",  // row: symbols flame.fill
        "heart",  // row: symbols heart
        "cloud.bolt.rain.fill",  // row: symbols cloud.bolt.rain.fill
        "list.dash",  // row: symbols list.dash
        "plus",  // row: symbols plus
        "xmark.circle.fill",  // row: symbols xmark.circle.fill
        "figure.walk",  // row: symbols figure.walk
        "heart.fill",  // row: symbols heart.fill
        "bag",  // row: symbols bag
        "exclamationmark.circle",  // row: symbols exclamationmark.circle
        "plus.circle.fill",  // row: symbols plus.circle.fill
        "arrow.counterclockwise",  // row: symbols arrow.counterclockwise
        "leaf.fill",  // row: symbols leaf.fill
        "photo",  // row: symbols photo
        "arrow.up.to.line",  // row: symbols arrow.up.to.line
        "car.fill",  // row: symbols car.fill
        "flag.checkered",  // row: symbols flag.checkered
        "lock.fill",  // row: symbols lock.fill
        "photo.fill",  // row: symbols photo.fill
        "arrow.down.right",  // row: symbols arrow.down.right
        "arrow.right",  // row: symbols arrow.right
        "arrow.up.right",  // row: symbols arrow.up.right
        "chevron.right",  // row: symbols chevron.right
        "moon.stars.fill",  // row: symbols moon.stars.fill
        "paperplane.fill",  // row: symbols paperplane.fill
        "phone",  // row: symbols phone
        "sparkles",  // row: symbols sparkles
        "square",  // row: symbols square
        "star",  // row: symbols star
    ]

    var body: some View {
        ForEach(Self.names, id: \.self) { Image(systemName: $0) }
    }
}
