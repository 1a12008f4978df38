import EarlGrey
import Expectations
import Foundation
import HeadlessUIKit
import Testing

@Suite @MainActor struct SecondMatcherNameTests {
  @Test func `The second name of a matcher makes the same matcher`() {
    let (nothing, date) = (grey_nil(), Date(timeIntervalSince1970: 0))
    let constraint = GREYLayoutConstraint(forDirection: .up, andMinimumSeparation: 1)
    let pairs: [(GREYMatcher, GREYMatcher)] = [
      (GREYAccessibilityID("a"), grey_accessibilityID("a")),
      (GREYAccessibilityLabel("a"), grey_accessibilityLabel("a")),
      (GREYAccessibilityValue("a"), grey_accessibilityValue("a")),
      (GREYAccessibilityHint("a"), grey_accessibilityHint("a")),
      (GREYAccessibilityTrait(.button), grey_accessibilityTrait(.button)),
      (GREYAccessibilityFocused(), grey_accessibilityFocused()),
      (GREYAccessibilityElement(), grey_accessibilityElement()),
      (GREYKindOfClass(UILabel.self), grey_kindOfClass(UILabel.self)),
      (GREYKindOfClassName("a"), grey_kindOfClassName("a")),
      (
        GREYConformsToProtocol((any UITextInputTraits).self),
        grey_conformsToProtocol((any UITextInputTraits).self)
      ),
      (GREYRespondsToSelector("a"), grey_respondsToSelector("a")),
      (GREYText("a"), grey_text("a")),
      (GREYButtonTitle("a"), grey_buttonTitle("a")),
      (GREYTextFieldValue("a"), grey_textFieldValue("a")),
      (GREYSwitchWithOnState(true), grey_switchWithOnState(true)),
      (GREYStepperValue(0.5), grey_stepperValue(0.5)),
      (GREYSliderValueMatcher(nothing), grey_sliderValueMatcher(nothing)),
      (GREYProgress(nothing), grey_progress(nothing)),
      (GREYPickerColumnSetToValue(1, "a"), grey_pickerColumnSetToValue(1, "a")),
      (GREYDatePickerValue(date), grey_datePickerValue(date)),
      (GREYScrollViewContentOffset(.zero), grey_scrollViewContentOffset(.zero)),
      (GREYScrolledToContentEdge(.top), grey_scrolledToContentEdge(.top)),
      (GREYLayout([constraint], nothing), grey_layout([constraint], nothing)),
      (GREYAllOf([nothing]), grey_allOf([nothing])),
      (GREYAnyOf([nothing]), grey_anyOf([nothing])),
      (GREYNot(nothing), grey_not(nothing)),
      (GREYNil(), grey_nil()),
      (GREYNotNil(), grey_notNil()),
      (GREYAncestor(nothing), grey_ancestor(nothing)),
      (GREYDescendant(nothing), grey_descendant(nothing)),
      (GREYSubview(nothing), grey_subview(nothing)),
      (GREYSibling(nothing), grey_sibling(nothing)),
      (GREYEnabled(), grey_enabled()),
      (GREYSelected(), grey_selected()),
      (GREYHidden(true), grey_hidden(true)),
      (GREYUserInteractionEnabled(), grey_userInteractionEnabled()),
      (GREYFirstResponder(), grey_firstResponder()),
      (GREYKeyWindow(), grey_keyWindow()),
      (GREYSystemAlertViewShown(), grey_systemAlertViewShown()),
      (GREYEqualTo(1), grey_equalTo(1)),
      (GREYLessThan(0.5), grey_lessThan(0.5)),
      (GREYGreaterThan(0.5), grey_greaterThan(0.5)),
      (GREYCloseTo(0.5, 0.5), grey_closeTo(0.5, 0.5)),
      (GREYAnything(), grey_anything()),
      (GREYSufficientlyVisible(), grey_sufficientlyVisible()),
      (GREYMinimumVisiblePercent(0.5), grey_minimumVisiblePercent(0.5)),
      (GREYNotVisible(), grey_notVisible()),
      (GREYInteractable(), grey_interactable()),
    ]
    for (second, first) in pairs { expectEqual(second.description, first.description) }
  }
}
