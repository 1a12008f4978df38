/// Other spellings of EarlGrey's functions: its long class methods, and names of older versions.
enum EarlGreyAliases {
  static let all: [ScriptAlias] = secondNames + matchers + actions + constraints + errors

  /// EarlGrey 2's second name of each shorthand, such as `GREYTap` for `grey_tap`.
  static let secondNames: [ScriptAlias] = {
    let prefix = "grey_"
    let functions = EarlGreyBindings.matchers.map(\.function) + EarlGreyBindings.actions.map(\.function)
    // EarlGrey has all shorthands except this one.
    return functions.filter { $0.name.hasPrefix(prefix) && $0.name != "grey_textBeginsWith" }.map {
      function in
      let name = function.name.dropFirst(prefix.count)
      return ScriptAlias(
        name: "GREY" + name.prefix(1).uppercased() + name.dropFirst(),
        labels: function.parameters.map(\.label), of: function.name)
    }
  }()

  static let matchers: [ScriptAlias] = [
    ScriptAlias("grey_allOfMatchers(_:)", of: "grey_allOf"),
    ScriptAlias("grey_anyOfMatchers(_:)", of: "grey_anyOf"),
    ScriptAlias("GREYMatchers.matcher(forAccessibilityID:)", of: "grey_accessibilityID"),
    ScriptAlias("GREYMatchers.matcher(forAccessibilityLabel:)", of: "grey_accessibilityLabel"),
    ScriptAlias("GREYMatchers.matcher(forAccessibilityValue:)", of: "grey_accessibilityValue"),
    ScriptAlias("GREYMatchers.matcher(forAccessibilityHint:)", of: "grey_accessibilityHint"),
    ScriptAlias("GREYMatchers.matcher(forAccessibilityTrait:)", of: "grey_accessibilityTrait"),
    ScriptAlias("GREYMatchers.matcher(forAccessibilityTraits:)", of: "grey_accessibilityTrait"),
    ScriptAlias("GREYMatchers.matcherForAccessibilityElementIsFocused()", of: "grey_accessibilityFocused"),
    ScriptAlias("GREYMatchers.matcherForAccessibilityElement()", of: "grey_accessibilityElement"),
    ScriptAlias("GREYMatchers.matcher(forText:)", of: "grey_text"),
    ScriptAlias("GREYMatchers.matcher(forButtonTitle:)", of: "grey_buttonTitle"),
    ScriptAlias("GREYMatchers.matcher(forTextFieldValue:)", of: "grey_textFieldValue"),
    ScriptAlias("GREYMatchers.matcher(forKindOfClass:)", of: "grey_kindOfClass"),
    ScriptAlias("GREYMatchers.matcher(forKindOfClassName:)", of: "grey_kindOfClassName"),
    ScriptAlias("GREYMatchers.matcherForSufficientlyVisible()", of: "grey_sufficientlyVisible"),
    ScriptAlias("GREYMatchers.matcher(forMinimumVisiblePercent:)", of: "grey_minimumVisiblePercent"),
    ScriptAlias("GREYMatchers.matcherForInteractable()", of: "grey_interactable"),
    ScriptAlias("GREYMatchers.matcherForNotVisible()", of: "grey_notVisible"),
    ScriptAlias("GREYMatchers.matcher(forHidden:)", of: "grey_hidden"),
    ScriptAlias("GREYMatchers.matcherForEnabledElement()", of: "grey_enabled"),
    ScriptAlias("GREYMatchers.matcherForSelectedElement()", of: "grey_selected"),
    ScriptAlias("GREYMatchers.matcherForUserInteractionEnabled()", of: "grey_userInteractionEnabled"),
    ScriptAlias("GREYMatchers.matcherForFirstResponder()", of: "grey_firstResponder"),
    ScriptAlias("GREYMatchers.matcherForKeyWindow()", of: "grey_keyWindow"),
    ScriptAlias("GREYMatchers.matcher(forSwitchWithOnState:)", of: "grey_switchWithOnState"),
    ScriptAlias("GREYMatchers.matcher(forAncestor:)", of: "grey_ancestor"),
    ScriptAlias("GREYMatchers.matcher(forDescendant:)", of: "grey_descendant"),
    ScriptAlias("GREYMatchers.matcher(forNegation:)", of: "grey_not"),
    ScriptAlias("GREYMatchers.matcher(forSubview:)", of: "grey_subview"),
    ScriptAlias("GREYMatchers.matcher(forSibling:)", of: "grey_sibling"),
    ScriptAlias("GREYMatchers.matcher(forScrollViewContentOffset:)", of: "grey_scrollViewContentOffset"),
    ScriptAlias("GREYMatchers.matcher(forScrolledTo:)", of: "grey_scrolledToContentEdge"),
    ScriptAlias("GREYMatchers.matcher(forStepperValue:)", of: "grey_stepperValue"),
    ScriptAlias("GREYMatchers.matcher(forSliderValueMatcher:)", of: "grey_sliderValueMatcher"),
    ScriptAlias("GREYMatchers.matcher(forProgress:)", of: "grey_progress"),
    ScriptAlias("GREYMatchers.matcher(forPickerColumn:setToValue:)", of: "grey_pickerColumnSetToValue"),
    ScriptAlias("GREYMatchers.matcher(forDatePickerValue:)", of: "grey_datePickerValue"),
    ScriptAlias("GREYMatchers.matcher(forConstraints:toReferenceElementMatching:)", of: "grey_layout"),
    ScriptAlias(
      "GREYMatchers.matcher(forLayoutConstraints:toReferenceElementMatching:)", of: "grey_layout"),
    ScriptAlias("GREYMatchers.matcher(forRespondsTo:)", of: "grey_respondsToSelector"),
    ScriptAlias("GREYMatchers.matcherForSystemAlertViewShown()", of: "grey_systemAlertViewShown"),
    ScriptAlias("GREYMatchers.matcherForAnything()", of: "grey_anything"),
    ScriptAlias("GREYMatchers.matcher(forEqualTo:)", of: "grey_equalTo"),
    ScriptAlias("GREYMatchers.matcher(forLessThan:)", of: "grey_lessThan"),
    ScriptAlias("GREYMatchers.matcher(forGreaterThan:)", of: "grey_greaterThan"),
    ScriptAlias("GREYMatchers.matcher(forCloseTo:delta:)", of: "grey_closeTo"),
    ScriptAlias("GREYMatchers.matcherForNil()", of: "grey_nil"),
    ScriptAlias("GREYMatchers.matcherForNotNil()", of: "grey_notNil"),
  ]

