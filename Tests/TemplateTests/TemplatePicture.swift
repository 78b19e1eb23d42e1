import Foundation
import LayoutEngine
import Testing
import Views
import Widgets

/// One picture of a template: which, of what hour, in which family and scheme.
struct TemplatePicture: CustomTestStringConvertible, Sendable {
    let template: Template
    let hour: Int
    let family: WidgetFamily
    let scheme: ColorScheme
    /// Whether the phone is 320 points wide, not 375.
    var isOnSmallestPhone = false
    var typeSize = DynamicTypeSize.large
    var language = "en_US"

    var testDescription: String {
        let phone = isOnSmallestPhone ? ", smallest phone" : ""
        return "\(template) at \(hour), \(family), \(scheme), \(typeSize), \(language)\(phone)"
    }

    /// Points.
    var size: CGSize {
        let device = Device.named(isOnSmallestPhone ? "320x568" : "375x812", ios: 26)!
        return device.size(of: family).size
    }

    /// What texts keep to.
    var margin: CGFloat { family.isAccessory ? 0 : WidgetAppearance.contentMargin }

    /// A Thursday, whose agenda is the fullest.
    static let day = DateComponents(
        calendar: Calendar.current, year: 2026, month: 1, day: 1
    ).date!

    var date: Date { Self.day.addingTimeInterval(Double(hour) * 3600) }

    @MainActor var view: AnyView {
        let view = template.view(at: date)
        return family == .accessoryInline ? AnyView(InlineAccessory(view)) : view
    }

    /// Morning, noon, evening and night, so that every state is among them.
    static let all: [TemplatePicture] = Template.allCases.flatMap { template in
        template.hours.flatMap { hour in
            template.families.flatMap { family in
                (family.isAccessory ? [.dark] : ColorScheme.allCases).map { scheme in
                    TemplatePicture(template: template, hour: hour, family: family, scheme: scheme)
                }
            }
        }
    }

    /// Where room is scarcest.
    static let tight: [TemplatePicture] = Template.allCases.flatMap { template in
        template.hours.suffix(3).flatMap { hour in
            template.families.flatMap { family in
                [
                    TemplatePicture(
                        template: template, hour: hour, family: family, scheme: .light,
                        isOnSmallestPhone: true),
                    TemplatePicture(
                        template: template, hour: hour, family: family, scheme: .light,
                        typeSize: .accessibility5),
                ]
            }
        }
    }

    /// In the languages that a template speaks besides English.
    static let translated: [TemplatePicture] = ["de_DE", "ja_JP"].flatMap { language in
        Template.reminders.families.map { family in
            TemplatePicture(
                template: .reminders, hour: 9, family: family, scheme: .light, language: language)
        }
    }
}
