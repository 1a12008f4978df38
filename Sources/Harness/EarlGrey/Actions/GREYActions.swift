import Foundation
import HeadlessUIKit

/// The long names of actions, which are class methods in EarlGrey.
///
///     EarlGrey.selectElement(with: grey_accessibilityID("name"))
///       .perform(GREYActions.action(forTypeText: "Ada", atPosition: 0))
///       .perform(GREYActions.actionForTap())
@MainActor
public enum GREYActions {
  /// The long name of ``grey_tap()``.
  public static func actionForTap() -> GREYAction { grey_tap() }
  /// The long name of ``grey_tapAtPoint(_:)``.
  ///
  /// - Parameter point: The point relative to the element's origin. It may be outside the element;
  ///   outside the window, the action fails.
  public static func actionForTap(at point: CGPoint) -> GREYAction { grey_tapAtPoint(point) }
  /// The long name of ``grey_doubleTap()``.
  public static func actionForDoubleTap() -> GREYAction { grey_doubleTap() }
  /// The long name of ``grey_doubleTapAtPoint(_:)``.
  ///
  /// - Parameter point: The point relative to the element's origin. It may be outside the element;
  ///   outside the window, the action fails.
  public static func actionForDoubleTap(at point: CGPoint) -> GREYAction { grey_doubleTapAtPoint(point) }
  /// The long name of ``grey_multipleTapsWithCount(_:)``.
  ///
  /// - Parameter count: The number of taps; 0 raises an exception.
  public static func actionForMultipleTaps(withCount count: UInt) -> GREYAction {
    grey_multipleTapsWithCount(count)
  }
  /// The long name of ``grey_longPress()``.
  public static func actionForLongPress() -> GREYAction { grey_longPress() }
  /// The long name of ``grey_longPressWithDuration(_:)``.
  ///
  /// - Parameter duration: Virtual seconds, at most an hour. Negative and infinite values raise an
  ///   exception.
  public static func actionForLongPress(withDuration duration: Double) -> GREYAction {
    grey_longPressWithDuration(duration)
  }
  /// The long name of ``grey_longPressAtPointWithDuration(_:_:)``.
  ///
  /// - Parameters:
  ///   - point: The point relative to the element's origin. It may be outside the element; outside
  ///     the window, the action fails.
  ///   - duration: Virtual seconds, at most an hour. Negative and infinite values raise an
  ///     exception.
  public static func actionForLongPress(at point: CGPoint, duration: Double) -> GREYAction {
    grey_longPressAtPointWithDuration(point, duration)
  }
  /// The long name of ``grey_pinchFastInDirectionAndAngle(_:_:)``.
  ///
  /// - Parameters:
  ///   - direction: Whether the fingers move apart or together.
  ///   - angle: The angle between the fingers' line and the horizontal, in radians; it must be
  ///     finite.
  public static func actionForPinchFast(
    in direction: GREYPinchDirection, withAngle angle: Double
  ) -> GREYAction {
    grey_pinchFastInDirectionAndAngle(direction, angle)
  }
  /// The long name of ``grey_pinchSlowInDirectionAndAngle(_:_:)``.
  ///
  /// - Parameters:
  ///   - direction: Whether the fingers move apart or together.
  ///   - angle: The angle between the fingers' line and the horizontal, in radians; it must be
  ///     finite.
  public static func actionForPinchSlow(
    in direction: GREYPinchDirection, withAngle angle: Double
  ) -> GREYAction {
    grey_pinchSlowInDirectionAndAngle(direction, angle)
  }
  /// The long name of ``grey_twistFastWithAngle(_:)``.
  ///
  /// - Parameter angle: The angle in radians, clockwise if positive; it must be finite.
  public static func actionForTwistFast(withAngle angle: Double) -> GREYAction {
    grey_twistFastWithAngle(angle)
  }
  /// The long name of ``grey_twistSlowWithAngle(_:)``.
  ///
  /// - Parameter angle: The angle in radians, clockwise if positive; it must be finite.
  public static func actionForTwistSlow(withAngle angle: Double) -> GREYAction {
    grey_twistSlowWithAngle(angle)
  }
}

// MARK: Text and controls

