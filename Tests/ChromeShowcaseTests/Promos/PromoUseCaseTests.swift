import ChromeUI
import Expectations
import HeadlessUIKit
import ShowcaseKit
import Testing

@testable import ChromeShowcase

/// The promos that are pushed, with their mock data.
@Suite @MainActor struct PromoUseCaseTests {
  @Test func `A plain screen has the use case as its title, and without passwords there is nothing to do`() {
    forEachRow([
      "Credential Provider Consent UI", "Credential Provider Empty Credentials UI",
      "Credential Provider Stale Credentials UI",
    ]) { name in
      try onStage(name) { navigation, _ in
        expectEqual(navigation.topViewController?.title, name)
      }
    }
    forEachRow(["Credential Provider Empty Credentials UI", "Credential Provider Stale Credentials UI"]) {
      name in
      try onStage(name) { navigation, _ in
        let view = try #require(navigation.topViewController?.view)
        expectEqual(
          view.identifiers,
          [
            "kConfirmationAlertTitleAccessibilityIdentifier",
            "kConfirmationAlertSubtitleAccessibilityIdentifier",
          ])
      }
    }
  }

  @Test func `Consent has title, subtitle, one button and a question mark in the leading corner`() throws {
    try onStage("Credential Provider Consent UI") { navigation, _ in
      let view = try #require((navigation.topViewController as? ConsentViewController)?.view)
      expectEqual(
        view.identifiers,
        [
          "PromoStyleTitleAccessibilityIdentifier", "PromoStyleSubtitleAccessibilityIdentifier",
          "PromoStyleLearnMoreActionAccessibilityIdentifier",
          "PromoStylePrimaryActionAccessibilityIdentifier",
        ])
    }
    forEachRow([
      (StageConfiguration(name: "portrait"), 0...44.0),
      (StageConfiguration(name: "landscape", orientation: .landscapeLeft), 47...91),
      (StageConfiguration(name: "right to left", layoutDirection: .rightToLeft), 346...390),
    ]) { (configuration: StageConfiguration, room: ClosedRange<CGFloat>) in
      try onStage("Credential Provider Consent UI", configuration: configuration) { navigation, _ in
        let button = try #require(
          navigation.topViewController?.view.descendants(UIButton.self).first {
            $0.accessibilityIdentifier == "PromoStyleLearnMoreActionAccessibilityIdentifier"
          })
        expectEqual(button.frameOnScreen.minX...button.frameOnScreen.maxX, room)
      }
    }
  }

  @Test func `The commands of promos with two or three buttons are recorded`() throws {
    try onStage("Default Browser Fullscreen Promo UI") { navigation, stage in
      let view = try #require(navigation.topViewController?.view)
      expectEqual(navigation.hidesBarsOnSwipe, false)
      view.tapButtons()
      expectEqual(
        stage.takeCalls(),
        [
          "[ConfirmationAlertActionHandler confirmationAlertPrimaryAction]",
          "[ConfirmationAlertActionHandler confirmationAlertSecondaryAction]",
        ])
    }
    forEachRow(["Contnet Notification fullscreen promo sheet", "New FRE default screen example"]) { name in
      try onStage(name) { navigation, stage in
        try #require(navigation.topViewController?.view).tapButtons()
        expectEqual(
          stage.takeCalls(),
          [
            "[PromoStyleViewControllerDelegate didTapPrimaryActionButton]",
            "[PromoStyleViewControllerDelegate didTapSecondaryActionButton]",
            "[PromoStyleViewControllerDelegate didTapTertiaryActionButton]",
          ])
      }
    }
  }
}
