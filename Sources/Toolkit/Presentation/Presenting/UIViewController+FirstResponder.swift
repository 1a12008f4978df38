import Flow
import HeadlessUIKit

extension UIViewController {
  /// Remembers who has the keyboard in the controller's window; disposing of what is returned gives it back.
  func restoringFirstResponder() -> any Disposable {
    guard let responder = viewIfLoaded?.window?.firstResponderBelow else { return NilDisposer() }
    return Disposer { responder.becomeFirstResponder() }
  }
}

extension UIView {
  /// The view, or the one below it, that has the keyboard.
  fileprivate var firstResponderBelow: UIView? {
    if isFirstResponder { return self }
    return subviews.lazy.compactMap(\.firstResponderBelow).first
  }
}
