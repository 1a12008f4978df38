import Expectations
import HeadlessUIKit
import Testing

@testable import Onboarding

@Suite @MainActor struct ReturnKeyTests {
  @Test func `The return key goes on in lists and cards, and ends the last of each`() throws {
    try onScreen(OnboardingViewController(viewModel: OnboardingViewModel(boardTemplate: .trackGoal))) {
      screen in
      expectEqual(screen.boardView.nameField.returnKeyType, .done)
      expectEqual(screen.listFields.map(\.returnKeyType), [.next, .next, .done])
      expectEqual(screen.cardFields.map(\.returnKeyType), [.next, .next, .done])
    }
  }

  @Test func `The first list's cards alone can be named`() throws {
    try onScreen(OnboardingViewController(viewModel: OnboardingViewModel(boardTemplate: .trackGoal))) {
      screen in
      for _ in 1...3 { screen.skipButton.tap() }
      let fields = screen.boardView.lists.map { $0.cards.map(\.titleField.isEnabled) }
      expectEqual(fields, [[true, true, true], [false, false], []])
    }
  }
}
