import EarlGrey

extension EarlGreyBindings {
  static let actions: [ScriptBinding<GREYAction>] = touches + scrolls + texts + controls

  /// How many fingers a swipe may have, and how many times in a row a script may tap.
  private static let (fingers, taps) = (2...4, 1...100)

  private static let touches: [ScriptBinding<GREYAction>] = [
    .action("grey_tap", make: grey_tap),
    .action("grey_doubleTap", make: grey_doubleTap),
    .action("grey_multipleTapsWithCount", .count(taps), make: grey_multipleTapsWithCount),
    .action("grey_tapAtPoint", .point, make: grey_tapAtPoint),
    .action("grey_doubleTapAtPoint", .point, make: grey_doubleTapAtPoint),
    .action("grey_longPress", make: grey_longPress),
    .action("grey_longPressWithDuration", .seconds, make: grey_longPressWithDuration),
    .action("grey_longPressAtPointWithDuration", .point, .seconds, make: grey_longPressAtPointWithDuration),
    .action("grey_swipeFastInDirection", .direction, make: grey_swipeFastInDirection),
    .action("grey_swipeSlowInDirection", .direction, make: grey_swipeSlowInDirection),
    .action(
      "grey_swipeFastInDirectionWithStartPoint", .direction, .innerShare, .innerShare,
      make: grey_swipeFastInDirectionWithStartPoint),
    .action(
      "grey_swipeSlowInDirectionWithStartPoint", .direction, .innerShare, .innerShare,
      make: grey_swipeSlowInDirectionWithStartPoint),
    .action(
      "grey_multiFingerSwipeFastInDirection", .direction, .count(fingers),
      make: grey_multiFingerSwipeFastInDirection),
    .action(
      "grey_multiFingerSwipeSlowInDirection", .direction, .count(fingers),
      make: grey_multiFingerSwipeSlowInDirection),
    .action(
      "grey_multiFingerSwipeFastInDirectionWithStartPoint", .direction, .count(fingers), .innerShare,
      .innerShare, make: grey_multiFingerSwipeFastInDirectionWithStartPoint),
    .action(
      "grey_multiFingerSwipeSlowInDirectionWithStartPoint", .direction, .count(fingers), .innerShare,
      .innerShare, make: grey_multiFingerSwipeSlowInDirectionWithStartPoint),
    .action(
      "grey_pinchFastInDirectionAndAngle", .pinchDirection, .number, make: grey_pinchFastInDirectionAndAngle),
    .action(
      "grey_pinchSlowInDirectionAndAngle", .pinchDirection, .number, make: grey_pinchSlowInDirectionAndAngle),
    .action("grey_twistFastWithAngle", .number, make: grey_twistFastWithAngle),
    .action("grey_twistSlowWithAngle", .number, make: grey_twistSlowWithAngle),
  ]

  private static let scrolls: [ScriptBinding<GREYAction>] = [
    .action("grey_scrollInDirection", .direction, .amount, make: grey_scrollInDirection),
    .action(
      "grey_scrollInDirectionWithStartPoint", .direction, .amount, .innerShare, .innerShare,
      make: grey_scrollInDirectionWithStartPoint),
    .action("grey_scrollToContentEdge", .contentEdge, make: grey_scrollToContentEdge),
    .action(
      "grey_scrollToContentEdgeWithStartPoint", .contentEdge, .innerShare, .innerShare,
      make: grey_scrollToContentEdgeWithStartPoint),
  ]

  private static let texts: [ScriptBinding<GREYAction>] = [
    .action("grey_typeText", .string, make: grey_typeText),
    .action("grey_replaceText", .string, make: grey_replaceText),
    .action("grey_clearText", make: grey_clearText),
    .action("grey_javaScriptExecution", .string) { grey_javaScriptExecution($0) },
    .action(
      "GREYActions.action", .string.labelled("forTypeText"), .integer.labelled("atPosition"),
      make: GREYActions.action(forTypeText:atPosition:)),
  ]

  private static let controls: [ScriptBinding<GREYAction>] = [
    .action("grey_turnSwitchOn", .boolean, make: grey_turnSwitchOn),
    .action("grey_turnSwitchOnWithShortTap", .boolean, make: grey_turnSwitchOnWithShortTap),
    .action("grey_moveSliderToValue", .float, make: grey_moveSliderToValue),
    .action("grey_setStepperValue", .number, make: grey_setStepperValue),
    .action("grey_setDate", .date, make: grey_setDate),
    .action("grey_setPickerColumnToValue", .index, .string, make: grey_setPickerColumnToValue),
  ]
}
