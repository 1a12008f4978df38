import Flow
import Foundation
import HeadlessUIKit

extension OnboardingViewModel {
  /// All that can change what the guided board shows.
  ///
  /// A button that stands for several inputs at once, as the navigation bar's Skip button does, has to be in all of them
  /// by one signal. That tells those who listened before the tap; who begins to listen because of the tap waits for the
  /// next one, so that one tap does not skip everything.
  public struct Input {
    public var boardNameText: ReadSignal<String>
    public var boardNameEditingDidBegin: Signal<Void>
    public var boardNameEditingChanged: Signal<Void>
    public var boardNameEditingDidEnd: Signal<Void>
    public var boardNameEditingDidEndOnExit: Signal<Void>
    /// From left to right.
    public var listViewModels: [ListViewModel]
    /// Those of the board's cards that can be edited, from the first one on.
    public var cardViewModels: [CardViewModel]
    public var boardNameOverlayGoButtonsTap: Signal<Void>
    public var listNameOverlayGoButtonsTap: Signal<Void>
    public var cardTitleOverlayGoButtonsTap: Signal<Void>
    public var createBoardOverlayGoButtonsTap: Signal<Void>
    public var boardNameOverlaySkipButtonsTap: Signal<Void>
    public var listNameOverlaySkipButtonsTap: Signal<Void>
    public var cardTitleOverlaySkipButtonsTap: Signal<Void>
    public var rightNavForEditingButtonTap: Signal<Void>
    /// The size of the screen's view, in points.
    public var viewSize: ReadSignal<CGSize>
    public var traitCollection: ReadSignal<UITraitCollection>
    /// How much of the screen the keyboard covers, in points; 0 without one.
    public var keyboardHeight: ReadSignal<CGFloat>

    public init(
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
