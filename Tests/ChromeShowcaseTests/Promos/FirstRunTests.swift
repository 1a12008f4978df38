import ChromeUI
import Expectations
import HeadlessUIKit
import ShowcaseKit
import Testing

@testable import ChromeShowcase

@Suite @MainActor struct FirstRunTests {
  /// The screen that a use case pushes.
  private func onScreen(
    _ name: String, do body: (PromoStyleViewController, Stage) throws -> Void
  ) throws {
    try onStage(name) { navigation, stage in
      try body(try #require(navigation.topViewController as? PromoStyleViewController), stage)
    }
  }

  @Test func `The default screen has a standard banner, three buttons, and one text more`() throws {
    try onScreen("New FRE default screen example") { screen, _ in
      expectEqual(screen.banner?.size, .standard)
      expectEqual(screen.titleText, "Default Screen")
      expectEqual(screen.subtitleText?.isEmpty, false)
      expectEqual(screen.primaryActionString, "Accept and continue")
      expectEqual(screen.secondaryActionString, "Not now")
      expectEqual(screen.tertiaryActionString, "Customize sync")
      expectEqual(screen.specificContentView.descendants(UILabel.self).count, 1)
    }
  }

  @Test
  func `The hero screen's custom button toggles the primary one's title, which is answered with an alert`()
    throws
  {
    try onScreen("New FRE hero screen example") { screen, _ in
      expectEqual(screen.banner?.size, .tall)
      expectEqual(screen.view.texts, ["Hero Screen", "Custom button", "Accept and Continue"])
      screen.view.tapButton("Custom button")
      expectEqual(screen.view.texts, ["Hero Screen", "Custom button", "More"])
      screen.view.tapButton("Custom button")
      expectEqual(screen.view.texts, ["Hero Screen", "Custom button", "Accept and Continue"])
    }
    try onScreen("New FRE hero screen example") { screen, stage in
      screen.view.tapButton("Accept and Continue")
      let alert = try #require(screen.navigationController?.presentedViewController as? UIAlertController)
      expectEqual(alert.title, "Primary Button Tapped")
      expectEqual(alert.message, "This is a message from the coordinator.")
      expectEqual(alert.actions.map(\.title), ["OK"])
      expectEqual(stage.takeCalls(), ["[PromoStyleViewControllerDelegate didTapPrimaryActionButton]"])
    }
  }

  @Test func `The scrolling screen makes the user read to the end, and only then to continue`() throws {
    try onScreen("New FRE screen with scrolling example") { screen, stage in
      expectEqual(screen.titleText, "Scrolling Screen")
      expectEqual(screen.view.texts.last, "Read more")
      for _ in 0..<30 where !screen.didReachEnd { screen.view.tapButton("Read more") }
      expectEqual(stage.takeCalls(), [])
      expectEqual(screen.view.texts.last, "Continue")
      screen.view.tapButton("Continue")
      expectEqual(stage.takeCalls(), ["[PromoStyleViewControllerDelegate didTapPrimaryActionButton]"])
    }
  }
}
