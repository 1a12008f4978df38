import Foundation
import HeadlessUIKit

/// The long names of actions, which are class methods in EarlGrey.
@MainActor
public enum GREYActions {
  /// The long name of ``grey_tap()``.
  public static func actionForTap() -> GREYAction { grey_tap() }
  /// The long name of ``grey_tapAtPoint(_:)``.
  public static func actionForTap(at point: CGPoint) -> GREYAction { grey_tapAtPoint(point) }
  /// The long name of ``grey_doubleTap()``.
  public static func actionForDoubleTap() -> GREYAction { grey_doubleTap() }
  /// The long name of ``grey_doubleTapAtPoint(_:)``.
  public static func actionForDoubleTap(at point: CGPoint) -> GREYAction { grey_doubleTapAtPoint(point) }
  /// The long name of ``grey_multipleTapsWithCount(_:)``.
  public static func actionForMultipleTaps(withCount count: UInt) -> GREYAction {
    grey_multipleTapsWithCount(count)
  }
  /// The long name of ``grey_longPress()``.
  public static func actionForLongPress() -> GREYAction { grey_longPress() }
  /// The long name of ``grey_longPressWithDuration(_:)``.
  public static func actionForLongPress(withDuration duration: Double) -> GREYAction {
    grey_longPressWithDuration(duration)
  }
  /// The long name of ``grey_longPressAtPointWithDuration(_:_:)``.
  public static func actionForLongPress(at point: CGPoint, duration: Double) -> GREYAction {
    grey_longPressAtPointWithDuration(point, duration)
  }
  /// The long name of ``grey_pinchFastInDirectionAndAngle(_:_:)``.
  public static func actionForPinchFast(
    in direction: GREYPinchDirection, withAngle angle: Double
  ) -> GREYAction {
    grey_pinchFastInDirectionAndAngle(direction, angle)
  }
  /// The long name of ``grey_pinchSlowInDirectionAndAngle(_:_:)``.
  public static func actionForPinchSlow(
    in direction: GREYPinchDirection, withAngle angle: Double
  ) -> GREYAction {
    grey_pinchSlowInDirectionAndAngle(direction, angle)
  }
  /// The long name of ``grey_twistFastWithAngle(_:)``.
  public static func actionForTwistFast(withAngle angle: Double) -> GREYAction {
    grey_twistFastWithAngle(angle)
  }
  /// The long name of ``grey_twistSlowWithAngle(_:)``.
  public static func actionForTwistSlow(withAngle angle: Double) -> GREYAction {
    grey_twistSlowWithAngle(angle)
  }
}

// MARK: Text and controls

extension GREYActions {
  /// The long name of ``grey_typeText(_:)``.
  public static func action(forTypeText text: String) -> GREYAction { grey_typeText(text) }
  /// The long name of ``grey_replaceText(_:)``.
  public static func action(forReplaceText text: String) -> GREYAction { grey_replaceText(text) }
  /// The long name of ``grey_clearText()``.
  public static func actionForClearText() -> GREYAction { grey_clearText() }
  /// The long name of ``grey_turnSwitchOn(_:)``.
  public static func actionForTurnSwitch(on isOn: Bool) -> GREYAction { grey_turnSwitchOn(isOn) }
  /// The long name of ``grey_moveSliderToValue(_:)``.
  public static func actionForMoveSlider(toValue value: Float) -> GREYAction { grey_moveSliderToValue(value) }
  /// The long name of ``grey_setStepperValue(_:)``.
  public static func action(forSetStepperValue value: Double) -> GREYAction { grey_setStepperValue(value) }
  /// The long name of ``grey_setDate(_:)``.
  public static func action(forSet date: Date) -> GREYAction { grey_setDate(date) }
  /// The long name of ``grey_setPickerColumnToValue(_:_:)``.
  public static func action(forSetPickerColumn column: Int, toValue value: String) -> GREYAction {
    grey_setPickerColumnToValue(column, value)
  }
  /// The long name of ``grey_javaScriptExecution(_:_:)``.
  public static func action(
    forJavaScriptExecution script: String, output: EDORemoteVariable<NSString>?
  ) -> GREYAction {
    grey_javaScriptExecution(script, output)
  }
}

