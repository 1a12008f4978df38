import Flow
import Foundation
import HeadlessUIKit

extension OnboardingViewModel {
  /// Everything that can change what the guided board shows.
  ///
  /// A button that is several inputs at once, such as the navigation bar's Skip button, has to be
  /// the same signal in all of them. A tap then reaches only the listeners that there were before
  /// it; one that is added because of the tap waits for the next tap, and one tap does not skip
  /// everything.
  package struct Input {
    package var boardNameText: ReadSignal<String>
    package var boardNameEditingDidBegin: Signal<Void>
    package var boardNameEditingChanged: Signal<Void>
    package var boardNameEditingDidEnd: Signal<Void>
    package var boardNameEditingDidEndOnExit: Signal<Void>
    /// The lists, from the leading edge.
    package var listViewModels: [ListViewModel]
    /// The cards that can be edited, which are the first ones of the board.
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
    /// How much of the screen the keyboard covers, in points; 0 without a keyboard.
    package var keyboardHeight: ReadSignal<CGFloat>

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
