import HeadlessUIKit

extension UIView {
  /// Animates what changes with the address bar, as long as the bar itself takes; the user need not wait for it.
  static func animateURLBar(
    _ animations: @escaping @MainActor () -> Void, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: FocusTiming.urlBarTransition, delay: 0,
      options: [.layoutSubviews, .allowUserInteraction], animations: animations, completion: completion)
  }
}
