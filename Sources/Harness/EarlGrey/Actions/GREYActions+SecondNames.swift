import Foundation
import HeadlessUIKit

// EarlGrey 2 exports each shorthand twice: `GREYTap` and `grey_tap`.

/// The second name of ``grey_moveSliderToValue(_:)``.
///
/// - Parameter value: The slider's new value. Outside the slider's range, the action fails.
@MainActor
public func GREYMoveSliderToValue(_ value: Float) -> GREYAction { grey_moveSliderToValue(value) }

/// The second name of ``grey_setStepperValue(_:)``.
///
/// - Parameter value: The stepper's new value. Outside the stepper's range, the action fails.
@MainActor
public func GREYSetStepperValue(_ value: Double) -> GREYAction { grey_setStepperValue(value) }

/// The second name of ``grey_setDate(_:)``.
///
/// - Parameter date: The date, which the picker limits to its minimum and maximum.
@MainActor
public func GREYSetDate(_ date: Date) -> GREYAction { grey_setDate(date) }

/// The second name of ``grey_turnSwitchOn(_:)``.
///
/// - Parameter isOn: Whether the switch is on afterward.
@MainActor
public func GREYTurnSwitchOn(_ isOn: Bool) -> GREYAction { grey_turnSwitchOn(isOn) }

/// The second name of ``grey_turnSwitchOnWithShortTap(_:)``.
///
/// - Parameter isOn: Whether the switch is on afterward.
@MainActor
public func GREYTurnSwitchOnWithShortTap(_ isOn: Bool) -> GREYAction { grey_turnSwitchOnWithShortTap(isOn) }

/// The second name of ``grey_setPickerColumnToValue(_:_:)``.
///
/// - Parameters:
///   - column: The index of the column. Negative ones raise an exception; if there is no such column, the
///     action fails.
///   - value: The title of the row.
@MainActor
public func GREYSetPickerColumnToValue(_ column: Int, _ value: String) -> GREYAction {
  grey_setPickerColumnToValue(column, value)
}

/// The second name of ``grey_javaScriptExecution(_:_:)``.
///
/// - Parameters:
///   - script: The source of the script.
///   - result: Receives the result's description; `nil` if the script has no result.
@MainActor
public func GREYJavaScriptExecution(
  _ script: String, _ result: EDORemoteVariable<NSString>? = nil
) -> GREYAction {
  grey_javaScriptExecution(script, result)
}

/// The second name of ``grey_scrollInDirection(_:_:)``.
///
/// - Parameters:
///   - direction: The direction in which the viewport moves; the finger moves in the opposite direction.
///   - amount: The distance in points. Values that are not positive and finite raise an exception.
@MainActor
public func GREYScrollInDirection(_ direction: GREYDirection, _ amount: CGFloat) -> GREYAction {
  grey_scrollInDirection(direction, amount)
}

/// The second name of ``grey_scrollInDirectionWithStartPoint(_:_:_:_:)``.
///
/// - Parameters:
///   - direction: The direction in which the viewport moves; the finger moves in the opposite direction.
///   - amount: The distance in points. Values that are not positive and finite raise an exception.
///   - x: The start point as a share of the visible width, between 0 and 1, exclusive; other values raise an
///     exception.
///   - y: The start point as a share of the visible height, between 0 and 1, exclusive.
@MainActor
public func GREYScrollInDirectionWithStartPoint(
  _ direction: GREYDirection, _ amount: CGFloat, _ x: CGFloat, _ y: CGFloat
) -> GREYAction {
  grey_scrollInDirectionWithStartPoint(direction, amount, x, y)
}

/// The second name of ``grey_scrollToContentEdge(_:)``.
///
/// - Parameter edge: The edge of the content, including the adjusted inset.
@MainActor
public func GREYScrollToContentEdge(_ edge: GREYContentEdge) -> GREYAction { grey_scrollToContentEdge(edge) }

/// The second name of ``grey_scrollToContentEdgeWithStartPoint(_:_:_:)``.
///
/// - Parameters:
///   - edge: The edge of the content.
///   - x: The start point as a share of the visible width, between 0 and 1, exclusive; other values raise an
///     exception.
///   - y: The start point as a share of the visible height, between 0 and 1, exclusive.
@MainActor
public func GREYScrollToContentEdgeWithStartPoint(
  _ edge: GREYContentEdge, _ x: CGFloat, _ y: CGFloat
) -> GREYAction {
  grey_scrollToContentEdgeWithStartPoint(edge, x, y)
}

