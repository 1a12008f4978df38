import ChromeUI
import HeadlessUIKit
import ShowcaseKit
import Testing

@testable import ChromeShowcase

@Suite @MainActor struct IncognitoReauthTests {
  @Test("The controller's view is the view that covers incognito tabs, dark on any device")
  func view() throws {
    try onStage("Incognito Reauth Blocker") { navigation, _ in
      let view = try #require(navigation.topViewController?.view as? IncognitoReauthView)
      #expect(view.traitCollection.userInterfaceStyle == .dark)
      #expect(view.descendants(UIVisualEffectView.self).first?.frame == view.bounds)
    }
  }

  @Test("Both buttons are recorded")
  func buttons() throws {
    try onStage("Incognito Reauth Blocker") { navigation, stage in
      try #require(navigation.topViewController?.view).tapButtons()
      #expect(
        stage.takeCalls() == [
          "[IncognitoReauthCommands authenticateIncognitoContent]", "[IncognitoReauthCommands exitIncognito]",
        ])
    }
  }
}
