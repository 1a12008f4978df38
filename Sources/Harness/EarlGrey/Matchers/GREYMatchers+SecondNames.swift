import Foundation
import HeadlessUIKit

// EarlGrey 2 exports each shorthand twice: `GREYText` and `grey_text`.

/// The second name of ``grey_accessibilityID(_:)``.
@MainActor
public func GREYAccessibilityID(_ identifier: String) -> GREYMatcher { grey_accessibilityID(identifier) }

/// The second name of ``grey_accessibilityLabel(_:)``.
@MainActor
public func GREYAccessibilityLabel(_ label: String) -> GREYMatcher { grey_accessibilityLabel(label) }

/// The second name of ``grey_accessibilityValue(_:)``.
@MainActor
public func GREYAccessibilityValue(_ value: String) -> GREYMatcher { grey_accessibilityValue(value) }

/// The second name of ``grey_accessibilityHint(_:)``.
@MainActor
public func GREYAccessibilityHint(_ hint: String) -> GREYMatcher { grey_accessibilityHint(hint) }

/// The second name of ``grey_accessibilityTrait(_:)``.
@MainActor
public func GREYAccessibilityTrait(_ traits: UIAccessibilityTraits) -> GREYMatcher {
  grey_accessibilityTrait(traits)
}

/// The second name of ``grey_accessibilityFocused()``.
@MainActor
public func GREYAccessibilityFocused() -> GREYMatcher { grey_accessibilityFocused() }

/// The second name of ``grey_accessibilityElement()``.
@MainActor
public func GREYAccessibilityElement() -> GREYMatcher { grey_accessibilityElement() }

/// The second name of ``grey_kindOfClass(_:)``.
@MainActor
public func GREYKindOfClass(_ type: AnyClass) -> GREYMatcher { grey_kindOfClass(type) }

/// The second name of ``grey_kindOfClassName(_:)``.
@MainActor
public func GREYKindOfClassName(_ name: String) -> GREYMatcher { grey_kindOfClassName(name) }

/// The second name of ``grey_conformsToProtocol(_:)``.
@MainActor
public func GREYConformsToProtocol<Requirements>(_ type: Requirements.Type) -> GREYMatcher {
  grey_conformsToProtocol(type)
}

/// The second name of ``grey_respondsToSelector(_:)``.
@MainActor
public func GREYRespondsToSelector(_ name: String) -> GREYMatcher { grey_respondsToSelector(name) }

/// The second name of ``grey_text(_:)``.
@MainActor
public func GREYText(_ text: String) -> GREYMatcher { grey_text(text) }

/// The second name of ``grey_buttonTitle(_:)``.
@MainActor
public func GREYButtonTitle(_ title: String) -> GREYMatcher { grey_buttonTitle(title) }

/// The second name of ``grey_textFieldValue(_:)``.
@MainActor
public func GREYTextFieldValue(_ text: String) -> GREYMatcher { grey_textFieldValue(text) }

/// The second name of ``grey_switchWithOnState(_:)``.
@MainActor
public func GREYSwitchWithOnState(_ isOn: Bool) -> GREYMatcher { grey_switchWithOnState(isOn) }

/// The second name of ``grey_stepperValue(_:)``.
@MainActor
public func GREYStepperValue(_ value: Double) -> GREYMatcher { grey_stepperValue(value) }

/// The second name of ``grey_sliderValueMatcher(_:)``.
@MainActor
public func GREYSliderValueMatcher(_ matcher: GREYMatcher) -> GREYMatcher { grey_sliderValueMatcher(matcher) }

/// The second name of ``grey_progress(_:)``.
@MainActor
public func GREYProgress(_ matcher: GREYMatcher) -> GREYMatcher { grey_progress(matcher) }

/// The second name of ``grey_pickerColumnSetToValue(_:_:)``.
@MainActor
public func GREYPickerColumnSetToValue(_ column: Int, _ value: String?) -> GREYMatcher {
  grey_pickerColumnSetToValue(column, value)
}

/// The second name of ``grey_datePickerValue(_:)``.
@MainActor
public func GREYDatePickerValue(_ date: Date) -> GREYMatcher { grey_datePickerValue(date) }

/// The second name of ``grey_scrollViewContentOffset(_:)``.
@MainActor
public func GREYScrollViewContentOffset(_ offset: CGPoint) -> GREYMatcher {
  grey_scrollViewContentOffset(offset)
}

/// The second name of ``grey_scrolledToContentEdge(_:)``.
@MainActor
public func GREYScrolledToContentEdge(_ edge: GREYContentEdge) -> GREYMatcher {
  grey_scrolledToContentEdge(edge)
}

