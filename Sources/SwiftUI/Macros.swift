import Views

/// Declares a preview of a view.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "VitrineMacros", type: "PreviewViewMacro")

/// Declares a preview of a view, and what it is shown in.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Views.Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Views.Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "VitrineMacros", type: "PreviewViewMacro")

/// Makes a property of `EnvironmentValues` an entry of the environment.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "VitrineMacros", type: "EntryMacro")

/// Marks a dynamic property inside a preview.
@attached(peer)
public macro Previewable() = #externalMacro(module: "VitrineMacros", type: "EntryMacro")
