import Flow
import Foundation
import HeadlessUIKit

@testable import Onboarding

/// The view model of a board with three lists and five cards, all of whose inputs are sent by tests.
@MainActor
final class Fixture {
  let boardName = Field()
  let lists = (0..<3).map { _ in Field() }
  let cards = (0..<5).map { _ in Field() }
  let boardGo = Callbacker<Void>()
  let listGo = Callbacker<Void>()
  let cardGo = Callbacker<Void>()
  let createGo = Callbacker<Void>()
  let boardSkip = Callbacker<Void>()
  let listSkip = Callbacker<Void>()
  let cardSkip = Callbacker<Void>()
  /// The one Skip button in the navigation bar, which is in four inputs.
  let navigationSkip = Callbacker<Void>()
  let editingButtonTap = Callbacker<Void>()
  let viewSize = ReadWriteSignal(CGSize(width: 375, height: 667))
  let traits = ReadWriteSignal(UITraitCollection(horizontalSizeClass: .compact))
  let keyboardHeight = ReadWriteSignal<CGFloat>(0)
  let board: Board
  let output: OnboardingViewModel.Output

  /// Makes the view model of the template "Manage a Project".
  ///
  /// - Parameter field: A text field for the board's name instead of the simulated one.
  init(boardName field: TextFieldSignals? = nil) {
    let viewModel = OnboardingViewModel(boardTemplate: .manageProject)
    let boardNameField = field ?? boardName.signals
    board = viewModel.board
    let navigationSkip = navigationSkip.providedSignal
    func tap(_ callbacker: Callbacker<Void>) -> Signal<Void> {
      merge(callbacker.providedSignal, navigationSkip)
    }
    output = viewModel.transform(
      OnboardingViewModel.Input(
        boardNameText: boardNameField.text,
        boardNameEditingDidBegin: boardNameField.editingDidBegin,
        boardNameEditingChanged: boardNameField.editingChanged,
        boardNameEditingDidEnd: boardNameField.editingDidEnd,
        boardNameEditingDidEndOnExit: boardNameField.editingDidEndOnExit,
        listViewModels: zip(board.lists, lists).map { ListViewModel(list: $0, nameField: $1.signals) },
        cardViewModels: zip(board.cards, cards).map { CardViewModel(card: $0, titleField: $1.signals) },
        boardNameOverlayGoButtonsTap: boardGo.providedSignal,
        listNameOverlayGoButtonsTap: listGo.providedSignal,
        cardTitleOverlayGoButtonsTap: cardGo.providedSignal,
        createBoardOverlayGoButtonsTap: tap(createGo),
        boardNameOverlaySkipButtonsTap: tap(boardSkip),
        listNameOverlaySkipButtonsTap: tap(listSkip),
        cardTitleOverlaySkipButtonsTap: tap(cardSkip),
        rightNavForEditingButtonTap: editingButtonTap.providedSignal,
        viewSize: viewSize.readOnly(), traitCollection: traits.readOnly(),
        keyboardHeight: keyboardHeight.readOnly()))
  }

  /// Names the board with its button and its field.
  func nameBoard(_ name: String = "BoardName") {
    boardGo.callAll()
    boardName.edit(name)
  }

  /// Names all lists, beginning with their button.
  func nameLists() {
    listGo.callAll()
    for (index, list) in lists.enumerated() { list.edit("ListName \(index)") }
  }

  /// Names all cards, beginning with their button.
  func nameCards() {
    cardGo.callAll()
    for (index, card) in cards.enumerated() { card.edit("CardName \(index)") }
  }
}

/// Runs `body` with a fixture in a new application with the app's texts.
@MainActor
func withFixture(_ body: (Fixture) throws -> Void) throws {
  try inApplication { try body(Fixture()) }
}

/// Waits until everything is idle.
@MainActor
func settle() {
  UIApplication.shared.settle()
}

/// Advances the time, in seconds.
@MainActor
func advance(by seconds: TimeInterval) {
  UIApplication.shared.runLoop.advance(by: seconds)
}

/// A text of a length.
func text(_ length: Int, of letter: Character = "x") -> String {
  String(repeating: letter, count: length)
}
