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
    /// The text of the field for the board's name.
    package var boardNameText: ReadSignal<String>
    /// The field for the board's name has become the first responder.
    package var boardNameEditingDidBegin: Signal<Void>
    /// The user has changed the board's name.
    package var boardNameEditingChanged: Signal<Void>
    /// The field for the board's name is no longer the first responder.
    package var boardNameEditingDidEnd: Signal<Void>
    /// The user has pressed Return in the board's name.
    package var boardNameEditingDidEndOnExit: Signal<Void>
    /// The lists, from the leading edge.
    package var listViewModels: [ListViewModel]
    /// The cards that can be edited, which are the first ones of the board.
    package var cardViewModels: [CardViewModel]
    /// A tap on the button of the first overlay, which begins to name the board.
    package var boardNameOverlayGoButtonsTap: Signal<Void>
    /// A tap on the button of the second overlay, which begins to name the lists.
    package var listNameOverlayGoButtonsTap: Signal<Void>
    /// A tap on the button of the third overlay, which begins to name the cards.
    package var cardTitleOverlayGoButtonsTap: Signal<Void>
    /// A tap on the button of the last overlay, or on the one to finish.
    package var createBoardOverlayGoButtonsTap: Signal<Void>
    /// A tap that skips the board's name.
    package var boardNameOverlaySkipButtonsTap: Signal<Void>
    /// A tap that skips the lists' names.
    package var listNameOverlaySkipButtonsTap: Signal<Void>
    /// A tap that skips the cards' titles.
    package var cardTitleOverlaySkipButtonsTap: Signal<Void>
    /// A tap on the navigation bar's button during editing.
    package var rightNavForEditingButtonTap: Signal<Void>
    /// The size of the screen's view, in points.
    package var viewSize: ReadSignal<CGSize>
    /// The traits, of which only the horizontal size class is read.
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
