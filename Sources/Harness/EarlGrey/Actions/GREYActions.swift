import Foundation
import HeadlessUIKit

/// The long names of actions, as EarlGrey's class has them.
@MainActor
public enum GREYActions {
  /// The long name of ``grey_tap``.
  public static func actionForTap() -> GREYAction { grey_tap() }
  /// The long name of ``grey_tapAtPoint``.
  public static func actionForTap(at point: CGPoint) -> GREYAction { grey_tapAtPoint(point) }
  /// The long name of ``grey_doubleTap``.
  public static func actionForDoubleTap() -> GREYAction { grey_doubleTap() }
  /// The long name of ``grey_doubleTapAtPoint``.
  public static func actionForDoubleTap(at point: CGPoint) -> GREYAction { grey_doubleTapAtPoint(point) }
  /// The long name of ``grey_multipleTapsWithCount``.
  public static func actionForMultipleTaps(withCount count: UInt) -> GREYAction {
    grey_multipleTapsWithCount(count)
  }
  /// The long name of ``grey_longPress``.
  public static func actionForLongPress() -> GREYAction { grey_longPress() }
  /// The long name of ``grey_longPressWithDuration``.
  public static func actionForLongPress(withDuration duration: Double) -> GREYAction {
    grey_longPressWithDuration(duration)
  }
  /// The long name of ``grey_longPressAtPointWithDuration``.
  public static func actionForLongPress(at point: CGPoint, duration: Double) -> GREYAction {
    grey_longPressAtPointWithDuration(point, duration)
  }
  /// The long name of ``grey_pinchFastInDirectionAndAngle``.
  public static func actionForPinchFast(
    in direction: GREYPinchDirection, withAngle angle: Double
  ) -> GREYAction {
    grey_pinchFastInDirectionAndAngle(direction, angle)
  }
  /// The long name of ``grey_pinchSlowInDirectionAndAngle``.
  public static func actionForPinchSlow(
    in direction: GREYPinchDirection, withAngle angle: Double
  ) -> GREYAction {
    grey_pinchSlowInDirectionAndAngle(direction, angle)
  }
  /// The long name of ``grey_twistFastWithAngle``.
  public static func actionForTwistFast(withAngle angle: Double) -> GREYAction {
    grey_twistFastWithAngle(angle)
  }
  /// The long name of ``grey_twistSlowWithAngle``.
  public static func actionForTwistSlow(withAngle angle: Double) -> GREYAction {
    grey_twistSlowWithAngle(angle)
  }
}

// MARK: Text and controls

extension GREYActions {
  /// The long name of ``grey_typeText``.
  public static func action(forTypeText text: String) -> GREYAction { grey_typeText(text) }
  /// The long name of ``grey_replaceText``.
  public static func action(forReplaceText text: String) -> GREYAction { grey_replaceText(text) }
  /// The long name of ``grey_clearText``.
  public static func actionForClearText() -> GREYAction { grey_clearText() }
  /// The long name of ``grey_turnSwitchOn``.
  public static func actionForTurnSwitch(on isOn: Bool) -> GREYAction { grey_turnSwitchOn(isOn) }
  /// The long name of ``grey_moveSliderToValue``.
  public static func actionForMoveSlider(toValue value: Float) -> GREYAction { grey_moveSliderToValue(value) }
  /// The long name of ``grey_setStepperValue``.
  public static func action(forSetStepperValue value: Double) -> GREYAction { grey_setStepperValue(value) }
  /// The long name of ``grey_setDate``.
  public static func action(forSet date: Date) -> GREYAction { grey_setDate(date) }
  /// The long name of ``grey_setPickerColumnToValue``.
  public static func action(forSetPickerColumn column: Int, toValue value: String) -> GREYAction {
    grey_setPickerColumnToValue(column, value)
  }
  /// The long name of ``grey_javaScriptExecution``.
  public static func action(
    forJavaScriptExecution script: String, output: EDORemoteVariable<NSString>?
  ) -> GREYAction {
    grey_javaScriptExecution(script, output)
  }
}