extension GREYActions {
  /// The long name of ``grey_typeText(_:)``.
  ///
  /// - Parameter text: The characters to type. An empty text, or a character without a key, fails
  ///   the action.
  public static func action(forTypeText text: String) -> GREYAction { grey_typeText(text) }
  /// The long name of ``grey_replaceText(_:)``.
  ///
  /// - Parameter text: The new text, which may be empty.
  public static func action(forReplaceText text: String) -> GREYAction { grey_replaceText(text) }
  /// The long name of ``grey_clearText()``.
  public static func actionForClearText() -> GREYAction { grey_clearText() }
  /// The long name of ``grey_turnSwitchOn(_:)``.
  ///
  /// - Parameter isOn: Whether the switch is on afterward.
  public static func actionForTurnSwitch(on isOn: Bool) -> GREYAction { grey_turnSwitchOn(isOn) }
  /// The long name of ``grey_moveSliderToValue(_:)``.
  ///
  /// - Parameter value: The slider's new value. Outside the slider's range, the action fails.
  public static func actionForMoveSlider(toValue value: Float) -> GREYAction { grey_moveSliderToValue(value) }
  /// The long name of ``grey_setStepperValue(_:)``.
  ///
  /// - Parameter value: The stepper's new value. Outside the stepper's range, the action fails.
  public static func action(forSetStepperValue value: Double) -> GREYAction { grey_setStepperValue(value) }
  /// The long name of ``grey_setDate(_:)``.
  ///
  /// - Parameter date: The date, which the picker limits to its minimum and maximum.
  public static func action(forSet date: Date) -> GREYAction { grey_setDate(date) }
  /// The long name of ``grey_setPickerColumnToValue(_:_:)``.
  ///
  /// - Parameters:
  ///   - column: The index of the column. Negative ones raise an exception; if there is no such
  ///     column, the action fails.
  ///   - value: The title of the row.
  public static func action(forSetPickerColumn column: Int, toValue value: String) -> GREYAction {
    grey_setPickerColumnToValue(column, value)
  }
  /// The long name of ``grey_javaScriptExecution(_:_:)``.
  ///
  /// - Parameters:
  ///   - script: The source of the script.
  ///   - output: Receives the result's description; `nil` if the script has no result.
  public static func action(
    forJavaScriptExecution script: String, output: EDORemoteVariable<NSString>?
  ) -> GREYAction {
    grey_javaScriptExecution(script, output)
  }
}

// MARK: Scrolls

extension GREYActions {
  /// The long name of ``grey_scrollInDirection(_:_:)``.
  ///
  /// - Parameters:
  ///   - direction: The direction in which the viewport moves; the finger moves in the opposite
  ///     direction.
  ///   - amount: The distance in points. Values that are not positive and finite raise an
  ///     exception.
  public static func actionForScroll(in direction: GREYDirection, amount: CGFloat) -> GREYAction {
    grey_scrollInDirection(direction, amount)
  }
  /// The long name of ``grey_scrollInDirectionWithStartPoint(_:_:_:_:)``.
  ///
  /// - Parameters:
  ///   - direction: The direction in which the viewport moves; the finger moves in the opposite
  ///     direction.
  ///   - amount: The distance in points. Values that are not positive and finite raise an
  ///     exception.
  ///   - x: The start point as a share of the visible width, between 0 and 1, exclusive; other
  ///     values raise an exception.
  ///   - y: The start point as a share of the visible height, between 0 and 1, exclusive.
  public static func actionForScroll(
    in direction: GREYDirection, amount: CGFloat, xOriginStartPercentage x: CGFloat,
    yOriginStartPercentage y: CGFloat
  ) -> GREYAction {
    grey_scrollInDirectionWithStartPoint(direction, amount, x, y)
  }
  /// The long name of ``grey_scrollToContentEdge(_:)``.
  ///
  /// - Parameter edge: The edge of the content, including the adjusted inset.
  public static func actionForScroll(to edge: GREYContentEdge) -> GREYAction {
    grey_scrollToContentEdge(edge)
  }
  /// The long name of ``grey_scrollToContentEdgeWithStartPoint(_:_:_:)``.
  ///
  /// - Parameters:
  ///   - edge: The edge of the content.
  ///   - x: The start point as a share of the visible width, between 0 and 1, exclusive; other
  ///     values raise an exception.
  ///   - y: The start point as a share of the visible height, between 0 and 1, exclusive.
  public static func actionForScroll(
    to edge: GREYContentEdge, xOriginStartPercentage x: CGFloat, yOriginStartPercentage y: CGFloat
  ) -> GREYAction {
    grey_scrollToContentEdgeWithStartPoint(edge, x, y)
  }
}

// MARK: Swipes

