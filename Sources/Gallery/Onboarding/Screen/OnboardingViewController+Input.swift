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

extension UIKeyboard {
  /// How many points of the screen's height the keyboard covers, by its notifications; 0 until the first one.
  @MainActor
  static func visibleHeight() -> ReadSignal<CGFloat> {
    let frames = Signal<CGRect>(onValue: frameChanges(of: .shared))
    let heights = frames.distinct().map { frame in max(0, UIScreen.main.bounds.height - frame.minY) }
    return heights.readable(initial: 0)
  }

  /// Listens to where an application's keyboard goes; there may be other applications in the same process.
  @MainActor
  private static func frameChanges(
    of application: UIApplication
  ) -> (@escaping (CGRect) -> Void) -> any Disposable {
    { [weak application] tell in
      // Notifications are posted on the main actor, and heard before the post returns.
      nonisolated(unsafe) let tell = tell
      let token = NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
      ) { [weak application] notification in
        let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        MainActor.assumeIsolated {
          guard let frame, application === UIApplication.shared else { return }
          tell(frame)
        }
      }
      return Disposer { NotificationCenter.default.removeObserver(token) }
    }
  }
}