// MARK: Scrolls

extension GREYActions {
  /// The long name of ``grey_scrollInDirection(_:_:)``.
  public static func actionForScroll(in direction: GREYDirection, amount: CGFloat) -> GREYAction {
    grey_scrollInDirection(direction, amount)
  }
  /// The long name of ``grey_scrollInDirectionWithStartPoint(_:_:_:_:)``.
  public static func actionForScroll(
    in direction: GREYDirection, amount: CGFloat, xOriginStartPercentage x: CGFloat,
    yOriginStartPercentage y: CGFloat
  ) -> GREYAction {
    grey_scrollInDirectionWithStartPoint(direction, amount, x, y)
  }
  /// The long name of ``grey_scrollToContentEdge(_:)``.
  public static func actionForScroll(to edge: GREYContentEdge) -> GREYAction {
    grey_scrollToContentEdge(edge)
  }
  /// The long name of ``grey_scrollToContentEdgeWithStartPoint(_:_:_:)``.
  public static func actionForScroll(
    to edge: GREYContentEdge, xOriginStartPercentage x: CGFloat, yOriginStartPercentage y: CGFloat
  ) -> GREYAction {
    grey_scrollToContentEdgeWithStartPoint(edge, x, y)
  }
}

// MARK: Swipes

extension GREYActions {
  /// The long name of ``grey_swipeFastInDirection(_:)``.
  public static func actionForSwipeFast(in direction: GREYDirection) -> GREYAction {
    grey_swipeFastInDirection(direction)
  }
  /// The long name of ``grey_swipeSlowInDirection(_:)``.
  public static func actionForSwipeSlow(in direction: GREYDirection) -> GREYAction {
    grey_swipeSlowInDirection(direction)
  }
  /// The long name of ``grey_swipeFastInDirectionWithStartPoint(_:_:_:)``.
  public static func actionForSwipeFast(
    in direction: GREYDirection, xOriginStartPercentage x: CGFloat, yOriginStartPercentage y: CGFloat
  ) -> GREYAction {
    grey_swipeFastInDirectionWithStartPoint(direction, x, y)
  }
  /// The long name of ``grey_swipeSlowInDirectionWithStartPoint(_:_:_:)``.
  public static func actionForSwipeSlow(
    in direction: GREYDirection, xOriginStartPercentage x: CGFloat, yOriginStartPercentage y: CGFloat
  ) -> GREYAction {
    grey_swipeSlowInDirectionWithStartPoint(direction, x, y)
  }
  /// The long name of ``grey_multiFingerSwipeFastInDirection(_:_:)``.
  public static func actionForMultiFingerSwipeFast(
    in direction: GREYDirection, numberOfFingers: UInt
  ) -> GREYAction {
    grey_multiFingerSwipeFastInDirection(direction, numberOfFingers)
  }
  /// The long name of ``grey_multiFingerSwipeSlowInDirection(_:_:)``.
  public static func actionForMultiFingerSwipeSlow(
    in direction: GREYDirection, numberOfFingers: UInt
  ) -> GREYAction {
    grey_multiFingerSwipeSlowInDirection(direction, numberOfFingers)
  }
  /// The long name of ``grey_multiFingerSwipeFastInDirectionWithStartPoint(_:_:_:_:)``.
  public static func actionForMultiFingerSwipeFast(
    in direction: GREYDirection, numberOfFingers: UInt, xOriginStartPercentage x: CGFloat,
    yOriginStartPercentage y: CGFloat
  ) -> GREYAction {
    grey_multiFingerSwipeFastInDirectionWithStartPoint(direction, numberOfFingers, x, y)
  }
  /// The long name of ``grey_multiFingerSwipeSlowInDirectionWithStartPoint(_:_:_:_:)``.
  public static func actionForMultiFingerSwipeSlow(
    in direction: GREYDirection, numberOfFingers: UInt, xOriginStartPercentage x: CGFloat,
    yOriginStartPercentage y: CGFloat
  ) -> GREYAction {
    grey_multiFingerSwipeSlowInDirectionWithStartPoint(direction, numberOfFingers, x, y)
  }
}
