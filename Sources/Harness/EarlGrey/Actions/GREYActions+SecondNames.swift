import Foundation
import HeadlessUIKit

// EarlGrey 2 exports each shorthand twice: `GREYTap` and `grey_tap`.

/// The second name of ``grey_moveSliderToValue(_:)``.
@MainActor
public func GREYMoveSliderToValue(_ value: Float) -> GREYAction { grey_moveSliderToValue(value) }

/// The second name of ``grey_setStepperValue(_:)``.
@MainActor
public func GREYSetStepperValue(_ value: Double) -> GREYAction { grey_setStepperValue(value) }

/// The second name of ``grey_setDate(_:)``.
@MainActor
public func GREYSetDate(_ date: Date) -> GREYAction { grey_setDate(date) }

/// The second name of ``grey_turnSwitchOn(_:)``.
@MainActor
public func GREYTurnSwitchOn(_ isOn: Bool) -> GREYAction { grey_turnSwitchOn(isOn) }

/// The second name of ``grey_turnSwitchOnWithShortTap(_:)``.
@MainActor
public func GREYTurnSwitchOnWithShortTap(_ isOn: Bool) -> GREYAction { grey_turnSwitchOnWithShortTap(isOn) }

/// The second name of ``grey_setPickerColumnToValue(_:_:)``.
@MainActor
public func GREYSetPickerColumnToValue(_ column: Int, _ value: String) -> GREYAction {
  grey_setPickerColumnToValue(column, value)
}

/// The second name of ``grey_javaScriptExecution(_:_:)``.
@MainActor
public func GREYJavaScriptExecution(
  _ script: String, _ result: EDORemoteVariable<NSString>? = nil
) -> GREYAction {
  grey_javaScriptExecution(script, result)
}

/// The second name of ``grey_scrollInDirection(_:_:)``.
@MainActor
public func GREYScrollInDirection(_ direction: GREYDirection, _ amount: CGFloat) -> GREYAction {
  grey_scrollInDirection(direction, amount)
}

/// The second name of ``grey_scrollInDirectionWithStartPoint(_:_:_:_:)``.
@MainActor
public func GREYScrollInDirectionWithStartPoint(
  _ direction: GREYDirection, _ amount: CGFloat, _ x: CGFloat, _ y: CGFloat
) -> GREYAction {
  grey_scrollInDirectionWithStartPoint(direction, amount, x, y)
}

/// The second name of ``grey_scrollToContentEdge(_:)``.
@MainActor
public func GREYScrollToContentEdge(_ edge: GREYContentEdge) -> GREYAction { grey_scrollToContentEdge(edge) }

/// The second name of ``grey_scrollToContentEdgeWithStartPoint(_:_:_:)``.
@MainActor
public func GREYScrollToContentEdgeWithStartPoint(
  _ edge: GREYContentEdge, _ x: CGFloat, _ y: CGFloat
) -> GREYAction {
  grey_scrollToContentEdgeWithStartPoint(edge, x, y)
}

/// The second name of ``grey_swipeFastInDirection(_:)``.
@MainActor
public func GREYSwipeFastInDirection(_ direction: GREYDirection) -> GREYAction {
  grey_swipeFastInDirection(direction)
}

/// The second name of ``grey_swipeSlowInDirection(_:)``.
@MainActor
public func GREYSwipeSlowInDirection(_ direction: GREYDirection) -> GREYAction {
  grey_swipeSlowInDirection(direction)
}

/// The second name of ``grey_swipeFastInDirectionWithStartPoint(_:_:_:)``.
@MainActor
public func GREYSwipeFastInDirectionWithStartPoint(
  _ direction: GREYDirection, _ x: CGFloat, _ y: CGFloat
) -> GREYAction {
  grey_swipeFastInDirectionWithStartPoint(direction, x, y)
}

/// The second name of ``grey_swipeSlowInDirectionWithStartPoint(_:_:_:)``.
@MainActor
public func GREYSwipeSlowInDirectionWithStartPoint(
  _ direction: GREYDirection, _ x: CGFloat, _ y: CGFloat
) -> GREYAction {
  grey_swipeSlowInDirectionWithStartPoint(direction, x, y)
}

