extension ObjectiveCMessage {
  /// The class methods of `GREYActions`.
  static let actions: [ObjectiveCMessage] =
    touches + gestures + scrolls + [
      .init("actionForTypeText:", is: "action(forTypeText:)"),
      .init("actionForTypeText:atPosition:", is: "action(forTypeText:atPosition:)"),
      .init("actionForReplaceText:", is: "action(forReplaceText:)"),
      .init("actionForClearText", is: "actionForClearText()"),
      .init("actionForTurnSwitchOn:", is: "actionForTurnSwitch(on:)"),
      .init("actionForTurnSwitchOnWithShortTap:", is: "actionForTurnSwitchOn(withShortTap:)"),
      .init("actionForMoveSliderToValue:", is: "actionForMoveSlider(toValue:)"),
      .init("actionForSetStepperValue:", is: "action(forSetStepperValue:)"),
      .init("actionForSetDate:", is: "action(forSet:)"),
      .init("actionForSetPickerColumn:toValue:", is: "action(forSetPickerColumn:toValue:)"),
      .init("actionForJavaScriptExecution:output:", is: "action(forJavaScriptExecution:output:)"),
    ]

  private static let touches: [ObjectiveCMessage] = [
    .init("actionForTap", is: "actionForTap()"),
    .init("actionForTapAtPoint:", is: "actionForTap(at:)"),
    .init("actionForDoubleTap", is: "actionForDoubleTap()"),
    .init("actionForDoubleTapAtPoint:", is: "actionForDoubleTap(at:)"),
    .init("actionForMultipleTapsWithCount:", is: "actionForMultipleTaps(withCount:)"),
    .init("actionForLongPress", is: "actionForLongPress()"),
    .init("actionForLongPressWithDuration:", is: "actionForLongPress(withDuration:)"),
    .init("actionForLongPressAtPoint:duration:", is: "actionForLongPress(at:duration:)"),
  ]

  private static let gestures: [ObjectiveCMessage] =
    ["Fast", "Slow"].flatMap { speed -> [ObjectiveCMessage] in
      [
        .init("actionForSwipe\(speed)InDirection:", is: "actionForSwipe\(speed)(in:)"),
        .init(
          "actionForSwipe\(speed)InDirection:\(startPoint)", is: "actionForSwipe\(speed)(in:\(startPoint))"),
        .init(
          "actionForMultiFingerSwipe\(speed)InDirection:numberOfFingers:",
          is: "actionForMultiFingerSwipe\(speed)(in:numberOfFingers:)"),
        .init(
          "actionForMultiFingerSwipe\(speed)InDirection:numberOfFingers:\(startPoint)",
          is: "actionForMultiFingerSwipe\(speed)(in:numberOfFingers:\(startPoint))"),
        .init(
          "actionForPinch\(speed)InDirection:withAngle:", is: "actionForPinch\(speed)(in:withAngle:)"),
        .init("actionForTwist\(speed)WithAngle:", is: "actionForTwist\(speed)(withAngle:)"),
      ]
    }

  private static let scrolls: [ObjectiveCMessage] = [
    .init("actionForScrollInDirection:amount:", is: "actionForScroll(in:amount:)"),
    .init(
      "actionForScrollInDirection:amount:\(startPoint)", is: "actionForScroll(in:amount:\(startPoint))"),
    .init("actionForScrollToContentEdge:", is: "actionForScroll(to:)"),
    .init("actionForScrollToContentEdge:\(startPoint)", is: "actionForScroll(to:\(startPoint))"),
  ]

  /// The end of the name, in both languages, of a gesture that begins at a share of the element's size.
  private static let startPoint = "xOriginStartPercentage:yOriginStartPercentage:"
}
