/// The other spellings of EarlGrey's functions: its long class methods, and names of older versions.
enum EarlGreyAliases {
  static let all: [ScriptAlias] = matchers + actions + constraints

  static let matchers: [ScriptAlias] = [
    ScriptAlias("grey_allOfMatchers(_:)", of: "grey_allOf"),
    ScriptAlias("grey_anyOfMatchers(_:)", of: "grey_anyOf"),
    ScriptAlias("GREYMatchers.matcher(forAccessibilityID:)", of: "grey_accessibilityID"),
    ScriptAlias("GREYMatchers.matcher(forAccessibilityLabel:)", of: "grey_accessibilityLabel"),
    ScriptAlias("GREYMatchers.matcher(forAccessibilityValue:)", of: "grey_accessibilityValue"),
    ScriptAlias("GREYMatchers.matcher(forAccessibilityHint:)", of: "grey_accessibilityHint"),
    ScriptAlias("GREYMatchers.matcher(forAccessibilityTrait:)", of: "grey_accessibilityTrait"),
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
  ]

  static let actions: [ScriptAlias] = [
    ScriptAlias("GREYActions.actionForTap()", of: "grey_tap"),
    ScriptAlias("GREYActions.actionForLongPress()", of: "grey_longPress"),
    ScriptAlias("GREYActions.actionForLongPress(withDuration:)", of: "grey_longPressWithDuration"),
    ScriptAlias("GREYActions.actionForSwipeFast(in:)", of: "grey_swipeFastInDirection"),
    ScriptAlias("GREYActions.actionForSwipeSlow(in:)", of: "grey_swipeSlowInDirection"),
    ScriptAlias("GREYActions.actionForScroll(in:amount:)", of: "grey_scrollInDirection"),
    ScriptAlias("GREYActions.actionForScroll(to:)", of: "grey_scrollToContentEdge"),
    ScriptAlias("GREYActions.actionForReplaceText(_:)", of: "grey_replaceText"),
    ScriptAlias("GREYActions.actionForTurnSwitch(on:)", of: "grey_turnSwitchOn"),
  ]
}