/// The second name of ``grey_multiFingerSwipeFastInDirection(_:_:)``.
@MainActor
public func GREYMultiFingerSwipeFastInDirection(
  _ direction: GREYDirection, _ numberOfFingers: UInt
) -> GREYAction {
  grey_multiFingerSwipeFastInDirection(direction, numberOfFingers)
}

/// The second name of ``grey_multiFingerSwipeSlowInDirection(_:_:)``.
@MainActor
public func GREYMultiFingerSwipeSlowInDirection(
  _ direction: GREYDirection, _ numberOfFingers: UInt
) -> GREYAction {
  grey_multiFingerSwipeSlowInDirection(direction, numberOfFingers)
}

/// The second name of ``grey_multiFingerSwipeFastInDirectionWithStartPoint(_:_:_:_:)``.
@MainActor
public func GREYMultiFingerSwipeFastInDirectionWithStartPoint(
  _ direction: GREYDirection, _ numberOfFingers: UInt, _ x: CGFloat, _ y: CGFloat
) -> GREYAction {
  grey_multiFingerSwipeFastInDirectionWithStartPoint(direction, numberOfFingers, x, y)
}

/// The second name of ``grey_multiFingerSwipeSlowInDirectionWithStartPoint(_:_:_:_:)``.
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
@MainActor
public func GREYMultipleTapsWithCount(_ count: UInt) -> GREYAction { grey_multipleTapsWithCount(count) }

/// The second name of ``grey_tapAtPoint(_:)``.
@MainActor
public func GREYTapAtPoint(_ point: CGPoint) -> GREYAction { grey_tapAtPoint(point) }

/// The second name of ``grey_doubleTapAtPoint(_:)``.
@MainActor
public func GREYDoubleTapAtPoint(_ point: CGPoint) -> GREYAction { grey_doubleTapAtPoint(point) }

/// The second name of ``grey_longPress()``.
@MainActor
public func GREYLongPress() -> GREYAction { grey_longPress() }

/// The second name of ``grey_longPressWithDuration(_:)``.
@MainActor
public func GREYLongPressWithDuration(_ duration: Double) -> GREYAction {
  grey_longPressWithDuration(duration)
}

/// The second name of ``grey_longPressAtPointWithDuration(_:_:)``.
@MainActor
public func GREYLongPressAtPointWithDuration(_ point: CGPoint, _ duration: Double) -> GREYAction {
  grey_longPressAtPointWithDuration(point, duration)
}

/// The second name of ``grey_typeText(_:)``.
@MainActor
public func GREYTypeText(_ text: String) -> GREYAction { grey_typeText(text) }

/// The second name of ``grey_clearText()``.
@MainActor
public func GREYClearText() -> GREYAction { grey_clearText() }

/// The second name of ``grey_replaceText(_:)``.
@MainActor
public func GREYReplaceText(_ text: String) -> GREYAction { grey_replaceText(text) }

/// The second name of ``grey_pinchFastInDirectionAndAngle(_:_:)``.
@MainActor
public func GREYPinchFastInDirectionAndAngle(_ direction: GREYPinchDirection, _ angle: Double) -> GREYAction {
  grey_pinchFastInDirectionAndAngle(direction, angle)
}

/// The second name of ``grey_pinchSlowInDirectionAndAngle(_:_:)``.
@MainActor
public func GREYPinchSlowInDirectionAndAngle(_ direction: GREYPinchDirection, _ angle: Double) -> GREYAction {
  grey_pinchSlowInDirectionAndAngle(direction, angle)
}

/// The second name of ``grey_twistFastWithAngle(_:)``.
@MainActor
public func GREYTwistFastWithAngle(_ angle: Double) -> GREYAction { grey_twistFastWithAngle(angle) }

/// The second name of ``grey_twistSlowWithAngle(_:)``.
@MainActor
public func GREYTwistSlowWithAngle(_ angle: Double) -> GREYAction { grey_twistSlowWithAngle(angle) }
