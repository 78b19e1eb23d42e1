import SwiftUI

public struct ForecastView: View {
    public init() {}

    public var body: some View {
        VStack(alignment: .leading) {
            Text("Lisbon")
                .font(.headline)
            Text("22°")
                .font(.system(size: 40, weight: .bold, design: .rounded))
            Spacer()
            Label("Sunny", systemImage: "sun.max.fill")
                .font(.caption)
        }
        .foregroundStyle(.white)
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        .background(
            LinearGradient(colors: [.blue, .cyan], startPoint: .top, endPoint: .bottom))
    }
}
