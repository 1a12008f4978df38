import ShowcaseKit
import Testing

@testable import ChromeShowcase

@Suite struct ChromeTests {
  @Test("The use cases have the texts of Chrome's registry, in its order")
  func registry() {
    #expect(chrome.name == "Chrome")
    #expect(
      chrome.useCases.map { [$0.classForDisplay, $0.name] } == [
        ["ShowcaseViewController", "Home screen"],
        ["SettingsViewController", "Main settings screen"],
        ["UITableViewCell", "UIKit Table Cells"],
        ["TextBadgeView", "Text badge"],
        ["AlertController", "Alert"],
      ])
  }

  @Test("Each is made by the class that Chrome's registry names, without the prefix")
  func classes() {
    #expect(
      chrome.useCases.map(\.classForInstantiation) == [
        "ShowcaseViewController", "SettingsCoordinator", "UIKitTableViewCellViewController",
        "TextBadgeViewController", "AlertCoordinator",
      ])
  }

  @Test("The home screen lists them by class")
  func rows() {
    #expect(chrome.rows.map(\.name) == ["Alert", "Main settings screen", "Text badge", "UIKit Table Cells"])
  }
}
