import Foundation
import FoundationShim

/// A choice among a few values.
public protocol AppEnum: AppValue, CaseIterable, RawRepresentable, Hashable, Sendable
where RawValue: LosslessStringConvertible {
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension AppEnum {
    public static var typeDisplayName: LocalizedStringResource {
        LocalizedStringResource(String.LocalizationValue(String(describing: Self.self)))
    }

    public var localizedStringResource: LocalizedStringResource {
        Self.caseDisplayRepresentations[self]?.title
            ?? LocalizedStringResource(String.LocalizationValue(String(describing: self)))
    }
}

/// A type in words.
public struct TypeDisplayRepresentation:
    ExpressibleByStringInterpolation, Hashable, Sendable
{
    public var name: LocalizedStringResource

    public init(
        name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
        synonyms: [LocalizedStringResource] = []
    ) { self.name = name }

    public init(stringLiteral value: String) {
        name = LocalizedStringResource(stringLiteral: value)
    }

    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        name = LocalizedStringResource(stringInterpolation: stringInterpolation)
    }
}

/// A value in words, with a picture.
public struct DisplayRepresentation: ExpressibleByStringInterpolation, Hashable, Sendable {
    public struct Image: Hashable, Sendable {
        public enum DisplayStyle: Hashable, Sendable { case `default`, circular }
        let name: String
        public init(
            named name: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default
        ) { self.name = name }
        public init(systemName: String, isTemplate: Bool? = nil) { name = systemName }
        public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
            name = ""
        }
        public init(url: URL, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
            name = url.absoluteString
        }
    }

    public var title: LocalizedStringResource
    public var subtitle: LocalizedStringResource?
    public var image: Image?

    public init(
        title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
        image: Image? = nil, synonyms: [LocalizedStringResource] = []
    ) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
    }

    public init(stringLiteral value: String) {
        self.init(title: LocalizedStringResource(stringLiteral: value))
    }

    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}
