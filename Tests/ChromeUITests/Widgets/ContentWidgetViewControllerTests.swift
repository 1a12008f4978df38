import HeadlessUIKit
import Testing

@testable import ChromeUI

@Suite @MainActor struct ContentWidgetViewControllerTests {
  /// Keeps what it was told.
  private final class Owner: ContentWidgetViewDelegate {
    var told: [String] = []

    func openURL(_ url: String) { told.append(url) }
  }

  private func titles(in widget: ContentWidgetViewController) -> [String?] {
    widget.view.descendants(MostVisitedTile.self).map(\.accessibilityLabel)
  }

  @Test("It shows one line of sites, and all of them when it is unfolded")
  func folding() throws {
    try onScreen {
      ContentWidgetViewController(sites: (1...6).map { WidgetSite(title: "\($0)", url: "u\($0)") })
    } do: { widget in
      let button = try #require(widget.view.descendants(UIButton.self).first)
      #expect(titles(in: widget) == ["1", "2", "3", "4"])
      #expect(button.currentTitle == "Show more")
      button.sendActions(for: .touchUpInside)
      #expect(titles(in: widget) == ["1", "2", "3", "4", "5", "6"])
      #expect(button.currentTitle == "Show less")
      button.sendActions(for: .touchUpInside)
      #expect(titles(in: widget) == ["1", "2", "3", "4"])
    }
  }

  @Test("A tap opens the site")
  func opening() {
    let owner = Owner()
    onScreen {
      ContentWidgetViewController(sites: (1...2).map { WidgetSite(title: "\($0)", url: "u\($0)") })
    } do: { widget in
      widget.delegate = owner
      widget.view.descendants(MostVisitedTile.self).last?.sendActions(for: .touchUpInside)
      #expect(owner.told == ["u2"])
      #expect(widget.view.layoutFaults.isEmpty)
    }
  }
}
