import Flow
import Foundation
import HeadlessUIKit

extension OnboardingViewModel {
  /// All that can change what the guided board shows.
  ///
  /// A button that stands for several inputs at once, as the navigation bar's Skip button does, has to be in all of them
  /// by one signal. That tells those who listened before the tap; who begins to listen because of the tap waits for the
  /// next one, so that one tap does not skip everything.
  package struct Input {
    package var boardNameText: ReadSignal<String>
    package var boardNameEditingDidBegin: Signal<Void>
    package var boardNameEditingChanged: Signal<Void>
    package var boardNameEditingDidEnd: Signal<Void>
    package var boardNameEditingDidEndOnExit: Signal<Void>
    /// From left to right.
    package var listViewModels: [ListViewModel]
    /// Those of the board's cards that can be edited, from the first one on.
    package var cardViewModels: [CardViewModel]
    package var boardNameOverlayGoButtonsTap: Signal<Void>
    package var listNameOverlayGoButtonsTap: Signal<Void>
    package var cardTitleOverlayGoButtonsTap: Signal<Void>
    package var createBoardOverlayGoButtonsTap: Signal<Void>
    package var boardNameOverlaySkipButtonsTap: Signal<Void>
    package var listNameOverlaySkipButtonsTap: Signal<Void>
    package var cardTitleOverlaySkipButtonsTap: Signal<Void>
    package var rightNavForEditingButtonTap: Signal<Void>
    /// The size of the screen's view, in points.
    package var viewSize: ReadSignal<CGSize>
    package var traitCollection: ReadSignal<UITraitCollection>
    /// How much of the screen the keyboard covers, in points; 0 without one.
    package var keyboardHeight: ReadSignal<CGFloat>

    package init(
      boardNameText: ReadSignal<String>, boardNameEditingDidBegin: Signal<Void>,
      boardNameEditingChanged: Signal<Void>, boardNameEditingDidEnd: Signal<Void>,
      boardNameEditingDidEndOnExit: Signal<Void>, listViewModels: [ListViewModel],
      cardViewModels: [CardViewModel], boardNameOverlayGoButtonsTap: Signal<Void>,
      listNameOverlayGoButtonsTap: Signal<Void>, cardTitleOverlayGoButtonsTap: Signal<Void>,
      createBoardOverlayGoButtonsTap: Signal<Void>, boardNameOverlaySkipButtonsTap: Signal<Void>,
      listNameOverlaySkipButtonsTap: Signal<Void>, cardTitleOverlaySkipButtonsTap: Signal<Void>,
      rightNavForEditingButtonTap: Signal<Void>, viewSize: ReadSignal<CGSize>,
      traitCollection: ReadSignal<UITraitCollection>, keyboardHeight: ReadSignal<CGFloat>
    ) {
      self.boardNameText = boardNameText
      self.boardNameEditingDidBegin = boardNameEditingDidBegin
      self.boardNameEditingChanged = boardNameEditingChanged
      self.boardNameEditingDidEnd = boardNameEditingDidEnd
      self.boardNameEditingDidEndOnExit = boardNameEditingDidEndOnExit
      self.listViewModels = listViewModels
      self.cardViewModels = cardViewModels
      self.boardNameOverlayGoButtonsTap = boardNameOverlayGoButtonsTap
      self.listNameOverlayGoButtonsTap = listNameOverlayGoButtonsTap
      self.cardTitleOverlayGoButtonsTap = cardTitleOverlayGoButtonsTap
      self.createBoardOverlayGoButtonsTap = createBoardOverlayGoButtonsTap
      self.boardNameOverlaySkipButtonsTap = boardNameOverlaySkipButtonsTap
      self.listNameOverlaySkipButtonsTap = listNameOverlaySkipButtonsTap
      self.cardTitleOverlaySkipButtonsTap = cardTitleOverlaySkipButtonsTap
      self.rightNavForEditingButtonTap = rightNavForEditingButtonTap
      self.viewSize = viewSize
      self.traitCollection = traitCollection
      self.keyboardHeight = keyboardHeight
    }

    /// The board's text field.
    var boardNameField: TextFieldSignals {
      TextFieldSignals(
        text: boardNameText, editingDidBegin: boardNameEditingDidBegin,
        editingChanged: boardNameEditingChanged, editingDidEnd: boardNameEditingDidEnd,
        editingDidEndOnExit: boardNameEditingDidEndOnExit)
    }

    /// The lists' text fields.
    var listNameFields: [TextFieldSignals] { listViewModels.map(\.nameField) }

    /// The cards' text fields.
    var cardTitleFields: [TextFieldSignals] { cardViewModels.map(\.titleField) }
  }
}
