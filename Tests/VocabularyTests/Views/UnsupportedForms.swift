import SwiftUI

// Views that a widget cannot show: they compile, and a sign stands in their place.

struct ScrollViewForms: View {
    var body: some View {
        ScrollView(.vertical, showsIndicators: false) { Text("a") }  // row: views ScrollView
    }
}

struct ListForms: View {
    var body: some View {
        List {  // row: views List
            Text("a").listRowSeparator(.hidden)  // row: modifiers listRowSeparator
            Text("b").listRowInsets(EdgeInsets())  // row: modifiers listRowInsets
        }
        .listStyle(.plain)  // row: modifiers listStyle
    }
}

struct FormForms: View {
    var body: some View {
        Form { Text("a") }  // row: views Form
    }
}

struct NavigationForms: View {
    @State private var isPresented = false

    var body: some View {
        NavigationStack {  // row: views NavigationStack
            Text("a")
                .navigationTitle("Title")  // row: modifiers navigationTitle
                .toolbar {  // row: modifiers toolbar
                    ToolbarItem(placement: .topBarTrailing) { Button("Done") {} }
                    ToolbarItemGroup { Button("More") {} }
                }
                .sheet(isPresented: $isPresented) { Text("b") }  // row: modifiers sheet
        }
    }
}

struct NavigationViewForms: View {
    var body: some View {
        NavigationView {  // row: views NavigationView
            Text("a").navigationBarTitle("Title")  // row: modifiers navigationBarTitle
        }
    }
}

struct NavigationLinkForms: View {
    var body: some View {
        NavigationLink(destination: Text("b")) { Text("a") }  // row: views NavigationLink
    }
}

struct TabViewForms: View {
    var body: some View {
        TabView {  // row: views TabView
            Text("a").tabItem { Label("A", systemImage: "star") }  // row: modifiers tabItem
        }
    }
}

struct TextFieldForms: View {
    @State private var name = ""

    var body: some View {
        TextField("Name", text: $name)  // row: views TextField
            .textFieldStyle(.roundedBorder)  // row: modifiers textFieldStyle
    }
}

struct PickerForms: View {
    @State private var choice = 1

    var body: some View {
        Picker("Choice", selection: $choice) {  // row: views Picker
            Text("one").tag(1)  // row: modifiers tag
        }
        .pickerStyle(.segmented)  // row: modifiers pickerStyle
    }
}

struct MenuForms: View {
    var body: some View {
        Menu("More") { Button("a") {} }  // row: views Menu
    }
}

struct SliderForms: View {
    @State private var value = 0.5

    var body: some View {
        Slider(value: $value, in: 0...1)  // row: views Slider
    }
}

struct StepperForms: View {
    @State private var value = 1

    var body: some View {
        Stepper("Count", value: $value, in: 0...9)  // row: views Stepper
    }
}
