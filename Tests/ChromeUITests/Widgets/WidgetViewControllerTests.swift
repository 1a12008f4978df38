import Expectations
import HeadlessUIKit
import Testing

@testable import ChromeUI

@Suite @MainActor struct ContentWidgetViewControllerTests {
  /// Records the calls.
  private final class Owner: ContentWidgetViewDelegate {
    var told: [String] = []

    func openURL(_ url: String) { told.append(url) }
  }

  private func titles(in widget: ContentWidgetViewController) -> [String?] {
    widget.view.descendants(MostVisitedTile.self).map(\.accessibilityLabel)
  }

  @Test func `It shows one line of sites, all of them when it is unfolded, and a tap opens one`() throws {
    try onScreen {
      ContentWidgetViewController(sites: (1...6).map { WidgetSite(title: "\($0)", url: "u\($0)") })
    } do: { widget in
      let button = try #require(widget.view.descendants(UIButton.self).first)
      expectEqual(titles(in: widget), ["1", "2", "3", "4"])
      expectEqual(button.currentTitle, "Show more")
      button.sendActions(for: .touchUpInside)
      expectEqual(titles(in: widget), ["1", "2", "3", "4", "5", "6"])
      expectEqual(button.currentTitle, "Show less")
      button.sendActions(for: .touchUpInside)
      expectEqual(titles(in: widget), ["1", "2", "3", "4"])
    }
    // Two are side by side while texts are large.
    onScreen {
      ContentWidgetViewController(sites: (1...6).map { WidgetSite(title: "\($0)", url: "u\($0)") })
    } do: { widget in
      for (category, count) in [(.accessibilityExtraLarge, 2), (.large, 4)] as [(UIContentSizeCategory, Int)]
      {
        UIApplication.shared.set(contentSizeCategory: category)
        expectEqual(titles(in: widget).count, count)
      }
    }
    let owner = Owner()
    onScreen {
      ContentWidgetViewController(sites: (1...2).map { WidgetSite(title: "\($0)", url: "u\($0)") })
    } do: { widget in
      widget.delegate = owner
      widget.view.descendants(MostVisitedTile.self).last?.sendActions(for: .touchUpInside)
      expectEqual(owner.told, ["u2"])
      expectEmpty(widget.view.layoutFaults)
    }
  }
}

@Suite @MainActor struct SearchWidgetViewControllerTests {
  /// Records the calls.
  private final class Target: SearchWidgetViewActionTarget {
    var told: [String] = []

    func openSearch() { told.append("search") }
    func openIncognito() { told.append("incognito") }
    func openVoice() { told.append("voice") }
    func openQRCode() { told.append("code") }
    func openCopiedURL() { told.append("copied") }
  }

  @Test func `Each button opens its own, and without a copied address it says where one would be`() {
    let target = Target()
    onScreen {
      SearchWidgetViewController(copiedURL: "https://a.org")
    } do: { widget in
      widget.target = target
      let controls = widget.view.descendants(UIControl.self)
      expectEqual(
        controls.map(\.accessibilityLabel),
        [
          "New search", "Incognito search", "Voice search", "Scan QR code",
          "Visit copied link, https://a.org",
        ])
      controls.forEach { $0.sendActions(for: .touchUpInside) }
      expectEqual(target.told, ["search", "incognito", "voice", "code", "copied"])
      expectEmpty(widget.view.layoutFaults)
    }
    onScreen {
      SearchWidgetViewController(copiedURL: nil)
    } do: { widget in
      expectEqual(widget.view.descendants(UIControl.self).count, 4)
      expectEqual(widget.view.shownTexts.last, "Links that you copy appear here")
    }
  }

  @Test func `Buttons are side by side, and below each other where texts are large`() {
    onScreen {
      SearchWidgetViewController(copiedURL: nil)
    } do: { widget in
      let buttons = widget.view.descendants(WidgetButton.self)
      expectEqual(Set(buttons.map(\.frameOnScreen.minY)).count, 1)
      UIApplication.shared.set(contentSizeCategory: .accessibilityExtraExtraExtraLarge)
      UIApplication.shared.settle()
      expectEqual(Set(buttons.map(\.frameOnScreen.minX)).count, 1)
      expectEqual(Set(buttons.map(\.frameOnScreen.minY)).count, 4)
    }
  }
}
