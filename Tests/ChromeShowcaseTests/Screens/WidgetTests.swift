import ChromeUI
import Expectations
import HeadlessUIKit
import ShowcaseKit
import Testing

@testable import ChromeShowcase

/// The widgets report what is tapped.
@Suite @MainActor struct WidgetTests {
  @Test func `Search Widget: four ways to search; Content Widget: eight sites, of which four show`() throws {
    try onStage("Search Widget") { navigation, stage in
      let widget = try #require(navigation.topViewController as? SearchWidgetViewController)
      widget.openEverything()
      expectEqual(
        stage.takeCalls(),
        ["openSearch", "openIncognito", "openVoice", "openQRCode", "openCopiedURL"].map {
          "[SearchWidgetViewActionTarget \($0)]"
        })
    }
    try onStage("Content Widget") { navigation, stage in
      let widget = try #require(navigation.topViewController as? ContentWidgetViewController)
      expectEqual(
        widget.view.descendants(UILabel.self).compactMap(\.text).prefix(4),
        ["Site 1", "Site 2", "Site 3", "Site 4"])
      widget.delegate?.openURL("https://www.example.com/1")
      expectEqual(stage.takeCalls(), ["[ContentWidgetViewDelegate openURL:https://www.example.com/1]"])
    }
  }
}

extension SearchWidgetViewController {
  /// Taps every button from top to bottom.
  fileprivate func openEverything() {
    view.descendants(UIControl.self).forEach { $0.sendActions(for: .touchUpInside) }
  }
}
