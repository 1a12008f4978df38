import HeadlessUIKit
import RenderTree

extension UIView {
  /// Where the view's text, or the middle of a control without a text of its own, is not within the safe area of its
  /// controller, such as `24 points beyond the bottom`; `nil` if it is within, or if scrolling moves it there.
  ///
  /// Bars extend under the status bar and the home indicator by themselves, and are not judged.
  var unsafePlace: String? {
    guard let place = judgedPlace, !isMovedBySystem, let controller = owningController else { return nil }
    guard !(controller is UIAlertController), let root = controller.viewIfLoaded else { return nil }
    let (safe, frame) = (root.safeAreaLayoutGuide.layoutFrame, convert(place, to: root))
    let distances: [(edge: String, distance: CGFloat)] = [
      ("top", safe.minY - frame.minY), ("bottom", frame.maxY - safe.maxY), ("left", safe.minX - frame.minX),
      ("right", frame.maxX - safe.maxX),
    ]
    guard let worst = distances.max(by: { $0.distance < $1.distance }), worst.distance > 1 else { return nil }
    return "\(Double(worst.distance.rounded()).decimalText) points beyond the \(worst.edge)"
  }

  /// The text's place, or the middle of a control, in the view's coordinates.
  private var judgedPlace: CGRect? {
    switch self {
    case let label as UILabel:
      // What is cut off is not beyond the safe area.
      label.text?.isEmpty == false
        ? label.textRect(forBounds: label.bounds, limitedToNumberOfLines: label.numberOfLines)
          .intersection(label.bounds) : nil
    case is UITextField, is UISwitch, is UISlider, is UIStepper:
      CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0)
    case let button as UIButton:
      button.currentTitle?.isEmpty == false
        ? nil : CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0)
    default: nil
    }
  }

  /// Whether the view is in something that scrolls, or in a part of the system's own interface.
  private var isMovedBySystem: Bool {
    sequence(first: self, next: \.superview).contains { view in
      switch view {
      case is UIScrollView, is UINavigationBar, is UITabBar, is UIToolbar, is UISearchBar, is UIKeyboardView:
        true
      default: false
      }
    }
  }

  /// The controller whose view this view is, or is in.
  private var owningController: UIViewController? {
    sequence(first: self as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }.first
  }
}

extension UIView {
  /// Whether a tap on the view does something: it is an enabled control with actions, or recognizes taps, and what a
  /// finger hits at its middle is the view or a part of it.
  ///
  /// A view that fills the screen is a backdrop, on which a tap ends something that VoiceOver ends otherwise.
  var takesTaps: Bool {
    guard isUserInteractionEnabled, !bounds.isEmpty, let window, bounds.size != window.bounds.size else {
      return false
    }
    return hasTapActions && takesTouchInMiddle
  }

  private var hasTapActions: Bool {
    if let control = self as? UIControl, control.isEnabled,
      !control.allControlEvents.isDisjoint(with: Self.taps)
    {
      return true
    }
    return gestureRecognizers?.contains { $0 is UITapGestureRecognizer && $0.isEnabled } ?? false
  }

  private static let taps: UIControl.Event = [.touchUpInside, .touchDown, .primaryActionTriggered]
}
