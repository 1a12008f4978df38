import ChromeUI
import Expectations
import HeadlessUIKit
import ShowcaseKit
import Testing

@testable import ChromeShowcase

@Suite @MainActor struct OmniboxPopupCoordinatorTests {
  @Test
  func `Seventeen suggestions of which the first is preselected, below a blue square and a red bar`() throws {
    try onStage("Omnibox popup table view") { navigation, _ in
      let container = try #require(navigation.topViewController)
      let popup = try #require(container.children.first as? OmniboxPopupViewController)
      expectEqual(popup.tableView.numberOfRows(inSection: 0), 17)
      let marked = popup.tableView.visibleCells.map { $0.contentView.accessibilityTraits.contains(.selected) }
      expectEqual(marked.first, true)
      #expect(!marked.dropFirst().contains(true))
      let fakes = [UIColor.systemBlue, .systemRed].compactMap { color in
        container.view.descendants(UIView.self).first { $0.backgroundColor == color }
      }
      let top = navigation.navigationBar.frameOnScreen.maxY
      expectEqual(
        fakes.map(\.frameOnScreen),
        [
          CGRect(x: 15, y: top, width: 30, height: 30), CGRect(x: 61, y: top, width: 240, height: 30),
        ])
      expectEqual(popup.view.frameOnScreen.minY, top + 44)
    }
  }

  @Test func `A chosen suggestion is shown in an alert; scrolling by the user alone is recorded`() throws {
    forEachRow([VirtualDevice.iPhone, .iPad]) { device in
      let configuration = StageConfiguration(name: "any", device: device)
      try onStage("Omnibox popup table view", configuration: configuration) { navigation, stage in
        let popup = navigation.topViewController?.children.first as? OmniboxPopupViewController
        popup?.tableView.contentOffset.y += 10
        expectEqual(stage.takeCalls(), [])
      }
    }
    try onStage("Omnibox popup table view") { navigation, stage in
      let container = try #require(navigation.topViewController)
      let popup = try #require(container.children.first as? OmniboxPopupViewController)
      drag(try #require(popup.view.window))
      expectNil(container.presentedViewController)
      let id = "kOmniboxPopupTableViewAccessibilityIdentifier"
      expectEqual(
        stage.takeCalls().last,
        "[AutocompleteResultConsumerDelegate autocompleteResultConsumerDidScroll:\(id)]")
      popup.tableView(popup.tableView, didSelectRowAt: IndexPath(row: 0, section: 0))
      let alert = try #require(container.presentedViewController as? UIAlertController)
      expectEqual(
        alert.message,
        "autocompleteResultConsumer:\(id) didSelectSuggestion:Simple suggestion inRow:0")
    }
  }

  /// Drags a finger up the screen.
  private func drag(_ window: UIWindow) {
    let touch = UITouch(in: window, at: CGPoint(x: 100, y: 600))
    window.sendEvent(UIEvent(touches: [touch]))
    for y in stride(from: 590, through: 500, by: -10) {
      UIApplication.shared.runLoop.advance(by: 0.02)
      touch.update(.moved, at: CGPoint(x: 100, y: CGFloat(y)))
      window.sendEvent(UIEvent(touches: [touch]))
    }
    touch.update(.ended, at: touch.location(in: nil))
    window.sendEvent(UIEvent(touches: [touch]))
    UIApplication.shared.settle()
  }
}