/// The second name of ``grey_layout(_:_:)``.
@MainActor
public func GREYLayout(_ constraints: [GREYLayoutConstraint], _ reference: GREYMatcher) -> GREYMatcher {
  grey_layout(constraints, reference)
}

/// The second name of ``grey_allOf(_:)``.
@MainActor
public func GREYAllOf(_ matchers: [GREYMatcher]) -> GREYMatcher { grey_allOf(matchers) }

/// The second name of ``grey_anyOf(_:)``.
@MainActor
public func GREYAnyOf(_ matchers: [GREYMatcher]) -> GREYMatcher { grey_anyOf(matchers) }

/// The second name of ``grey_not(_:)``.
@MainActor
public func GREYNot(_ matcher: GREYMatcher) -> GREYMatcher { grey_not(matcher) }

/// The second name of ``grey_nil()``.
@MainActor
public func GREYNil() -> GREYMatcher { grey_nil() }

/// The second name of ``grey_notNil()``.
@MainActor
public func GREYNotNil() -> GREYMatcher { grey_notNil() }

/// The second name of ``grey_ancestor(_:)``.
@MainActor
public func GREYAncestor(_ matcher: GREYMatcher) -> GREYMatcher { grey_ancestor(matcher) }

/// The second name of ``grey_descendant(_:)``.
@MainActor
public func GREYDescendant(_ matcher: GREYMatcher) -> GREYMatcher { grey_descendant(matcher) }

/// The second name of ``grey_subview(_:)``.
@MainActor
public func GREYSubview(_ matcher: GREYMatcher) -> GREYMatcher { grey_subview(matcher) }

/// The second name of ``grey_sibling(_:)``.
@MainActor
public func GREYSibling(_ matcher: GREYMatcher) -> GREYMatcher { grey_sibling(matcher) }

/// The second name of ``grey_enabled()``.
@MainActor
public func GREYEnabled() -> GREYMatcher { grey_enabled() }

/// The second name of ``grey_selected()``.
@MainActor
public func GREYSelected() -> GREYMatcher { grey_selected() }

/// The second name of ``grey_hidden(_:)``.
@MainActor
public func GREYHidden(_ isHidden: Bool) -> GREYMatcher { grey_hidden(isHidden) }

/// The second name of ``grey_userInteractionEnabled()``.
@MainActor
public func GREYUserInteractionEnabled() -> GREYMatcher { grey_userInteractionEnabled() }

/// The second name of ``grey_firstResponder()``.
@MainActor
public func GREYFirstResponder() -> GREYMatcher { grey_firstResponder() }

/// The second name of ``grey_keyWindow()``.
@MainActor
public func GREYKeyWindow() -> GREYMatcher { grey_keyWindow() }

/// The second name of ``grey_systemAlertViewShown()``.
@MainActor
public func GREYSystemAlertViewShown() -> GREYMatcher { grey_systemAlertViewShown() }

/// The second name of ``grey_equalTo(_:)``.
@MainActor
public func GREYEqualTo<Value: Equatable>(_ value: Value) -> GREYMatcher { grey_equalTo(value) }

/// The second name of ``grey_lessThan(_:)``.
@MainActor
public func GREYLessThan(_ value: Double) -> GREYMatcher { grey_lessThan(value) }

/// The second name of ``grey_greaterThan(_:)``.
@MainActor
public func GREYGreaterThan(_ value: Double) -> GREYMatcher { grey_greaterThan(value) }

/// The second name of ``grey_closeTo(_:_:)``.
@MainActor
public func GREYCloseTo(_ value: Double, _ delta: Double) -> GREYMatcher { grey_closeTo(value, delta) }

/// The second name of ``grey_anything()``.
@MainActor
public func GREYAnything() -> GREYMatcher { grey_anything() }

/// The second name of ``grey_sufficientlyVisible()``.
@MainActor
public func GREYSufficientlyVisible() -> GREYMatcher { grey_sufficientlyVisible() }

/// The second name of ``grey_minimumVisiblePercent(_:)``.
@MainActor
public func GREYMinimumVisiblePercent(_ share: Double) -> GREYMatcher { grey_minimumVisiblePercent(share) }

/// The second name of ``grey_notVisible()``.
@MainActor
public func GREYNotVisible() -> GREYMatcher { grey_notVisible() }

/// The second name of ``grey_interactable()``.
@MainActor
public func GREYInteractable() -> GREYMatcher { grey_interactable() }
