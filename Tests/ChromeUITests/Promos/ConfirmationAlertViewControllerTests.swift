import ChromeUI
import Expectations
import HeadlessUIKit
import Testing

@Suite @MainActor struct ConfirmationAlertViewControllerTests {
  private func fullAlert() -> ConfirmationAlertViewController {
    let alert = ConfirmationAlertViewController()
    alert.image = UIImage(named: "picture", size: CGSize(width: 100, height: 80))
    alert.titleText = "Title"
    alert.secondaryTitleText = "Second"
    alert.subtitleText = "Subtitle"
    alert.primaryActionString = "Yes"
    alert.secondaryActionString = "No"
    alert.tertiaryActionString = "Perhaps"
    alert.moreInfoLabel = "More"
    alert.showsDismissBarButton = true
    return alert
  }

  private func identifier(_ part: String) -> String { "kConfirmationAlert\(part)AccessibilityIdentifier" }

  @Test
  func `Each part has the identifier of its family, and more information its name in the navigation bar`() {
    forEachRow([
      ("Title", "Title"), ("SecondaryTitle", "Second"), ("Subtitle", "Subtitle"), ("PrimaryAction", "Yes"),
      ("SecondaryAction", "No"), ("TertiaryAction", "Perhaps"),
    ]) { part, text in
      let alert = fullAlert()
      try onScreen {
        alert
      } do: { _ in
        let view = try #require(alert.visibleView(identifier(part)))
        expectEqual(((view as? UILabel)?.text ?? (view as? UIButton)?.currentTitle), text)
      }
    }
    let alert = fullAlert()
    onScreen {
      alert
    } do: { _ in
      let item = alert.navigationItem.rightBarButtonItems?.last
      expectEqual(item?.accessibilityIdentifier, identifier("MoreInfo"))
      expectEqual(item?.accessibilityLabel, "More")
    }
  }

  @Test func `What is not set is not shown`() {
    let alert = ConfirmationAlertViewController()
    alert.titleText = "Title"
    onScreen {
      alert
    } do: { _ in
      expectEqual(alert.view.descendants(UILabel.self).map(\.text), ["Title"])
      expectEmpty(alert.view.descendants(UIButton.self))
      expectEqual(alert.navigationItem.rightBarButtonItems?.isEmpty, true)
    }
  }

  @Test func `Picture and texts are below each other above the buttons, and a low window has no picture`()
    throws
  {
    let alert = fullAlert()
    try onScreen {
      alert
    } do: { _ in
      let picture = try #require(
        alert.view.descendants(UIImageView.self).first { $0.image?.name == "picture" })
      let texts = ["Title", "SecondaryTitle", "Subtitle"].compactMap { alert.visibleView(identifier($0)) }
      let column = [picture] + texts
      expectEqual(column.count, 4)
      for (upper, lower) in zip(column, column.dropFirst()) {
        #expect(abs(lower.frameOnScreen.minY - upper.frameOnScreen.maxY - 16) < 0.5)
      }
      expectEqual(picture.bounds.height, 80)
      let room = try #require(alert.view.descendants(UIScrollView.self).first).frameOnScreen
      let middle = (picture.frameOnScreen.minY + texts[2].frameOnScreen.maxY) / 2
      #expect(abs(middle - room.midY) < 0.5)
    }
    do {
      let alert = fullAlert()
      try onScreen(orientation: .landscapeLeft) {
        alert
      } do: { _ in
        let picture = try #require(
          alert.view.descendants(UIImageView.self).first { $0.image?.name == "picture" })
        expectTrue(picture.isHidden)
      }
    }
  }

  @Test func `Each button is reported to the handler, also of those in the navigation bar`() throws {
    let alert = fullAlert()
    let handler = Listener()
    alert.actionHandler = handler
    try onScreen {
      alert
    } do: { _ in
      for part in ["PrimaryAction", "SecondaryAction", "TertiaryAction"] { alert.tap(identifier(part)) }
      let bar = try #require(alert.navigationController?.navigationBar)
      for button in bar.descendants(UIControl.self) { button.sendActions(for: .touchUpInside) }
      UIApplication.shared.settle()
      expectEqual(Set(handler.heard), ["primary", "secondary", "tertiary", "learn more", "dismiss"])
    }
  }
}

/// Records the calls.
private final class Listener: ConfirmationAlertActionHandler {
  private(set) var heard: [String] = []

  func confirmationAlertPrimaryAction() { heard.append("primary") }
  func confirmationAlertSecondaryAction() { heard.append("secondary") }
  func confirmationAlertTertiaryAction() { heard.append("tertiary") }
  func confirmationAlertLearnMoreAction() { heard.append("learn more") }
  func confirmationAlertDismissAction() { heard.append("dismiss") }
}