/// The second name of ``grey_swipeFastInDirection(_:)``.
///
/// - Parameter direction: The direction of the finger; the content of a scroll view moves along with it.
@MainActor
public func GREYSwipeFastInDirection(_ direction: GREYDirection) -> GREYAction {
  grey_swipeFastInDirection(direction)
}

/// The second name of ``grey_swipeSlowInDirection(_:)``.
///
/// - Parameter direction: The direction of the finger; the content of a scroll view moves along with it.
@MainActor
public func GREYSwipeSlowInDirection(_ direction: GREYDirection) -> GREYAction {
  grey_swipeSlowInDirection(direction)
}

/// The second name of ``grey_swipeFastInDirectionWithStartPoint(_:_:_:)``.
///
/// - Parameters:
///   - direction: The direction of the finger.
///   - x: The start point as a share of the element's width, between 0 and 1, exclusive; other values raise
///     an exception.
///   - y: The start point as a share of the element's height, between 0 and 1, exclusive.
@MainActor
public func GREYSwipeFastInDirectionWithStartPoint(
  _ direction: GREYDirection, _ x: CGFloat, _ y: CGFloat
) -> GREYAction {
  grey_swipeFastInDirectionWithStartPoint(direction, x, y)
}

/// The second name of ``grey_swipeSlowInDirectionWithStartPoint(_:_:_:)``.
///
/// - Parameters:
///   - direction: The direction of the finger.
///   - x: The start point as a share of the element's width, between 0 and 1, exclusive; other values raise
///     an exception.
///   - y: The start point as a share of the element's height, between 0 and 1, exclusive.
@MainActor
public func GREYSwipeSlowInDirectionWithStartPoint(
  _ direction: GREYDirection, _ x: CGFloat, _ y: CGFloat
) -> GREYAction {
  grey_swipeSlowInDirectionWithStartPoint(direction, x, y)
}

/// The second name of ``grey_multiFingerSwipeFastInDirection(_:_:)``.
///
/// - Parameters:
///   - direction: The direction of the fingers.
///   - numberOfFingers: 2 to 4; other numbers raise an exception.
@MainActor
public func GREYMultiFingerSwipeFastInDirection(
  _ direction: GREYDirection, _ numberOfFingers: UInt
) -> GREYAction {
  grey_multiFingerSwipeFastInDirection(direction, numberOfFingers)
}

/// The second name of ``grey_multiFingerSwipeSlowInDirection(_:_:)``.
///
/// - Parameters:
///   - direction: The direction of the fingers.
///   - numberOfFingers: 2 to 4; other numbers raise an exception.
@MainActor
public func GREYMultiFingerSwipeSlowInDirection(
  _ direction: GREYDirection, _ numberOfFingers: UInt
) -> GREYAction {
  grey_multiFingerSwipeSlowInDirection(direction, numberOfFingers)
}

/// The second name of ``grey_multiFingerSwipeFastInDirectionWithStartPoint(_:_:_:_:)``.
///
/// - Parameters:
///   - direction: The direction of the fingers.
///   - numberOfFingers: 2 to 4; other numbers raise an exception.
///   - x: The first finger's start as a share of the frame's right edge, between 0 and 1, exclusive; other
///     values raise an exception.
///   - y: The first finger's start as a share of the frame's lower edge, between 0 and 1, exclusive.
@MainActor
public func GREYMultiFingerSwipeFastInDirectionWithStartPoint(
  _ direction: GREYDirection, _ numberOfFingers: UInt, _ x: CGFloat, _ y: CGFloat
) -> GREYAction {
  grey_multiFingerSwipeFastInDirectionWithStartPoint(direction, numberOfFingers, x, y)
}

/// The second name of ``grey_multiFingerSwipeSlowInDirectionWithStartPoint(_:_:_:_:)``.
///
/// - Parameters:
///   - direction: The direction of the fingers.
///   - numberOfFingers: 2 to 4; other numbers raise an exception.
///   - x: The first finger's start as a share of the frame's right edge, between 0 and 1, exclusive; other
///     values raise an exception.
///   - y: The first finger's start as a share of the frame's lower edge, between 0 and 1, exclusive.
@MainActor
public func GREYMultiFingerSwipeSlowInDirectionWithStartPoint(
  _ direction: GREYDirection, _ numberOfFingers: UInt, _ x: CGFloat, _ y: CGFloat
) -> GREYAction {
  grey_multiFingerSwipeSlowInDirectionWithStartPoint(direction, numberOfFingers, x, y)
}