extension GREYActions {
  /// The long name of ``grey_swipeFastInDirection(_:)``.
  ///
  /// - Parameter direction: The direction of the finger; the content of a scroll view moves along
  ///   with it.
  public static func actionForSwipeFast(in direction: GREYDirection) -> GREYAction {
    grey_swipeFastInDirection(direction)
  }
  /// The long name of ``grey_swipeSlowInDirection(_:)``.
  ///
  /// - Parameter direction: The direction of the finger; the content of a scroll view moves along
  ///   with it.
  public static func actionForSwipeSlow(in direction: GREYDirection) -> GREYAction {
    grey_swipeSlowInDirection(direction)
  }
  /// The long name of ``grey_swipeFastInDirectionWithStartPoint(_:_:_:)``.
  ///
  /// - Parameters:
  ///   - direction: The direction of the finger.
  ///   - x: The start point as a share of the element's width, between 0 and 1, exclusive; other
  ///     values raise an exception.
  ///   - y: The start point as a share of the element's height, between 0 and 1, exclusive.
  public static func actionForSwipeFast(
    in direction: GREYDirection, xOriginStartPercentage x: CGFloat, yOriginStartPercentage y: CGFloat
  ) -> GREYAction {
    grey_swipeFastInDirectionWithStartPoint(direction, x, y)
  }
  /// The long name of ``grey_swipeSlowInDirectionWithStartPoint(_:_:_:)``.
  ///
  /// - Parameters:
  ///   - direction: The direction of the finger.
  ///   - x: The start point as a share of the element's width, between 0 and 1, exclusive; other
  ///     values raise an exception.
  ///   - y: The start point as a share of the element's height, between 0 and 1, exclusive.
  public static func actionForSwipeSlow(
    in direction: GREYDirection, xOriginStartPercentage x: CGFloat, yOriginStartPercentage y: CGFloat
  ) -> GREYAction {
    grey_swipeSlowInDirectionWithStartPoint(direction, x, y)
  }
  /// The long name of ``grey_multiFingerSwipeFastInDirection(_:_:)``.
  ///
  /// - Parameters:
  ///   - direction: The direction of the fingers.
  ///   - numberOfFingers: 2 to 4; other numbers raise an exception.
  public static func actionForMultiFingerSwipeFast(
    in direction: GREYDirection, numberOfFingers: UInt
  ) -> GREYAction {
    grey_multiFingerSwipeFastInDirection(direction, numberOfFingers)
  }
  /// The long name of ``grey_multiFingerSwipeSlowInDirection(_:_:)``.
  ///
  /// - Parameters:
  ///   - direction: The direction of the fingers.
  ///   - numberOfFingers: 2 to 4; other numbers raise an exception.
  public static func actionForMultiFingerSwipeSlow(
    in direction: GREYDirection, numberOfFingers: UInt
  ) -> GREYAction {
    grey_multiFingerSwipeSlowInDirection(direction, numberOfFingers)
  }
  /// The long name of ``grey_multiFingerSwipeFastInDirectionWithStartPoint(_:_:_:_:)``.
  ///
  /// - Parameters:
  ///   - direction: The direction of the fingers.
  ///   - numberOfFingers: 2 to 4; other numbers raise an exception.
  ///   - x: The first finger's start as a share of the frame's right edge, between 0 and 1,
  ///     exclusive; other values raise an exception.
  ///   - y: The first finger's start as a share of the frame's lower edge, between 0 and 1,
  ///     exclusive.
  public static func actionForMultiFingerSwipeFast(
    in direction: GREYDirection, numberOfFingers: UInt, xOriginStartPercentage x: CGFloat,
    yOriginStartPercentage y: CGFloat
  ) -> GREYAction {
    grey_multiFingerSwipeFastInDirectionWithStartPoint(direction, numberOfFingers, x, y)
  }
  /// The long name of ``grey_multiFingerSwipeSlowInDirectionWithStartPoint(_:_:_:_:)``.
  ///
  /// - Parameters:
  ///   - direction: The direction of the fingers.
  ///   - numberOfFingers: 2 to 4; other numbers raise an exception.
  ///   - x: The first finger's start as a share of the frame's right edge, between 0 and 1,
  ///     exclusive; other values raise an exception.
  ///   - y: The first finger's start as a share of the frame's lower edge, between 0 and 1,
  ///     exclusive.
  public static func actionForMultiFingerSwipeSlow(
    in direction: GREYDirection, numberOfFingers: UInt, xOriginStartPercentage x: CGFloat,
    yOriginStartPercentage y: CGFloat
  ) -> GREYAction {
    grey_multiFingerSwipeSlowInDirectionWithStartPoint(direction, numberOfFingers, x, y)
  }
}
