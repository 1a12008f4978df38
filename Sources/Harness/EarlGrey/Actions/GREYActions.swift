import Foundation
import HeadlessUIKit

/// The long names of actions, as EarlGrey's class has them.
@MainActor
public enum GREYActions {
  public static func actionForTap() -> GREYAction { grey_tap() }
  public static func actionForTap(at point: CGPoint) -> GREYAction { grey_tapAtPoint(point) }
  public static func actionForDoubleTap() -> GREYAction { grey_doubleTap() }
  public static func actionForDoubleTap(at point: CGPoint) -> GREYAction { grey_doubleTapAtPoint(point) }
  public static func actionForMultipleTaps(withCount count: UInt) -> GREYAction {
    grey_multipleTapsWithCount(count)
  }
  public static func actionForLongPress() -> GREYAction { grey_longPress() }
  public static func actionForLongPress(withDuration duration: Double) -> GREYAction {
    grey_longPressWithDuration(duration)
  }
  public static func actionForLongPress(at point: CGPoint, duration: Double) -> GREYAction {
    grey_longPressAtPointWithDuration(point, duration)
  }
  public static func actionForPinchFast(
    in direction: GREYPinchDirection, withAngle angle: Double
  ) -> GREYAction {
    grey_pinchFastInDirectionAndAngle(direction, angle)
  }
  public static func actionForPinchSlow(
    in direction: GREYPinchDirection, withAngle angle: Double
  ) -> GREYAction {
    grey_pinchSlowInDirectionAndAngle(direction, angle)
  }
  public static func actionForTwistFast(withAngle angle: Double) -> GREYAction {
    grey_twistFastWithAngle(angle)
  }
  public static func actionForTwistSlow(withAngle angle: Double) -> GREYAction {
    grey_twistSlowWithAngle(angle)
  }
}

// MARK: Text and controls

extension GREYActions {
  public static func action(forTypeText text: String) -> GREYAction { grey_typeText(text) }
  public static func action(forReplaceText text: String) -> GREYAction { grey_replaceText(text) }
  public static func actionForClearText() -> GREYAction { grey_clearText() }
  public static func actionForTurnSwitch(on isOn: Bool) -> GREYAction { grey_turnSwitchOn(isOn) }
  public static func actionForMoveSlider(toValue value: Float) -> GREYAction { grey_moveSliderToValue(value) }
  public static func action(forSetStepperValue value: Double) -> GREYAction { grey_setStepperValue(value) }
  public static func action(forSet date: Date) -> GREYAction { grey_setDate(date) }
  public static func action(forSetPickerColumn column: Int, toValue value: String) -> GREYAction {
    grey_setPickerColumnToValue(column, value)
  }
  public static func action(
    forJavaScriptExecution script: String, output: EDORemoteVariable<NSString>?
  ) -> GREYAction {
    grey_javaScriptExecution(script, output)
  }
}
