import ChromeUI
import Expectations
import HeadlessUIKit
import ShowcaseKit
import Testing

@testable import ChromeShowcase

/// The promos that are presented as half sheets.
@Suite @MainActor struct HalfSheetTests {
  private nonisolated static let names = [
    "Sign in promo half sheet for feed personalization menu options", "User Policy prompt half sheet",
  ]

  /// What a use case presents.
  private func onSheet(
    _ name: String, do body: (ConfirmationAlertViewController, Stage) throws -> Void
  ) throws {
    try onStage(name) { navigation, stage in
      let presented = navigation.presentedViewController as? ConfirmationAlertViewController
      try body(try #require(presented), stage)
    }
  }

  @Test
  func `It is a page sheet of half of the screen or all of it; the user policy names the managed domain`()
    throws
  {
    forEachRow(Self.names) { name in
      try onSheet(name) { promo, _ in
        let sheet = try #require(promo.sheetPresentationController)
        expectEqual(promo.modalPresentationStyle, .pageSheet)
        expectEqual(sheet.detents.map(\.identifier), [.medium, .large])
        expectEqual(sheet.preferredCornerRadius, 20)
        expectTrue(sheet.prefersEdgeAttachedInCompactHeight)
        expectEqual(promo.view.frameOnScreen.minY, 422)
      }
    }
    try onSheet("User Policy prompt half sheet") { promo, _ in
      expectEqual(promo.subtitleText?.contains("showcase.com"), true)
    }
  }

  @Test func `Each button is recorded and takes the sheet away`() {
    forEachRow(Self.names) { name in
      for button in ["Primary", "Secondary"] {
        try onSheet(name) { promo, stage in
          let identifier = "kConfirmationAlert\(button)ActionAccessibilityIdentifier"
          let control = promo.view.descendants(UIButton.self).first {
            $0.accessibilityIdentifier == identifier
          }
          control?.sendActions(for: .touchUpInside)
          UIApplication.shared.settle()
          expectNil(promo.presentingViewController)
          expectEqual(
            stage.takeCalls(), ["[ConfirmationAlertActionHandler confirmationAlert\(button)Action]"])
        }
      }
    }
  }
}