  static let constraints: [ScriptAlias] = [
    ScriptAlias(
      "GREYLayoutConstraint(forDirection:andMinimumSeparation:)",
      of: "GREYLayoutConstraint.layoutConstraint"),
    ScriptAlias(
      "GREYLayoutConstraint.layoutConstraint(forDirection:andMinimumSeparation:)",
      of: "GREYLayoutConstraint.layoutConstraint"),
    ScriptAlias(
      "GREYLayoutConstraint.layoutConstraint(withAttribute:relatedBy:toReferenceAttribute:multiplier:constant:)",
      of: "GREYLayoutConstraint"),
  ]

  /// XCTest's assertions.
  static let errors: [ScriptAlias] = [
    ScriptAlias("XCTAssertNil(_:_:)", of: "GREYAssertNil"),
    ScriptAlias("XCTAssertNotNil(_:_:)", of: "GREYAssertNotNil"),
  ]

  static let actions: [ScriptAlias] = [
    ScriptAlias("GREYActions.actionForTap()", of: "grey_tap"),
    ScriptAlias("GREYActions.actionForTap(at:)", of: "grey_tapAtPoint"),
    ScriptAlias("GREYActions.actionForDoubleTap()", of: "grey_doubleTap"),
    ScriptAlias("GREYActions.actionForDoubleTap(at:)", of: "grey_doubleTapAtPoint"),
    ScriptAlias("GREYActions.actionForMultipleTaps(withCount:)", of: "grey_multipleTapsWithCount"),
    ScriptAlias("GREYActions.actionForLongPress()", of: "grey_longPress"),
    ScriptAlias("GREYActions.actionForLongPress(withDuration:)", of: "grey_longPressWithDuration"),
    ScriptAlias("GREYActions.actionForLongPress(at:duration:)", of: "grey_longPressAtPointWithDuration"),
    ScriptAlias("GREYActions.actionForSwipeFast(in:)", of: "grey_swipeFastInDirection"),
    ScriptAlias("GREYActions.actionForSwipeSlow(in:)", of: "grey_swipeSlowInDirection"),
    ScriptAlias("GREYActions.actionForTwistFast(withAngle:)", of: "grey_twistFastWithAngle"),
    ScriptAlias("GREYActions.actionForTwistSlow(withAngle:)", of: "grey_twistSlowWithAngle"),
    ScriptAlias("GREYActions.actionForScroll(in:amount:)", of: "grey_scrollInDirection"),
    ScriptAlias("GREYActions.actionForScroll(to:)", of: "grey_scrollToContentEdge"),
    ScriptAlias(
      "GREYActions.actionForSwipeFast(in:xOriginStartPercentage:yOriginStartPercentage:)",
      of: "grey_swipeFastInDirectionWithStartPoint"),
    ScriptAlias(
      "GREYActions.actionForMultiFingerSwipeFast(in:numberOfFingers:)",
      of: "grey_multiFingerSwipeFastInDirection"),
    ScriptAlias(
      "GREYActions.actionForMultiFingerSwipeFast(in:numberOfFingers:xOriginStartPercentage:yOriginStartPercentage:)",
      of: "grey_multiFingerSwipeFastInDirectionWithStartPoint"),
    ScriptAlias(
      "GREYActions.actionForPinchFast(in:withAngle:)",
      of: "grey_pinchFastInDirectionAndAngle"),
    ScriptAlias(
      "GREYActions.actionForSwipeSlow(in:xOriginStartPercentage:yOriginStartPercentage:)",
      of: "grey_swipeSlowInDirectionWithStartPoint"),
    ScriptAlias(
      "GREYActions.actionForMultiFingerSwipeSlow(in:numberOfFingers:)",
      of: "grey_multiFingerSwipeSlowInDirection"),
    ScriptAlias(
      "GREYActions.actionForMultiFingerSwipeSlow(in:numberOfFingers:xOriginStartPercentage:yOriginStartPercentage:)",
      of: "grey_multiFingerSwipeSlowInDirectionWithStartPoint"),
    ScriptAlias(
      "GREYActions.actionForPinchSlow(in:withAngle:)",
      of: "grey_pinchSlowInDirectionAndAngle"),
    ScriptAlias(
      "GREYActions.actionForScroll(in:amount:xOriginStartPercentage:yOriginStartPercentage:)",
      of: "grey_scrollInDirectionWithStartPoint"),
    ScriptAlias(
      "GREYActions.actionForScroll(to:xOriginStartPercentage:yOriginStartPercentage:)",
      of: "grey_scrollToContentEdgeWithStartPoint"),
    ScriptAlias(
      "GREYActions.actionForTurnSwitchOn(withShortTap:)",
      of: "grey_turnSwitchOnWithShortTap"),
    ScriptAlias(
      "GREYActions.action(forJavaScriptExecution:output:)", of: "grey_javaScriptExecution"),
    ScriptAlias("GREYActions.action(forTypeText:)", of: "grey_typeText"),
    ScriptAlias("GREYActions.action(forReplaceText:)", of: "grey_replaceText"),
    ScriptAlias("GREYActions.actionForReplaceText(_:)", of: "grey_replaceText"),
    ScriptAlias("GREYActions.actionForClearText()", of: "grey_clearText"),
    ScriptAlias("GREYActions.actionForTurnSwitch(on:)", of: "grey_turnSwitchOn"),
    ScriptAlias("GREYActions.actionForMoveSlider(toValue:)", of: "grey_moveSliderToValue"),
    ScriptAlias("GREYActions.action(forSetStepperValue:)", of: "grey_setStepperValue"),
    ScriptAlias("GREYActions.action(forSet:)", of: "grey_setDate"),
    ScriptAlias("GREYActions.action(forSetPickerColumn:toValue:)", of: "grey_setPickerColumnToValue"),
  ]
}