/// The second name of ``grey_tap()``.
@MainActor
public func GREYTap() -> GREYAction { grey_tap() }

/// The second name of ``grey_doubleTap()``.
@MainActor
public func GREYDoubleTap() -> GREYAction { grey_doubleTap() }

/// The second name of ``grey_multipleTapsWithCount(_:)``.
///
/// - Parameter count: The number of taps; 0 raises an exception.
@MainActor
public func GREYMultipleTapsWithCount(_ count: UInt) -> GREYAction { grey_multipleTapsWithCount(count) }

/// The second name of ``grey_tapAtPoint(_:)``.
///
/// - Parameter point: The point relative to the element's origin. It may be outside the element; outside the
///   window, the action fails.
@MainActor
public func GREYTapAtPoint(_ point: CGPoint) -> GREYAction { grey_tapAtPoint(point) }

/// The second name of ``grey_doubleTapAtPoint(_:)``.
///
/// - Parameter point: The point relative to the element's origin. It may be outside the element; outside the
///   window, the action fails.
@MainActor
public func GREYDoubleTapAtPoint(_ point: CGPoint) -> GREYAction { grey_doubleTapAtPoint(point) }

/// The second name of ``grey_longPress()``.
@MainActor
public func GREYLongPress() -> GREYAction { grey_longPress() }

/// The second name of ``grey_longPressWithDuration(_:)``.
///
/// - Parameter duration: Virtual seconds, at most an hour. Negative and infinite values raise an exception.
@MainActor
public func GREYLongPressWithDuration(_ duration: Double) -> GREYAction {
  grey_longPressWithDuration(duration)
}

/// The second name of ``grey_longPressAtPointWithDuration(_:_:)``.
///
/// - Parameters:
///   - point: The point relative to the element's origin. It may be outside the element; outside the window,
///     the action fails.
///   - duration: Virtual seconds, at most an hour. Negative and infinite values raise an exception.
@MainActor
public func GREYLongPressAtPointWithDuration(_ point: CGPoint, _ duration: Double) -> GREYAction {
  grey_longPressAtPointWithDuration(point, duration)
}

/// The second name of ``grey_typeText(_:)``.
///
/// - Parameter text: The characters to type. An empty text, or a character without a key, fails the action.
@MainActor
public func GREYTypeText(_ text: String) -> GREYAction { grey_typeText(text) }

/// The second name of ``grey_clearText()``.
@MainActor
public func GREYClearText() -> GREYAction { grey_clearText() }

/// The second name of ``grey_replaceText(_:)``.
///
/// - Parameter text: The new text, which may be empty.
@MainActor
public func GREYReplaceText(_ text: String) -> GREYAction { grey_replaceText(text) }

/// The second name of ``grey_pinchFastInDirectionAndAngle(_:_:)``.
///
/// - Parameters:
///   - direction: Whether the fingers move apart or together.
///   - angle: The angle between the fingers' line and the horizontal, in radians; it must be finite.
@MainActor
public func GREYPinchFastInDirectionAndAngle(_ direction: GREYPinchDirection, _ angle: Double) -> GREYAction {
  grey_pinchFastInDirectionAndAngle(direction, angle)
}

/// The second name of ``grey_pinchSlowInDirectionAndAngle(_:_:)``.
///
/// - Parameters:
///   - direction: Whether the fingers move apart or together.
///   - angle: The angle between the fingers' line and the horizontal, in radians; it must be finite.
@MainActor
public func GREYPinchSlowInDirectionAndAngle(_ direction: GREYPinchDirection, _ angle: Double) -> GREYAction {
  grey_pinchSlowInDirectionAndAngle(direction, angle)
}

/// The second name of ``grey_twistFastWithAngle(_:)``.
///
/// - Parameter angle: The angle in radians, clockwise if positive; it must be finite.
@MainActor
public func GREYTwistFastWithAngle(_ angle: Double) -> GREYAction { grey_twistFastWithAngle(angle) }

/// The second name of ``grey_twistSlowWithAngle(_:)``.
///
/// - Parameter angle: The angle in radians, clockwise if positive; it must be finite.
@MainActor
public func GREYTwistSlowWithAngle(_ angle: Double) -> GREYAction { grey_twistSlowWithAngle(angle) }
