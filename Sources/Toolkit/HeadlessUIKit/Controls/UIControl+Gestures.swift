import Foundation

/// A control with a part that can be dragged, such as a thumb.
@preconcurrency @MainActor
protocol DraggableControl: UIControl {
  /// Returns whether a finger that comes down at a point drags that part.
  func isDragged(from point: CGPoint) -> Bool
}

extension UIControl {
  /// Returns whether the control's own action prevents an ancestor's gesture.
  ///
  /// Apple's "Attaching gesture recognizers to UIKit controls" lists these gestures: a single tap
  /// with one finger on a button, a switch, a stepper, a segmented control or a page control, and a
  /// drag of the thumb of a slider or a switch. Other controls lose the touch unless the
  /// recognizer's `cancelsTouchesInView` is `false`. A recognizer of the control itself always
  /// precedes the control.
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
