import Flow
import Foundation
import HeadlessUIKit

extension OnboardingViewController {
  /// Everything that can change what the screen shows; one tap on the button to skip is in four of the inputs.
  func makeInput() -> OnboardingViewModel.Input {
    let name = TextFieldSignals(boardView.nameField)
    let skip = skipButton.providedSignal
    return OnboardingViewModel.Input(
      boardNameText: name.text, boardNameEditingDidBegin: name.editingDidBegin,
      boardNameEditingChanged: name.editingChanged, boardNameEditingDidEnd: name.editingDidEnd,
      boardNameEditingDidEndOnExit: name.editingDidEndOnExit,
      listViewModels: listViewModels, cardViewModels: cardViewModels,
      boardNameOverlayGoButtonsTap: goButtonsTap(.describeBoard),
      listNameOverlayGoButtonsTap: goButtonsTap(.describeList),
      cardTitleOverlayGoButtonsTap: goButtonsTap(.describeCard),
      createBoardOverlayGoButtonsTap: merge(goButtonsTap(.createBoard), skip),
      boardNameOverlaySkipButtonsTap: skip, listNameOverlaySkipButtonsTap: skip,
      cardTitleOverlaySkipButtonsTap: skip, rightNavForEditingButtonTap: editButton.providedSignal,
      viewSize: viewSize, traitCollection: traits, keyboardHeight: UIKeyboard.visibleHeight())
  }

  private var listViewModels: [ListViewModel] {
    zip(viewModel.board.lists, listFields).map { list, field in
      ListViewModel(list: list, nameField: TextFieldSignals(field))
    }
  }

  private var cardViewModels: [CardViewModel] {
    zip(viewModel.board.cards, cardFields).map { card, field in
      CardViewModel(card: card, titleField: TextFieldSignals(field))
    }
  }

  /// The buttons of an overlay, whichever set it belongs to.
  private func goButtonsTap(_ step: OverlayStep) -> Signal<Void> {
    merge([compactOverlays, regularOverlays].map { $0[step.rawValue].contentView.goButton.providedSignal })
  }

  /// The size of the view, told when layout has found another one.
  private var viewSize: ReadSignal<CGSize> {
    layoutPasses.providedSignal.readable(getValue: {}).map { [unowned self] in view.bounds.size }.distinct()
  }

  /// The traits, told when others are in effect, be it by a rotation or by a container that changes its width.
  private var traits: ReadSignal<UITraitCollection> {
    ReadSignal(getValue: { [unowned self] in traitCollection }) { [unowned self] tell in
      let registration = registerForTraitChanges([UITraitHorizontalSizeClass.self]) { screen, _ in
        tell(screen.traitCollection)
      }
      return Disposer { [weak self] in self?.unregisterForTraitChanges(registration) }
    }
  }
}
