import Foundation
import HeadlessUIKit

// EarlGrey 2 exports each shorthand twice: `GREYText` and `grey_text`.

/// The second name of ``grey_accessibilityID(_:)``.
///
/// - Parameter identifier: The whole identifier, case-sensitive.
@MainActor
public func GREYAccessibilityID(_ identifier: String) -> GREYMatcher { grey_accessibilityID(identifier) }

/// The second name of ``grey_accessibilityLabel(_:)``.
///
/// - Parameter label: The whole label, case-sensitive; an element without a label never matches.
@MainActor
public func GREYAccessibilityLabel(_ label: String) -> GREYMatcher { grey_accessibilityLabel(label) }

/// The second name of ``grey_accessibilityValue(_:)``.
///
/// - Parameter value: The whole value, such as "1" for a switch that is on.
@MainActor
public func GREYAccessibilityValue(_ value: String) -> GREYMatcher { grey_accessibilityValue(value) }

/// The second name of ``grey_accessibilityHint(_:)``.
///
/// - Parameter hint: The whole hint; an element without a hint never matches.
@MainActor
public func GREYAccessibilityHint(_ hint: String) -> GREYMatcher { grey_accessibilityHint(hint) }

/// The second name of ``grey_accessibilityTrait(_:)``.
///
/// - Parameter traits: The traits, of which one suffices; `.none` matches no element.
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
///
/// - Parameter type: The class. It is compared by its name, so a class of another module with this name
///   matches, too.
@MainActor
public func GREYKindOfClass(_ type: AnyClass) -> GREYMatcher { grey_kindOfClass(type) }

/// The second name of ``grey_kindOfClassName(_:)``.
///
/// - Parameter name: The class's name, such as `UISwitch`.
@MainActor
public func GREYKindOfClassName(_ name: String) -> GREYMatcher { grey_kindOfClassName(name) }

/// The second name of ``grey_conformsToProtocol(_:)``.
///
/// - Parameter type: The protocol's type, such as `(any UITextInput).self`.
@MainActor
public func GREYConformsToProtocol<Requirements>(_ type: Requirements.Type) -> GREYMatcher {
  grey_conformsToProtocol(type)
}

/// The second name of ``grey_respondsToSelector(_:)``.
///
/// - Parameter name: The selector with its colons, such as `setText:`; no element responds to unknown ones.
@MainActor
public func GREYRespondsToSelector(_ name: String) -> GREYMatcher { grey_respondsToSelector(name) }

/// The second name of ``grey_text(_:)``.
///
/// - Parameter text: The whole text, case-sensitive; "" matches empty fields, but no label without a text.
@MainActor
public func GREYText(_ text: String) -> GREYMatcher { grey_text(text) }

/// The second name of ``grey_buttonTitle(_:)``.
///
/// - Parameter title: The whole title in the button's current state.
@MainActor
public func GREYButtonTitle(_ title: String) -> GREYMatcher { grey_buttonTitle(title) }

/// The second name of ``grey_textFieldValue(_:)``.
///
/// - Parameter text: The whole text, not the placeholder; "" matches an empty field.
@MainActor
public func GREYTextFieldValue(_ text: String) -> GREYMatcher { grey_textFieldValue(text) }

/// The second name of ``grey_switchWithOnState(_:)``.
///
/// - Parameter isOn: `true` matches switches that are on, `false` those that are off.
@MainActor
public func GREYSwitchWithOnState(_ isOn: Bool) -> GREYMatcher { grey_switchWithOnState(isOn) }

/// The second name of ``grey_stepperValue(_:)``.
///
/// - Parameter value: The exact value.
@MainActor
public func GREYStepperValue(_ value: Double) -> GREYMatcher { grey_stepperValue(value) }

/// The second name of ``grey_sliderValueMatcher(_:)``.
///
/// - Parameter matcher: Matches the value, which is a `Float`.
@MainActor
public func GREYSliderValueMatcher(_ matcher: GREYMatcher) -> GREYMatcher { grey_sliderValueMatcher(matcher) }

/// The second name of ``grey_progress(_:)``.
///
/// - Parameter matcher: Matches the progress, which is a `Float`.
@MainActor
public func GREYProgress(_ matcher: GREYMatcher) -> GREYMatcher { grey_progress(matcher) }

/// The second name of ``grey_pickerColumnSetToValue(_:_:)``.
///
/// - Parameters:
///   - column: The index of the column.
///   - value: The title; `nil` matches a row without a title.
@MainActor
public func GREYPickerColumnSetToValue(_ column: Int, _ value: String?) -> GREYMatcher {
  grey_pickerColumnSetToValue(column, value)
}

/// The second name of ``grey_datePickerValue(_:)``.
///
/// - Parameter date: The exact date, including fractions of a second.
@MainActor
public func GREYDatePickerValue(_ date: Date) -> GREYMatcher { grey_datePickerValue(date) }

/// The second name of ``grey_scrollViewContentOffset(_:)``.
///
/// - Parameter offset: The offset in points.
@MainActor
public func GREYScrollViewContentOffset(_ offset: CGPoint) -> GREYMatcher {
  grey_scrollViewContentOffset(offset)
}

