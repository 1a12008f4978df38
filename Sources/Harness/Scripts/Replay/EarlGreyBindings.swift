import EarlGrey

/// All matchers and actions that scripts can name, each with the Swift function that it calls.
///
/// To add one, add a row with its name, its parameters, and the function:
///
///     .action("grey_multipleTapsWithCount", .count(taps), make: grey_multipleTapsWithCount)
enum EarlGreyBindings {
  static let matchers: [ScriptBinding<GREYMatcher>] = [
    .matcher("grey_accessibilityID", .string, make: grey_accessibilityID),
    .matcher("grey_accessibilityLabel", .string, make: grey_accessibilityLabel),
    .matcher("grey_accessibilityValue", .string, make: grey_accessibilityValue),
    .matcher("grey_accessibilityHint", .string, make: grey_accessibilityHint),
    .matcher("grey_accessibilityTrait", .traits, make: grey_accessibilityTrait),
    .matcher("grey_accessibilityFocused", make: grey_accessibilityFocused),
    .matcher("grey_accessibilityElement", make: grey_accessibilityElement),
    .matcher("grey_text", .string, make: grey_text),
    .matcher("grey_textBeginsWith", .string, make: grey_textBeginsWith),
    .matcher("grey_buttonTitle", .string, make: grey_buttonTitle),
    .matcher("grey_textFieldValue", .string, make: grey_textFieldValue),
    .matcher("grey_kindOfClass", .className, make: grey_kindOfClassName),
    .matcher("grey_kindOfClassName", .string, make: grey_kindOfClassName),
    .matcher("grey_respondsToSelector", .string, make: grey_respondsToSelector),
    .visibility("grey_sufficientlyVisible", make: grey_sufficientlyVisible),
    .visibility("grey_minimumVisiblePercent", .share, make: grey_minimumVisiblePercent),
    .visibility("grey_interactable", make: grey_interactable),
    .visibility("grey_notVisible", make: grey_notVisible),
    .matcher("grey_hidden", .boolean, make: grey_hidden),
    .matcher("grey_enabled", make: grey_enabled),
    .matcher("grey_selected", make: grey_selected),
    .matcher("grey_userInteractionEnabled", make: grey_userInteractionEnabled),
    .matcher("grey_systemAlertViewShown", make: grey_systemAlertViewShown),
    .matcher("grey_firstResponder", make: grey_firstResponder),
    .matcher("grey_keyWindow", make: grey_keyWindow),
    .matcher("grey_switchWithOnState", .boolean, make: grey_switchWithOnState),
    .relative("grey_ancestor", .matcher, make: grey_ancestor),
    .relative("grey_descendant", .matcher, make: grey_descendant),
    .relative("grey_subview", .matcher, make: grey_subview),
    .relative("grey_sibling", .matcher, make: grey_sibling),
    .matcher("grey_allOf", .matchers, make: grey_allOf),
    .matcher("grey_anyOf", .matchers, make: grey_anyOf),
    .matcher("grey_not", .matcher, make: grey_not),
    .relative("grey_layout", .constraints, .matcher, make: grey_layout),
    .matcher("grey_scrollViewContentOffset", .point, make: grey_scrollViewContentOffset),
    .matcher("grey_scrolledToContentEdge", .contentEdge, make: grey_scrolledToContentEdge),
    .matcher("grey_stepperValue", .number, make: grey_stepperValue),
    .matcher("grey_sliderValueMatcher", .matcher, make: grey_sliderValueMatcher),
    .matcher("grey_progress", .matcher, make: grey_progress),
    .matcher(
      "grey_pickerColumnSetToValue", .index, .optional(.string), make: grey_pickerColumnSetToValue),
    .matcher("grey_datePickerValue", .date, make: grey_datePickerValue),
    .matcher("grey_nil", make: grey_nil),
    .matcher("grey_notNil", make: grey_notNil),
    .matcher("grey_equalTo", .number, make: grey_equalTo),
    .matcher("grey_lessThan", .number, make: grey_lessThan),
    .matcher("grey_greaterThan", .number, make: grey_greaterThan),
    .matcher("grey_closeTo", .number, .number, make: grey_closeTo),
    .matcher("grey_anything", make: grey_anything),
  ]

  static let constraints: [ScriptBinding<GREYLayoutConstraint>] = [
    .constraint(
      "GREYLayoutConstraint", .layoutAttribute.labeled("attribute"), .layoutRelation.labeled("relatedBy"),
      .layoutAttribute.labeled("toReferenceAttribute"), .cgFloat.labeled("multiplier").or(.number(1)),
      .cgFloat.labeled("constant").or(.number(0))
    ) {
      GREYLayoutConstraint(
        attribute: $0, relatedBy: $1, toReferenceAttribute: $2, multiplier: $3, constant: $4)
    },
    .constraint(
      "GREYLayoutConstraint.layoutConstraint", .layoutDirection.labeled("for"),
      .cgFloat.labeled("andMinimumSeparation")
    ) { GREYLayoutConstraint(forDirection: $0, andMinimumSeparation: $1) },
  ]

  /// The vocabulary's rows.
  static var functions: [ScriptFunction] {
    matchers.map(\.function) + actions.map(\.function) + constraints.map(\.function)
  }

  private static let matchersByName = Dictionary(
    uniqueKeysWithValues: matchers.map { ($0.function.name, $0) })
  private static let actionsByName = Dictionary(uniqueKeysWithValues: actions.map { ($0.function.name, $0) })
  private static let constraintsByName = Dictionary(
    uniqueKeysWithValues: constraints.map { ($0.function.name, $0) })

  @MainActor
  static func matcher(_ call: ResolvedCall) -> GREYMatcher? {
    matchersByName[call.name]?.make(call.arguments)
  }

  @MainActor
  static func action(_ call: ResolvedCall) -> GREYAction? {
    actionsByName[call.name]?.make(call.arguments)
  }

  @MainActor
  static func constraint(_ call: ResolvedCall) -> GREYLayoutConstraint? {
    constraintsByName[call.name]?.make(call.arguments)
  }
}

extension EarlGreyBindings {
  static let actions: [ScriptBinding<GREYAction>] = touches + scrolls + texts + controls

  /// The numbers of fingers that a swipe may have, and of taps in a row.
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
    .action("grey_javaScriptExecution", .string, .null.or(.null)) { script, _ in
      grey_javaScriptExecution(script)
    },
    .action(
      "GREYActions.action", .string.labeled("forTypeText"), .integer.labeled("atPosition"),
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

extension ScriptVocabulary {
  /// What scripts can call: EarlGrey's matchers, actions and interactions, and the harness's own statements.
  package static let standard = ScriptVocabulary(
    EarlGreyBindings.functions + interactions + [snapshot, application]
      + StatementBindings.all.map(\.function), aliases: EarlGreyAliases.all,
    constants: [
      "kGREYPinchAngleDefault": .number(kGREYPinchAngleDefault),
      "kGREYTwistAngleDefault": .number(kGREYTwistAngleDefault),
      "kGREYAcceptableFloatDifference": .number(Double(kGREYAcceptableFloatDifference)),
      "kTextFieldAXElementClassName": .string("UIAccessibilityTextFieldElement"),
    ])
}
