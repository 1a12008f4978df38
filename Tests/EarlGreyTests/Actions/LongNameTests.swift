import Expectations
import Foundation
import HeadlessUIKit
import Testing

@testable import EarlGrey

@Suite @MainActor struct LongNameTests {
  @Test func `The long names make the same actions`() {
    let (point, date) = (CGPoint(x: 1, y: 2), Date(timeIntervalSince1970: 0))
    let pairs: [(GREYAction, String)] = [
      (GREYActions.actionForTap(), "Tap"),
      (GREYActions.actionForTap(at: point), "Tap"),
      (GREYActions.actionForDoubleTap(), "Tap 2 times"),
      (GREYActions.actionForDoubleTap(at: point), "Tap 2 times"),
      (GREYActions.actionForMultipleTaps(withCount: 3), "Tap 3 times"),
      (GREYActions.actionForLongPress(), "Long Press for 0.700000 seconds"),
      (GREYActions.actionForLongPress(withDuration: 2), "Long Press for 2.000000 seconds"),
      (GREYActions.actionForLongPress(at: point, duration: 3), "Long Press for 3.000000 seconds"),
      (GREYActions.actionForSwipeFast(in: .up), "Swipe Up for duration 0.1"),
      (GREYActions.actionForSwipeSlow(in: .left), "Swipe Left for duration 1"),
      (
        GREYActions.actionForMultiFingerSwipeFast(in: .up, numberOfFingers: 2), "Swipe Up for duration 0.1"
      ),
      (
        GREYActions.actionForMultiFingerSwipeSlow(in: .down, numberOfFingers: 4),
        "Swipe Down for duration 1"
      ),
      (
        GREYActions.actionForPinchFast(in: .outward, withAngle: 0),
        "Pinch Outward for duration 0.1 and angle 0.000000 degree"
      ),
      (
        GREYActions.actionForPinchSlow(in: .inward, withAngle: 0),
        "Pinch Inward for duration 1 and angle 0.000000 degree"
      ),
      (GREYActions.actionForTwistFast(withAngle: 0), "Twist for duration 0.1 and angle 0.000000 degree"),
      (GREYActions.actionForTwistSlow(withAngle: 0), "Twist for duration 1 and angle 0.000000 degree"),
      (GREYActions.actionForScroll(in: .down, amount: 50), "Scroll Down for 50"),
      (GREYActions.actionForScroll(to: .bottom), "Scroll To Bottom content edge"),
      (GREYActions.action(forTypeText: "a"), "Type 'a'"),
      (GREYActions.action(forReplaceText: "a"), "Replace with text: \"a\""),
      (GREYActions.actionForClearText(), "Clear text"),
      (GREYActions.actionForTurnSwitch(on: false), "Turn switch to OFF state"),
      (GREYActions.actionForMoveSlider(toValue: 0.5), "Slide to value: 0.5"),
      (GREYActions.action(forSetStepperValue: 7), "Change stepper to 7"),
      (GREYActions.action(forSet: date), "Set date to 1970-01-01 00:00:00 +0000"),
      (GREYActions.action(forSetPickerColumn: 1, toValue: "5"), "Set picker column 1 to value '5'"),
      (GREYActions.action(forJavaScriptExecution: "1", output: nil), "Execute JavaScript"),
    ]
    for (action, name) in pairs { expectEqual(action.name, name) }
  }

  @Test func `Start points are passed on`() {
    let wrong: [(CGFloat, CGFloat) -> GREYAction] = [
      {
        GREYActions.actionForScroll(
          in: .up, amount: 1, xOriginStartPercentage: $0, yOriginStartPercentage: $1)
      },
      { GREYActions.actionForScroll(to: .top, xOriginStartPercentage: $0, yOriginStartPercentage: $1) },
      { GREYActions.actionForSwipeFast(in: .up, xOriginStartPercentage: $0, yOriginStartPercentage: $1) },
      { GREYActions.actionForSwipeSlow(in: .up, xOriginStartPercentage: $0, yOriginStartPercentage: $1) },
      {
        GREYActions.actionForMultiFingerSwipeFast(
          in: .up, numberOfFingers: 2, xOriginStartPercentage: $0, yOriginStartPercentage: $1)
      },
      {
        GREYActions.actionForMultiFingerSwipeSlow(
          in: .up, numberOfFingers: 2, xOriginStartPercentage: $0, yOriginStartPercentage: $1)
      },
    ]
    for make in wrong {
      expectEqual(exceptions { _ = make(2, 0.5) }.first?.contains("point's x"), true)
      expectEqual(exceptions { _ = make(0.5, 2) }.first?.contains("point's y"), true)
      expectEqual(exceptions { _ = make(0.5, 0.5) }, [])
    }
  }
}