/// The second name of ``grey_scrolledToContentEdge(_:)``.
///
/// - Parameter edge: The edge of the content, including the adjusted inset.
@MainActor
public func GREYScrolledToContentEdge(_ edge: GREYContentEdge) -> GREYMatcher {
  grey_scrolledToContentEdge(edge)
}

/// The second name of ``grey_layout(_:_:)``.
///
/// - Parameters:
///   - constraints: The constraints.
///   - reference: The matcher of the reference element. If it matches several elements, or none, no element
///     satisfies the constraints.
@MainActor
public func GREYLayout(_ constraints: [GREYLayoutConstraint], _ reference: GREYMatcher) -> GREYMatcher {
  grey_layout(constraints, reference)
}

/// The second name of ``grey_allOf(_:)``.
///
/// - Parameter matchers: At least one matcher. A visibility matcher must be last, since it is the slowest;
///   elsewhere it raises EarlGrey 2's `ImproperMatcherOrderingException`.
@MainActor
public func GREYAllOf(_ matchers: [GREYMatcher]) -> GREYMatcher { grey_allOf(matchers) }

/// The second name of ``grey_anyOf(_:)``.
///
/// - Parameter matchers: At least one matcher. A visibility matcher must be last, as in ``grey_allOf(_:)``.
@MainActor
public func GREYAnyOf(_ matchers: [GREYMatcher]) -> GREYMatcher { grey_anyOf(matchers) }

/// The second name of ``grey_not(_:)``.
///
/// - Parameter matcher: May be a visibility matcher.
@MainActor
public func GREYNot(_ matcher: GREYMatcher) -> GREYMatcher { grey_not(matcher) }

/// The second name of ``grey_nil()``.
@MainActor
public func GREYNil() -> GREYMatcher { grey_nil() }

/// The second name of ``grey_notNil()``.
@MainActor
public func GREYNotNil() -> GREYMatcher { grey_notNil() }

/// The second name of ``grey_ancestor(_:)``.
///
/// - Parameter matcher: Matches any element above, not only the parent.
@MainActor
public func GREYAncestor(_ matcher: GREYMatcher) -> GREYMatcher { grey_ancestor(matcher) }

/// The second name of ``grey_descendant(_:)``.
///
/// - Parameter matcher: Matches any element below, not only a child.
@MainActor
public func GREYDescendant(_ matcher: GREYMatcher) -> GREYMatcher { grey_descendant(matcher) }

/// The second name of ``grey_subview(_:)``.
///
/// - Parameter matcher: Matches a direct subview.
@MainActor
public func GREYSubview(_ matcher: GREYMatcher) -> GREYMatcher { grey_subview(matcher) }

/// The second name of ``grey_sibling(_:)``.
///
/// - Parameter matcher: Matches another child of the same parent.
@MainActor
public func GREYSibling(_ matcher: GREYMatcher) -> GREYMatcher { grey_sibling(matcher) }

/// The second name of ``grey_enabled()``.
@MainActor
public func GREYEnabled() -> GREYMatcher { grey_enabled() }

/// The second name of ``grey_selected()``.
@MainActor
public func GREYSelected() -> GREYMatcher { grey_selected() }

/// The second name of ``grey_hidden(_:)``.
///
/// - Parameter isHidden: `false` matches views that are not hidden, and have no hidden ancestor.
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
///
/// - Parameter value: The expected value, which is also the description.
@MainActor
public func GREYEqualTo<Value: Equatable>(_ value: Value) -> GREYMatcher { grey_equalTo(value) }

/// The second name of ``grey_lessThan(_:)``.
///
/// - Parameter value: The bound, which itself does not match.
@MainActor
public func GREYLessThan(_ value: Double) -> GREYMatcher { grey_lessThan(value) }

/// The second name of ``grey_greaterThan(_:)``.
///
/// - Parameter value: The bound, which itself does not match.
@MainActor
public func GREYGreaterThan(_ value: Double) -> GREYMatcher { grey_greaterThan(value) }

/// The second name of ``grey_closeTo(_:_:)``.
///
/// - Parameters:
///   - value: The number to compare with.
///   - delta: The largest difference, which still matches.
@MainActor
public func GREYCloseTo(_ value: Double, _ delta: Double) -> GREYMatcher { grey_closeTo(value, delta) }

/// The second name of ``grey_anything()``.
@MainActor
public func GREYAnything() -> GREYMatcher { grey_anything() }

/// The second name of ``grey_sufficientlyVisible()``.
@MainActor
public func GREYSufficientlyVisible() -> GREYMatcher { grey_sufficientlyVisible() }

/// The second name of ``grey_minimumVisiblePercent(_:)``.
///
/// - Parameter share: The part, as a share of the element's area from 0 to 1.
@MainActor
public func GREYMinimumVisiblePercent(_ share: Double) -> GREYMatcher { grey_minimumVisiblePercent(share) }

/// The second name of ``grey_notVisible()``.
@MainActor
public func GREYNotVisible() -> GREYMatcher { grey_notVisible() }

/// The second name of ``grey_interactable()``.
@MainActor
public func GREYInteractable() -> GREYMatcher { grey_interactable() }
