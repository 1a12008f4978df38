import Expectations
import Testing

@testable import AppPackages

@Suite struct AppResourceTests {
  @Test func `Catalogs are whole, and what is in a folder of a language has its place there`() {
    let resources = AppResource.all(of: [
      "A/Assets.xcassets/Contents.json", "A/Assets.xcassets/Red.colorset/Contents.json", "A/B.swift",
      "A/de.lproj/Main.strings", "A/Card.xib", "A/Info.plist",
    ])
    expectEqual(resources.map(\.path), ["A/Assets.xcassets", "A/Card.xib", "A/de.lproj/Main.strings"])
    expectEqual(resources.map(\.place), ["Assets.xcassets", "Card.xib", "de.lproj/Main.strings"])
    expectEqual(resources.map(\.isOfLanguage), [false, false, true])
  }
}
