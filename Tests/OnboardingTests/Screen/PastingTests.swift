import Expectations
import HeadlessUIKit
import Testing

@testable import Onboarding

/// The limit of 35 characters applies to pasted texts, too.
@Suite @MainActor struct PastingTests {
  private static let (longest, tooLong) = (
    String(repeating: "a", count: 35), String(repeating: "b", count: 36)
  )

  private func texts(of field: RoundedBorderedTextField, pasting texts: [String]) -> [String?] {
    field.becomeFirstResponder()
    return texts.map { text in
      UIPasteboard.general.string = text
      field.selectAll(nil)
      field.paste(nil)
      settle()
      return field.text
    }
  }

  @Test func `A text that is too long is not taken from the pasteboard`() {
    forEachRow([0, 1, 2, 3, 4]) { index in
      try onScreen(OnboardingViewController(viewModel: OnboardingViewModel(boardTemplate: .trackGoal))) {
        screen in
        for _ in 1...2 { screen.skipButton.tap() }
        let fields =
          [screen.boardView.nameField, screen.listFields[0], screen.listFields[2]] + screen.cardFields
        let shown = texts(of: fields[index], pasting: [Self.longest, Self.tooLong])
        expectEqual(shown, [Self.longest, Self.longest])
      }
    }
  }
}
