import EarlGrey

extension EarlGreyBindings {
  static let actions: [ScriptBinding<GREYAction>] = touches + paths + contents

  private static let touches: [ScriptBinding<GREYAction>] = [
    .action("grey_tap", make: grey_tap),
    .action("grey_doubleTap", make: grey_doubleTap),
    .action("grey_multipleTapsWithCount", .count(1...100), make: grey_multipleTapsWithCount),
    .action("grey_tapAtPoint", .point, make: grey_tapAtPoint),
    .action("grey_doubleTapAtPoint", .point, make: grey_doubleTapAtPoint),
    .action("grey_longPress", make: grey_longPress),
    .action("grey_longPressWithDuration", .seconds, make: grey_longPressWithDuration),
    .action("grey_longPressAtPointWithDuration", .point, .seconds, make: grey_longPressAtPointWithDuration),
    .action("grey_turnSwitchOn", .boolean, make: grey_turnSwitchOn),
    .action("grey_turnSwitchOnWithShortTap", .boolean, make: grey_turnSwitchOnWithShortTap),
  ]

  private static let paths: [ScriptBinding<GREYAction>] = [
    .action("grey_swipeFastInDirection", .direction, make: grey_swipeFastInDirection),
    .action("grey_swipeSlowInDirection", .direction, make: grey_swipeSlowInDirection),
    .action(
      "grey_swipeFastInDirectionWithStartPoint", .direction, .innerShare, .innerShare,
      make: grey_swipeFastInDirectionWithStartPoint),
    .action(
      "grey_swipeSlowInDirectionWithStartPoint", .direction, .innerShare, .innerShare,
      make: grey_swipeSlowInDirectionWithStartPoint),
    .action(
      "grey_multiFingerSwipeFastInDirection", .direction, .count(2...4),
      make: grey_multiFingerSwipeFastInDirection),
    .action(
      "grey_multiFingerSwipeSlowInDirection", .direction, .count(2...4),
      make: grey_multiFingerSwipeSlowInDirection),
    .action(
      "grey_multiFingerSwipeFastInDirectionWithStartPoint", .direction, .count(2...4), .innerShare,
      .innerShare, make: grey_multiFingerSwipeFastInDirectionWithStartPoint),
    .action(
      "grey_multiFingerSwipeSlowInDirectionWithStartPoint", .direction, .count(2...4), .innerShare,
      .innerShare, make: grey_multiFingerSwipeSlowInDirectionWithStartPoint),
    .action(
      "grey_pinchFastInDirectionAndAngle", .pinchDirection, .number, make: grey_pinchFastInDirectionAndAngle),
    .action(
      "grey_pinchSlowInDirectionAndAngle", .pinchDirection, .number, make: grey_pinchSlowInDirectionAndAngle),
    .action("grey_twistFastWithAngle", .number, make: grey_twistFastWithAngle),
    .action("grey_twistSlowWithAngle", .number, make: grey_twistSlowWithAngle),
    .action("grey_scrollInDirection", .direction, .amount, make: grey_scrollInDirection),
    .action(
      "grey_scrollInDirectionWithStartPoint", .direction, .amount, .innerShare, .innerShare,
      make: grey_scrollInDirectionWithStartPoint),
    .action("grey_scrollToContentEdge", .contentEdge, make: grey_scrollToContentEdge),
    .action(
      "grey_scrollToContentEdgeWithStartPoint", .contentEdge, .innerShare, .innerShare,
      make: grey_scrollToContentEdgeWithStartPoint),
  ]

  private static let contents: [ScriptBinding<GREYAction>] = [
    .action("grey_typeText", .string, make: grey_typeText),
    .action("grey_replaceText", .string, make: grey_replaceText),
    .action("grey_clearText", make: grey_clearText),
    .action("grey_moveSliderToValue", .number) { (value: Double) in grey_moveSliderToValue(Float(value)) },
    .action("grey_setStepperValue", .number, make: grey_setStepperValue),
    .action("grey_setDate", .date, make: grey_setDate),
    .action("grey_setPickerColumnToValue", .index, .string, make: grey_setPickerColumnToValue),
  ]
}
