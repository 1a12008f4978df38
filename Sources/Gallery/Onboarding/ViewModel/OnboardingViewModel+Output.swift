import Flow
import Foundation

extension OnboardingViewModel {
  /// Everything that can change on the guided board.
  ///
  /// A signal that describes a state sends the current state to each new listener at once; one that
  /// requests an action, such as moving the focus, is not repeated. Outputs of several views are
  /// arrays with one signal for each view.
  ///
  /// Listen to all outputs before the user does anything, as they depend on the inputs since the
  /// first listener.
  package struct Output {
    // MARK: Board

    /// Requests to scroll the board back to its first list, a turn after a phase is done.
    package let boardZeroContentOffset: Signal<Void>
    /// Whether lists are narrow, so that all of them show; nothing is sent before the first step.
    package let boardViewZoomOut: Signal<Bool>
    /// How far the board is from the leading edge, in points.
    package let boardLeadingConstant: Signal<CGFloat>
    /// How far the board is from the bottom edge, in points, negative above it; it follows the
    /// keyboard after 0.2 seconds.
    package let boardBottomConstant: Signal<CGFloat>
    /// Sends the board once, when the user is done, and ends.
    package let createBoard: FiniteSignal<Board>

    // MARK: Overlays

    /// The offset of the row of overlays, in points.
    package let overlayLeadingConstraintConstant: Signal<CGFloat>
    /// The opacity of each overlay, in the order of ``OverlayStep``.
    package let overlayFadeAnimations: [Signal<CGFloat>]
    /// Sends `false` once, when the board's phase begins.
    package let boardNamingOverlayButtonEnabled: Signal<Bool>
    /// Sends `false` once, when the lists' phase begins.
    package let listNamingOverlayButtonEnabled: Signal<Bool>
    /// Sends `false` once, when the cards' phase begins.
    package let cardNamingOverlayButtonEnabled: Signal<Bool>
    /// Whether the overlays at the bottom are hidden, as they are if there is room beside the
    /// board.
    package let compactUIHidden: Signal<Bool>
    /// Whether the overlays beside the board are hidden.
    package let regularUIHidden: Signal<Bool>

    // MARK: Board name

    /// The text to show, sent again if what was typed is too long.
    package let boardNameDisplayText: Signal<String>
    /// Requests to begin editing, or to end it.
    package let focusBoardNameTextField: Signal<Bool>
    /// Requests to select all, once.
    package let boardNameTextFieldSelectAllText: Signal<Void>
    /// Whether the field has the border of the one that is being edited.
    package let boardNameTextFieldShowActiveBorder: Signal<Bool>
    /// Whether the field has the border of the one to edit next.
    package let boardNameTextFieldShowHintBorder: Signal<Bool>

    // MARK: List names

    /// The text to show in each field, sent again if what was typed is too long.
    package let listNameDisplayTexts: [Signal<String>]
    /// Requests to begin editing, or to end it.
    package let focusListNameTextFields: [Signal<Bool>]
    /// Whether the names show instead of the bars in their places.
    package let listNameTextFieldsVisible: Signal<Bool>
    /// Requests to select all, once for each field.
    package let listNameTextFieldsSelectAllText: [Signal<Void>]
    /// Whether each field has the border of the one that is being edited.
    package let listNameTextFieldsShowActiveBorders: [Signal<Bool>]
    /// Whether the first field has the border of the one to edit next.
    package let firstListNameTextFieldShowHintBorder: Signal<Bool>
    /// Whether each list hides its cards.
    package let listShouldHideCards: [Signal<Bool>]

    // MARK: Card titles

    /// The text to show in each field, sent again if what was typed is too long.
    package let cardTitleDisplayTexts: [Signal<String>]
    /// Requests to begin editing, or to end it.
    package let focusCardTitleTextFields: [Signal<Bool>]
    /// Whether the titles can be edited.
    package let cardTitleTextFieldsEnabled: Signal<Bool>
    /// Whether each field has the border of the one that is being edited.
    package let cardTitleTextFieldsShowActiveBorders: [Signal<Bool>]
    /// Whether the first field has the border of the one to edit next.
    package let firstCardTitleTextFieldShowHintBorder: Signal<Bool>

    // MARK: Navigation bar

    /// The title of the button to continue; empty when nothing is edited.
    package let rightNavForEditingButtonText: Signal<String>
    /// Whether the button to continue is hidden.
    package let rightNavForEditingButtonHidden: Signal<Bool>
    /// Requests to end editing, as Return does.
    package let rightNavForEditingButtonAction: Signal<Void>
    /// The title of the button to skip, a turn after the step.
    package let rightNavForOverlaySkipButtonText: Signal<String>
    /// Whether the button to skip is hidden.
    package let rightNavForOverlaySkipButtonHidden: Signal<Bool>

    // MARK: Accessibility

    /// The step whose elements VoiceOver is to read from now on.
    package let accessibilityScreenChanged: Signal<FlowStep>
  }
}
