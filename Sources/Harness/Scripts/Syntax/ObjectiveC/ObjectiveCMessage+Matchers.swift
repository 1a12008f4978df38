extension ObjectiveCMessage {
  /// The class methods of `GREYMatchers` and of `GREYLayoutConstraint`.
  static let matchers: [ObjectiveCMessage] = accessibility + states + content + relatives + values

  private static let accessibility: [ObjectiveCMessage] = [
    .init("matcherForAccessibilityID:", is: "matcher(forAccessibilityID:)"),
    .init("matcherForAccessibilityLabel:", is: "matcher(forAccessibilityLabel:)"),
    .init("matcherForAccessibilityValue:", is: "matcher(forAccessibilityValue:)"),
    .init("matcherForAccessibilityHint:", is: "matcher(forAccessibilityHint:)"),
    .init("matcherForAccessibilityTraits:", is: "matcher(forAccessibilityTraits:)"),
    .init("matcherForAccessibilityElement", is: "matcherForAccessibilityElement()"),
    .init("matcherForAccessibilityElementIsFocused", is: "matcherForAccessibilityElementIsFocused()"),
  ]

  private static let states: [ObjectiveCMessage] = [
    .init("matcherForSufficientlyVisible", is: "matcherForSufficientlyVisible()"),
    .init("matcherForMinimumVisiblePercent:", is: "matcher(forMinimumVisiblePercent:)"),
    .init("matcherForInteractable", is: "matcherForInteractable()"),
    .init("matcherForNotVisible", is: "matcherForNotVisible()"),
    .init("matcherForHidden:", is: "matcher(forHidden:)"),
    .init("matcherForEnabledElement", is: "matcherForEnabledElement()"),
    .init("matcherForSelectedElement", is: "matcherForSelectedElement()"),
    .init("matcherForUserInteractionEnabled", is: "matcherForUserInteractionEnabled()"),
    .init("matcherForFirstResponder", is: "matcherForFirstResponder()"),
    .init("matcherForKeyWindow", is: "matcherForKeyWindow()"),
    .init("matcherForSystemAlertViewShown", is: "matcherForSystemAlertViewShown()"),
    .init("matcherForSwitchWithOnState:", is: "matcher(forSwitchWithOnState:)"),
  ]

  private static let content: [ObjectiveCMessage] = [
    .init("matcherForText:", is: "matcher(forText:)"),
    .init("matcherForButtonTitle:", is: "matcher(forButtonTitle:)"),
    .init("matcherForTextFieldValue:", is: "matcher(forTextFieldValue:)"),
    .init("matcherForKindOfClass:", is: "matcher(forKindOfClass:)"),
    .init("matcherForKindOfClassName:", is: "matcher(forKindOfClassName:)"),
    .init("matcherForRespondsToSelector:", is: "matcher(forRespondsTo:)"),
    .init("matcherForScrollViewContentOffset:", is: "matcher(forScrollViewContentOffset:)"),
    .init("matcherForScrolledToContentEdge:", is: "matcher(forScrolledTo:)"),
    .init("matcherForStepperValue:", is: "matcher(forStepperValue:)"),
    .init("matcherForSliderValueMatcher:", is: "matcher(forSliderValueMatcher:)"),
    .init("matcherForProgress:", is: "matcher(forProgress:)"),
    .init("matcherForPickerColumn:setToValue:", is: "matcher(forPickerColumn:setToValue:)"),
    .init("matcherForDatePickerValue:", is: "matcher(forDatePickerValue:)"),
  ]

  private static let relatives: [ObjectiveCMessage] = [
    .init("matcherForAncestor:", is: "matcher(forAncestor:)"),
    .init("matcherForDescendant:", is: "matcher(forDescendant:)"),
    .init("matcherForSubview:", is: "matcher(forSubview:)"),
    .init("matcherForSibling:", is: "matcher(forSibling:)"),
    .init("matcherForNegation:", is: "matcher(forNegation:)"),
    .init(
      "matcherForConstraints:toReferenceElementMatching:",
      is: "matcher(forConstraints:toReferenceElementMatching:)"),
    .init(
      "matcherForLayoutConstraints:toReferenceElementMatching:",
      is: "matcher(forLayoutConstraints:toReferenceElementMatching:)"),
    .init(
      "layoutConstraintWithAttribute:relatedBy:toReferenceAttribute:multiplier:constant:",
      is: "layoutConstraint(withAttribute:relatedBy:toReferenceAttribute:multiplier:constant:)"),
    .init(
      "layoutConstraintForDirection:andMinimumSeparation:",
      is: "layoutConstraint(forDirection:andMinimumSeparation:)"),
  ]

  private static let values: [ObjectiveCMessage] = [
    .init("matcherForNil", is: "matcherForNil()"),
    .init("matcherForNotNil", is: "matcherForNotNil()"),
    .init("matcherForAnything", is: "matcherForAnything()"),
    .init("matcherForEqualTo:", is: "matcher(forEqualTo:)"),
    .init("matcherForLessThan:", is: "matcher(forLessThan:)"),
    .init("matcherForGreaterThan:", is: "matcher(forGreaterThan:)"),
    .init("matcherForCloseTo:delta:", is: "matcher(forCloseTo:delta:)"),
  ]
}
