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

  @Test func `All that a project puts into the bundle is a resource, but what is compiled`() {
    let resources = AppResource.all(
      ofBundle: [
        "A/cities.json", "A/help.html", "A/Sound.caf", "A/List.swift", "A/Info.plist",
        "A/Model.xcdatamodeld/x",
        "A/Assets.xcassets/Contents.json", "A/Data/one.txt", "A/Settings.bundle/Root.plist",
        "A/App.entitlements",
      ], folders: ["A/Data"])
    expectEqual(
      resources.map(\.path),
      ["A/Assets.xcassets", "A/Data", "A/Settings.bundle", "A/Sound.caf", "A/cities.json", "A/help.html"])
  }
}
