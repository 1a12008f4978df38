extension UIPresentationController {
  /// Takes the keyboard down that is up for something behind the presentation.
  ///
  /// What takes text there gives that up as if the user had ended it: its delegate is asked and told, and what does not
  /// let go keeps the keyboard. A popover leaves it up, and so does a controller that disables its dismissal.
  func takeKeyboardDown() {
    guard let responder = UIApplication.shared.firstResponder, covers(responder),
      responder.resignFirstResponder()
    else { return }
    coveredResponder = responder
  }

  /// Lets what took text before the presentation take it again, unless something else does by now, or it is gone from
  /// the screen.
  func bringKeyboardBack() {
    let responder = coveredResponder
    coveredResponder = nil
    guard let responder, responder.isOnScreen, UIApplication.shared.firstResponder == nil else { return }
    responder.becomeFirstResponder()
  }

  /// Whether the presentation takes the keyboard from a responder: over the current context only from one in there.
  private func covers(_ responder: UIResponder) -> Bool {
    guard presentationStyle != .popover, !presentedViewController.disablesAutomaticKeyboardDismissal else {
      return false
    }
    return shouldPresentInFullscreen
      || sequence(first: responder, next: \.next).contains { $0 === presentingViewController }
  }
}

extension UIResponder {
  /// Whether the first view in the responder's chain is in a window.
  fileprivate var isOnScreen: Bool {
    let view = sequence(first: self, next: \.next).lazy.compactMap { responder in
      responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
    }.first
    return view?.window != nil
  }
}
