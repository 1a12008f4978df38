import Flow
import Foundation

extension OnboardingViewModel {
  /// All that can change on the guided board, and when.
  ///
  /// What describes a state tells each newcomer the present state at once; what asks for something to be done, such as
  /// moving the focus, does not repeat itself. Of what there is several of, there is a signal for each.
  ///
  /// Everything is to be listened to before the user does something, as an output only knows what it has heard.
  package struct Output {
    // MARK: Board

    /// Asks to scroll the board back to its left end, a turn after a phase is done.
    package let boardZeroContentOffset: Signal<Void>
    /// Whether lists are narrow, so that all can be seen; tells nothing before the first step.
    package let boardViewZoomOut: Signal<Bool>
    /// How far the board is from the leading edge, in points.
    package let boardLeadingConstant: Signal<CGFloat>
    /// How far the board is from the bottom edge, in points, negative above it; settles 0.2 seconds after the keyboard.
    package let boardBottomConstant: Signal<CGFloat>
    /// Tells the board once, when the user is done, and ends.
    package let createBoard: FiniteSignal<Board>

    // MARK: Overlays

    /// How far the row of overlays is moved, in points.
    package let overlayLeadingConstraintConstant: Signal<CGFloat>
    /// The opacity of each overlay, in the order of ``OverlayStep``.
    package let overlayFadeAnimations: [Signal<CGFloat>]
    /// Tells `false` once, when the board's phase begins.
    package let boardNamingOverlayButtonEnabled: Signal<Bool>
    /// Tells `false` once, when the lists' phase begins.
    package let listNamingOverlayButtonEnabled: Signal<Bool>
    /// Tells `false` once, when the cards' phase begins.
    package let cardNamingOverlayButtonEnabled: Signal<Bool>
    /// Whether the overlays at the bottom are hidden, as they are where there is room beside the board.
    package let compactUIHidden: Signal<Bool>
    /// Whether the overlays beside the board are hidden.
    package let regularUIHidden: Signal<Bool>

    // MARK: Board name

    /// The text to show, the same again if what was typed is refused.
    package let boardNameDisplayText: Signal<String>
    /// Asks to begin editing, or to end it.
    package let focusBoardNameTextField: Signal<Bool>
    /// Asks to select all, once.
    package let boardNameTextFieldSelectAllText: Signal<Void>
    package let boardNameTextFieldShowActiveBorder: Signal<Bool>
    package let boardNameTextFieldShowHintBorder: Signal<Bool>

    // MARK: List names

    /// The text to show in each field, the same again if what was typed is refused.
    package let listNameDisplayTexts: [Signal<String>]
    /// Asks to begin editing, or to end it.
    package let focusListNameTextFields: [Signal<Bool>]
    package let listNameTextFieldsVisible: Signal<Bool>
    /// Asks to select all, once a field.
    package let listNameTextFieldsSelectAllText: [Signal<Void>]
    package let listNameTextFieldsShowActiveBorders: [Signal<Bool>]
    package let firstListNameTextFieldShowHintBorder: Signal<Bool>
    package let listShouldHideCards: [Signal<Bool>]

    // MARK: Card titles

    /// The text to show in each field, the same again if what was typed is refused.
    package let cardTitleDisplayTexts: [Signal<String>]
    /// Asks to begin editing, or to end it.
    package let focusCardTitleTextFields: [Signal<Bool>]
    package let cardTitleTextFieldsEnabled: Signal<Bool>
    package let cardTitleTextFieldsShowActiveBorders: [Signal<Bool>]
    package let firstCardTitleTextFieldShowHintBorder: Signal<Bool>

    // MARK: Navigation bar

    /// What the button to go on says; empty when nothing is edited.
    package let rightNavForEditingButtonText: Signal<String>
    package let rightNavForEditingButtonHidden: Signal<Bool>
    /// Asks to end editing, as Return does.
    package let rightNavForEditingButtonAction: Signal<Void>
    /// What the button to skip says, a turn after the step.
    package let rightNavForOverlaySkipButtonText: Signal<String>
    package let rightNavForOverlaySkipButtonHidden: Signal<Bool>

    // MARK: Accessibility

    /// The step whose elements VoiceOver is to read from now on.
    package let accessibilityScreenChanged: Signal<FlowStep>
  }
}
