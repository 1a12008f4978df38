import HeadlessUIKit

extension UIView {
  /// All views of a class at and below this one, back to front.
  func descendants<View: UIView>(_ type: View.Type) -> [View] {
    [self as? View].compactMap { $0 } + subviews.flatMap { $0.descendants(type) }
  }

  /// The view's rectangle on the screen.
  var frameOnScreen: CGRect { convert(bounds, to: window) }
}
