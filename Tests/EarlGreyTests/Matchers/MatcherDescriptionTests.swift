import EarlGrey
import Expectations
import Foundation
import HeadlessUIKit
import Testing

/// The texts of failures are part of EarlGrey's contract.
@Suite @MainActor struct MatcherDescriptionTests {
  @Test func `Each matcher has EarlGrey's words`() {
    let isAccessible = "(respondsToSelector(isAccessibilityElement) && isAccessibilityElement)"
    let expected: [(GREYMatcher, String)] = [
      (grey_accessibilityID("s"), "(respondsToSelector(accessibilityIdentifier) && accessibilityID('s'))"),
      (grey_accessibilityLabel("s"), "(\(isAccessible) && accessibilityLabel('s'))"),
      (grey_accessibilityValue("s"), "(\(isAccessible) && accessibilityValue('s'))"),
      (
        grey_text("s"),
        "((kindOfClass('UILabel') || kindOfClass('UITextField') || kindOfClass('UITextView')) && hasText('s'))"
      ),
      (grey_textBeginsWith("s"), "textBeginsWith('s')"),
      (grey_buttonTitle("s"), "(kindOfClass('UIButton') && buttonTitle('s'))"),
      (grey_textFieldValue("s"), "(kindOfClass('UITextField') && textFieldValue('s'))"),
      (grey_firstResponder(), "(kindOfClass('UIResponder') && firstResponder)"),
      (grey_sufficientlyVisible(), "sufficientlyVisible(Expected: 0.750000)"),
      (grey_minimumVisiblePercent(0.5), "minimumVisiblePercent(Expected: 0.500000)"),
      (grey_interactable(), "interactable"),
      (grey_notVisible(), "notVisible"),
      (grey_hidden(true), "(kindOfClass('UIView') && hidden(\"1\"))"),
      (grey_hidden(false), "(kindOfClass('UIView') && hidden(\"0\"))"),
      (grey_enabled(), "(!(ancestorThatMatches(!(enabled))) && enabled)"),
      (grey_selected(), "(respondsToSelector(isSelected) && selected)"),
      (grey_kindOfClass(UISwitch.self), "kindOfClass('UISwitch')"),
      (grey_kindOfClassName("UISwitch"), "kindOfClass('UISwitch')"),
      (grey_ancestor(grey_notNil()), "ancestorThatMatches(isNotNil)"),
      (grey_descendant(grey_notNil()), "descendantThatMatches(isNotNil)"),
      (grey_keyWindow(), "(kindOfClass('UIWindow') && keyWindow)"),
      (grey_switchWithOnState(true), "(respondsToSelector(isOn) && switchInState(ON))"),
      (grey_switchWithOnState(false), "(respondsToSelector(isOn) && switchInState(OFF))"),
      (grey_accessibilityHint("s"), "(\(isAccessible) && accessibilityHint('s'))"),
      (
        grey_accessibilityTrait([.button, .selected]),
        "(\(isAccessible) && accessibilityTraits: UIAccessibilityTraitButton,UIAccessibilityTraitSelected)"
      ),
      (grey_accessibilityFocused(), "accessibilityFocused"),
      (grey_accessibilityElement(), isAccessible),
      (grey_systemAlertViewShown(), "isSystemAlertViewShown"),
      (grey_userInteractionEnabled(), "(kindOfClass('UIView') && userInteractionEnabled)"),
      (grey_respondsToSelector("isOn"), "respondsToSelector(isOn)"),
      (grey_conformsToProtocol((any UITextInput).self), "conformsToProtocol(UITextInput)"),
      (grey_subview(grey_notNil()), "(kindOfClass('UIView') && subview(isNotNil))"),
      (grey_sibling(grey_notNil()), "sibling(isNotNil)"),
      (
        grey_scrollViewContentOffset(CGPoint(x: 0, y: 99.5)),
        "(kindOfClass('UIScrollView') && contentOffset({0, 99.5}))"
      ),
      (grey_scrolledToContentEdge(.top), "(kindOfClass('UIScrollView') && scrolledToContentEdge(Top))"),
      (grey_stepperValue(87), "(kindOfClass('UIStepper') && stepperValue(87.000000))"),
      (grey_sliderValueMatcher(grey_closeTo(1, 0.1)), "sliderValueMatches(closeTo(1.000000) by (0.100000))"),
      (grey_pickerColumnSetToValue(1, "Red"), "pickerColumnAtIndex(1) value('Red')"),
      (
        grey_datePickerValue(Date(timeIntervalSince1970: 0)),
        "datePickerWithValue('1970-01-01 00:00:00 +0000')"
      ),
      (grey_progress(grey_greaterThan(0.5)), "progressValueThatMatches('greaterThan(0.5)')"),
      (
        grey_layout(
          [GREYLayoutConstraint(attribute: .left, relatedBy: .equal, toReferenceAttribute: .right)],
          grey_keyWindow()),
        """
        (isNotNil && layoutWithConstraints((kindOfClass('UIWindow') && keyWindow)) \
        referenceElementMatcher:(left == right * 1 + 0))
        """
      ),
      (grey_equalTo("a"), "equalTo(a)"),
      (grey_lessThan(2), "lessThan(2)"),
      (grey_anything(), "anything"),
      (grey_nil(), "isNil"),
      (grey_notNil(), "isNotNil"),
      (grey_allOf([grey_nil(), grey_notNil(), grey_notVisible()]), "(isNil && isNotNil && notVisible)"),
      (grey_anyOf([grey_nil(), grey_notNil()]), "(isNil || isNotNil)"),
      (grey_not(grey_nil()), "!(isNil)"),
    ]
    for (matcher, description) in expected {
      expectEqual(matcher.description, description)
    }
  }

  @Test func `A share of any size is reported with six decimals`() {
    forEachRow([
      (0, "0.000000"), (0.1234567, "0.123457"), (1, "1.000000"), (-0.5, "-0.500000"),
      (1e15, "1000000000000000.000000"),
    ]) { (value: Double, text: String) in
      expectEqual(grey_minimumVisiblePercent(value).description, "minimumVisiblePercent(Expected: \(text))")
    }
  }
}
