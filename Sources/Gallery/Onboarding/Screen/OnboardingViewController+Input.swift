import Flow
import Foundation
import HeadlessUIKit

extension OnboardingViewController {
  /// Returns all inputs of the view model; a tap on the button to skip is part of four of them.
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

  /// Returns the taps on the button of a step's overlay, in either set of overlays.
  private func goButtonsTap(_ step: OverlayStep) -> Signal<Void> {
    merge([compactOverlays, regularOverlays].map { $0[step.rawValue].contentView.goButton.providedSignal })
  }

  /// The size of the view, which signals after a layout that changed it.
  private var viewSize: ReadSignal<CGSize> {
    layoutPasses.providedSignal.readable(getValue: {}).map { [unowned self] in view.bounds.size }.distinct()
  }

  /// The traits, which signal when the horizontal size class changes: by a rotation, or by a
  /// container with another width.
  private var traits: ReadSignal<UITraitCollection> {
    ReadSignal(getValue: { [unowned self] in traitCollection }) { [unowned self] send in
      let registration = registerForTraitChanges([UITraitHorizontalSizeClass.self]) { screen, _ in
        send(screen.traitCollection)
      }
      return Disposer { [weak self] in self?.unregisterForTraitChanges(registration) }
    }
  }
}

extension UIKeyboard {
  /// Returns how many points of the screen's height the keyboard covers; 0 until its first
  /// notification.
  @MainActor
  static func visibleHeight() -> ReadSignal<CGFloat> {
    let frames = Signal<CGRect>(onValue: frameChanges(of: .shared))
    let heights = frames.distinct().map { frame in max(0, UIScreen.main.bounds.height - frame.minY) }
    return heights.readable(initial: 0)
  }

  /// Returns a function that observes the frame of an application's keyboard.
  ///
  /// Notifications of other applications in the same process are ignored.
  @MainActor
  private static func frameChanges(
    of application: UIApplication
  ) -> (@escaping (CGRect) -> Void) -> any Disposable {
    { [weak application] send in
      // Notifications are posted on the main actor, and delivered before the post returns.
      nonisolated(unsafe) let send = send
      let token = NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
      ) { [weak application] notification in
        let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        MainActor.assumeIsolated {
          guard let frame, application === UIApplication.shared else { return }
          send(frame)
        }
      }
      return Disposer { NotificationCenter.default.removeObserver(token) }
    }
  }
}
