import ChromeUI
import HeadlessUIKit
import ShowcaseKit
import Testing

@testable import ChromeShowcase

/// The promos that are pushed, with their mock data.
@Suite @MainActor struct PromoUseCaseTests {
  @Test(
    "A plain screen has the use case as its title",
    arguments: [
      "Credential Provider Consent UI", "Credential Provider Empty Credentials UI",
      "Credential Provider Stale Credentials UI",
    ])
  func titles(name: String) throws {
    try onStage(name) { navigation, _ in
      #expect(navigation.topViewController?.title == name)
    }
  }

  @Test("Consent has title, subtitle, one button and a question mark")
  func consent() throws {
    try onStage("Credential Provider Consent UI") { navigation, _ in
      let view = try #require((navigation.topViewController as? ConsentViewController)?.view)
      #expect(
        view.identifiers == [
          "PromoStyleTitleAccessibilityIdentifier", "PromoStyleSubtitleAccessibilityIdentifier",
          "PromoStyleLearnMoreActionAccessibilityIdentifier",
          "PromoStylePrimaryActionAccessibilityIdentifier",
        ])
    }
  }

  @Test(
    "The question mark stands in the leading corner, clear of the sensors",
    arguments: [
      (StageConfiguration(name: "portrait"), 0...44.0),
      (StageConfiguration(name: "landscape", orientation: .landscapeLeft), 47...91),
      (StageConfiguration(name: "right to left", layoutDirection: .rightToLeft), 346...390),
    ])
  func learnMore(configuration: StageConfiguration, room: ClosedRange<CGFloat>) throws {
    try onStage("Credential Provider Consent UI", configuration: configuration) { navigation, _ in
      let button = try #require(
        navigation.topViewController?.view.descendants(UIButton.self).first {
          $0.accessibilityIdentifier == "PromoStyleLearnMoreActionAccessibilityIdentifier"
        })
      #expect(button.frameOnScreen.minX...button.frameOnScreen.maxX == room)
    }
  }

  @Test(
    "Without passwords there is nothing to do",
    arguments: ["Credential Provider Empty Credentials UI", "Credential Provider Stale Credentials UI"])
  func nothingToDo(name: String) throws {
    try onStage(name) { navigation, _ in
      let view = try #require(navigation.topViewController?.view)
      #expect(
        view.identifiers == [
          "kConfirmationAlertTitleAccessibilityIdentifier",
          "kConfirmationAlertSubtitleAccessibilityIdentifier",
        ])
    }
  }

  @Test("The default browser promo's commands are recorded")
  func defaultBrowser() throws {
    try onStage("Default Browser Fullscreen Promo UI") { navigation, stage in
      let view = try #require(navigation.topViewController?.view)
      #expect(navigation.hidesBarsOnSwipe == false)
      view.tapButtons()
      #expect(
        stage.takeCalls() == [
          "[ConfirmationAlertActionHandler confirmationAlertPrimaryAction]",
          "[ConfirmationAlertActionHandler confirmationAlertSecondaryAction]",
        ])
    }
  }

  @Test(
    "The commands of promos with three buttons are recorded",
    arguments: ["Contnet Notification fullscreen promo sheet", "New FRE default screen example"])
  func threeButtons(name: String) throws {
    try onStage(name) { navigation, stage in
      try #require(navigation.topViewController?.view).tapButtons()
      #expect(
        stage.takeCalls() == [
          "[PromoStyleViewControllerDelegate didTapPrimaryActionButton]",
          "[PromoStyleViewControllerDelegate didTapSecondaryActionButton]",
          "[PromoStyleViewControllerDelegate didTapTertiaryActionButton]",
        ])
    }
  }
}
