import Flow
import Foundation

extension OnboardingViewModel {
  /// All that can change on the guided board, and when.
  ///
  /// What describes a state tells each newcomer the present state at once; what asks for something to be done, such as
  /// moving the focus, does not repeat itself. Of what there is several of, there is a signal for each.
  ///
  /// Everything is to be listened to before the user does something, as an output only knows what it has heard.
  public struct Output {
    // MARK: Board

    /// Asks to scroll the board back to its left end, a turn after a phase is done.
    public let boardZeroContentOffset: Signal<Void>
    /// Whether lists are narrow, so that all can be seen; tells nothing before the first step.
    public let boardViewZoomOut: Signal<Bool>
    /// How far the board is from the leading edge, in points.
    public let boardLeadingConstant: Signal<CGFloat>
    /// How far the board is from the bottom edge, in points, negative above it; settles 0.2 seconds after the keyboard.
    public let boardBottomConstant: Signal<CGFloat>
    /// Tells the board once, when the user is done, and ends.
    public let createBoard: FiniteSignal<Board>

    // MARK: Overlays

    /// How far the row of overlays is moved, in points.
    public let overlayLeadingConstraintConstant: Signal<CGFloat>
    /// The opacity of each overlay, in the order of ``OverlayStep``.
    public let overlayFadeAnimations: [Signal<CGFloat>]
    /// Tells `false` once, when the board's phase begins.
    public let boardNamingOverlayButtonEnabled: Signal<Bool>
    /// Tells `false` once, when the lists' phase begins.
    public let listNamingOverlayButtonEnabled: Signal<Bool>
    /// Tells `false` once, when the cards' phase begins.
    public let cardNamingOverlayButtonEnabled: Signal<Bool>
    /// Whether the overlays at the bottom are hidden, as they are where there is room beside the board.
    public let compactUIHidden: Signal<Bool>
    /// Whether the overlays beside the board are hidden.
    public let regularUIHidden: Signal<Bool>

    // MARK: Board name

    /// The text to show, the same again if what was typed is refused.
    public let boardNameDisplayText: Signal<String>
    /// Asks to begin editing, or to end it.
    public let focusBoardNameTextField: Signal<Bool>
    /// Asks to select all, once.
    public let boardNameTextFieldSelectAllText: Signal<Void>
    public let boardNameTextFieldShowActiveBorder: Signal<Bool>
    public let boardNameTextFieldShowHintBorder: Signal<Bool>

    // MARK: List names

    /// The text to show in each field, the same again if what was typed is refused.
    public let listNameDisplayTexts: [Signal<String>]
    /// Asks to begin editing, or to end it.
    public let focusListNameTextFields: [Signal<Bool>]
    public let listNameTextFieldsVisible: Signal<Bool>
    /// Asks to select all, once a field.
    public let listNameTextFieldsSelectAllText: [Signal<Void>]
    public let listNameTextFieldsShowActiveBorders: [Signal<Bool>]
    public let firstListNameTextFieldShowHintBorder: Signal<Bool>
    public let listShouldHideCards: [Signal<Bool>]

    // MARK: Card titles

    /// The text to show in each field, the same again if what was typed is refused.
    public let cardTitleDisplayTexts: [Signal<String>]
    /// Asks to begin editing, or to end it.
    public let focusCardTitleTextFields: [Signal<Bool>]
    public let cardTitleTextFieldsEnabled: Signal<Bool>
    public let cardTitleTextFieldsShowActiveBorders: [Signal<Bool>]
    public let firstCardTitleTextFieldShowHintBorder: Signal<Bool>

    // MARK: Navigation bar

    /// What the button to go on says; empty when nothing is edited.
    public let rightNavForEditingButtonText: Signal<String>
    public let rightNavForEditingButtonHidden: Signal<Bool>
    /// Asks to end editing, as Return does.
    public let rightNavForEditingButtonAction: Signal<Void>
    /// What the button to skip says, a turn after the step.
    public let rightNavForOverlaySkipButtonText: Signal<String>
    public let rightNavForOverlaySkipButtonHidden: Signal<Bool>

    // MARK: Accessibility

    /// The step whose elements VoiceOver is to read from now on.
    public let accessibilityScreenChanged: Signal<FlowStep>
  }
}
