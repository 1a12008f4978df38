import Foundation

/// A control with a part that fingers drag along the control.
@preconcurrency @MainActor
protocol DraggableControl: UIControl {
  /// Returns whether a finger that came down at a point takes hold of that part.
  func isDragged(from point: CGPoint) -> Bool
}

extension UIControl {
  /// Returns whether a gesture that a recognizer of a view around the control sees is the control's
  /// own.
  ///
  /// Apple's "Attaching gesture recognizers to UIKit controls" lists which ones are: one tap of one
  /// finger on a button, a switch, a stepper, a segmented control or a page control, and a drag along
  /// a slider or a switch by its knob. Other controls lose the finger, unless the recognizer's
  /// `cancelsTouchesInView` is `false`; and a recognizer of the control itself comes before it.
  func keepsForItself(_ gesture: UIGestureRecognizer) -> Bool {
    guard isEnabled, gesture.view !== self, let touch = gesture.touches.first, touch.view === self else {
      return false
    }
    if let tap = gesture as? UITapGestureRecognizer { return tap.isSingle && actsOnTap }
    guard gesture is UIPanGestureRecognizer || gesture is UISwipeGestureRecognizer,
      gesture.touches.count == 1, let control = self as? any DraggableControl
    else { return false }
    let (start, end) = (touch.startLocation(in: self), touch.location(in: self))
    return control.isDragged(from: start) && abs(end.x - start.x) > abs(end.y - start.y)
  }

  /// Whether a tap is the default action of the control's class.
  private var actsOnTap: Bool {
    self is UIButton || self is UISwitch || self is UIStepper || self is UISegmentedControl
      || self is UIPageControl
  }
}
