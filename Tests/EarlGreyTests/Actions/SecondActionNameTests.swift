import EarlGrey
import Expectations
import Foundation
import HeadlessUIKit
import Testing

@Suite @MainActor struct SecondActionNameTests {
  @Test func `The second name of an action makes the same action`() {
    let date = Date(timeIntervalSince1970: 0)
    let pairs: [(GREYAction, GREYAction)] = [
      (GREYMoveSliderToValue(0.5), grey_moveSliderToValue(0.5)),
      (GREYSetStepperValue(0.5), grey_setStepperValue(0.5)),
      (GREYSetDate(date), grey_setDate(date)),
      (GREYTurnSwitchOn(true), grey_turnSwitchOn(true)),
      (GREYTurnSwitchOnWithShortTap(true), grey_turnSwitchOnWithShortTap(true)),
      (GREYSetPickerColumnToValue(1, "a"), grey_setPickerColumnToValue(1, "a")),
      (GREYJavaScriptExecution("a", nil), grey_javaScriptExecution("a", nil)),
      (GREYScrollInDirection(.up, 0.5), grey_scrollInDirection(.up, 0.5)),
      (
        GREYScrollInDirectionWithStartPoint(.up, 0.5, 0.5, 0.5),
        grey_scrollInDirectionWithStartPoint(.up, 0.5, 0.5, 0.5)
      ),
      (GREYScrollToContentEdge(.top), grey_scrollToContentEdge(.top)),
      (
        GREYScrollToContentEdgeWithStartPoint(.top, 0.5, 0.5),
        grey_scrollToContentEdgeWithStartPoint(.top, 0.5, 0.5)
      ),
      (GREYSwipeFastInDirection(.up), grey_swipeFastInDirection(.up)),
      (GREYSwipeSlowInDirection(.up), grey_swipeSlowInDirection(.up)),
      (
        GREYSwipeFastInDirectionWithStartPoint(.up, 0.5, 0.5),
        grey_swipeFastInDirectionWithStartPoint(.up, 0.5, 0.5)
      ),
      (
        GREYSwipeSlowInDirectionWithStartPoint(.up, 0.5, 0.5),
        grey_swipeSlowInDirectionWithStartPoint(.up, 0.5, 0.5)
      ),
      (GREYMultiFingerSwipeFastInDirection(.up, 2), grey_multiFingerSwipeFastInDirection(.up, 2)),
      (GREYMultiFingerSwipeSlowInDirection(.up, 2), grey_multiFingerSwipeSlowInDirection(.up, 2)),
      (
        GREYMultiFingerSwipeFastInDirectionWithStartPoint(.up, 2, 0.5, 0.5),
        grey_multiFingerSwipeFastInDirectionWithStartPoint(.up, 2, 0.5, 0.5)
      ),
      (
        GREYMultiFingerSwipeSlowInDirectionWithStartPoint(.up, 2, 0.5, 0.5),
        grey_multiFingerSwipeSlowInDirectionWithStartPoint(.up, 2, 0.5, 0.5)
      ),
      (GREYTap(), grey_tap()),
      (GREYDoubleTap(), grey_doubleTap()),
      (GREYMultipleTapsWithCount(2), grey_multipleTapsWithCount(2)),
      (GREYTapAtPoint(.zero), grey_tapAtPoint(.zero)),
      (GREYDoubleTapAtPoint(.zero), grey_doubleTapAtPoint(.zero)),
      (GREYLongPress(), grey_longPress()),
      (GREYLongPressWithDuration(0.5), grey_longPressWithDuration(0.5)),
      (GREYLongPressAtPointWithDuration(.zero, 0.5), grey_longPressAtPointWithDuration(.zero, 0.5)),
      (GREYTypeText("a"), grey_typeText("a")),
      (GREYClearText(), grey_clearText()),
      (GREYReplaceText("a"), grey_replaceText("a")),
      (GREYPinchFastInDirectionAndAngle(.inward, 0.5), grey_pinchFastInDirectionAndAngle(.inward, 0.5)),
      (GREYPinchSlowInDirectionAndAngle(.inward, 0.5), grey_pinchSlowInDirectionAndAngle(.inward, 0.5)),
      (GREYTwistFastWithAngle(0.5), grey_twistFastWithAngle(0.5)),
      (GREYTwistSlowWithAngle(0.5), grey_twistSlowWithAngle(0.5)),
    ]
    for (second, first) in pairs { expectEqual(second.name, first.name) }
  }
}
