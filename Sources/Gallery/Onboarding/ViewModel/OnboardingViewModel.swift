import Flow
import HeadlessUIKit

/// Decides what the guided board shows, from what the user does.
///
/// The model has no state: ``transform(_:)`` makes signals from signals, which keep their state
/// while they have a listener.
@MainActor
package struct OnboardingViewModel {
  /// The longest name or title, in characters.
  package static let characterLimit: Int = 35

  /// The template's board, in the language of the running application.
  package let board: Board

  /// Creates the model for the board of a template.
  package init(boardTemplate: BoardTemplate) {
    board = boardTemplate.board
  }
}

extension OnboardingViewModel {
  /// Returns the signals that the guided board shows, made from those of the user's actions.
  package func transform(_ input: Input) -> Output {
    let flow = flowStep(input)
    let overlay = overlayStep(input)
    let lists = input.listNameFields
    let cards = input.cardTitleFields
    let boardName = boardNameDisplayText(input, flow: flow)
    let listNames = listNameDisplayTexts(input, flow: flow)
    let cardTitles = cardTitleDisplayTexts(input, flow: flow)
    let editingButtonText = rightNavForEditingButtonText(input)
    let editingButtonHidden = rightNavForEditingButtonHidden(text: editingButtonText)
    let isCompactHidden = compactUIHidden(input)
    return Output(
      boardZeroContentOffset: boardZeroContentOffset(flow: flow),
      boardViewZoomOut: boardViewZoomOut(input, flow: flow),
      boardLeadingConstant: boardLeadingConstant(input),
      boardBottomConstant: boardBottomConstant(input),
      createBoard: createBoard(
        flow: flow, boardName: boardName, listNames: listNames, cardTitles: cardTitles),
      overlayLeadingConstraintConstant: overlayLeadingConstraintConstant(input, overlay: overlay),
      overlayFadeAnimations: overlayFadeAnimations(input, overlay: overlay),
      boardNamingOverlayButtonEnabled: overlayButtonEnabled(until: .nameBoard, flow: flow),
      listNamingOverlayButtonEnabled: overlayButtonEnabled(until: .nameLists, flow: flow),
      cardNamingOverlayButtonEnabled: overlayButtonEnabled(until: .nameCards, flow: flow),
      compactUIHidden: isCompactHidden,
      regularUIHidden: isCompactHidden.map { !$0 },
      boardNameDisplayText: boardName,
      focusBoardNameTextField: focusBoardNameTextField(input),
      boardNameTextFieldSelectAllText: selectAllText(of: input.boardNameField),
      boardNameTextFieldShowActiveBorder: showActiveBorder(of: input.boardNameField),
      boardNameTextFieldShowHintBorder: boardNameTextFieldShowHintBorder(flow: flow),
      listNameDisplayTexts: listNames,
      focusListNameTextFields: focusListNameTextFields(input, flow: flow),
      listNameTextFieldsVisible: listNameTextFieldsVisible(flow: flow),
      listNameTextFieldsSelectAllText: lists.map(selectAllText),
      listNameTextFieldsShowActiveBorders: lists.map(showActiveBorder),
      firstListNameTextFieldShowHintBorder: firstListNameTextFieldShowHintBorder(flow: flow),
      listShouldHideCards: listShouldHideCards(input, flow: flow),
      cardTitleDisplayTexts: cardTitles,
      focusCardTitleTextFields: focusCardTitleTextFields(input, flow: flow),
      cardTitleTextFieldsEnabled: cardTitleTextFieldsEnabled(flow: flow),
      cardTitleTextFieldsShowActiveBorders: cards.map(showActiveBorder),
      firstCardTitleTextFieldShowHintBorder: firstCardTitleTextFieldShowHintBorder(flow: flow),
      rightNavForEditingButtonText: editingButtonText,
      rightNavForEditingButtonHidden: editingButtonHidden,
      rightNavForEditingButtonAction: input.rightNavForEditingButtonTap,
      rightNavForOverlaySkipButtonText: rightNavForOverlaySkipButtonText(flow: flow),
      rightNavForOverlaySkipButtonHidden: rightNavForOverlaySkipButtonHidden(
        flow: flow, editingButtonHidden: editingButtonHidden),
      accessibilityScreenChanged: flow)
  }
}
