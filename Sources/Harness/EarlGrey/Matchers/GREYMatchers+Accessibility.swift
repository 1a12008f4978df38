import HeadlessUIKit

/// Matches elements by accessibility identifier, even those that are not accessibility elements.
///
/// - Parameter identifier: The whole identifier, case-sensitive.
@MainActor
public func grey_accessibilityID(_ identifier: String) -> GREYMatcher {
  GREYMatcher(element: "(respondsToSelector(accessibilityIdentifier) && accessibilityID('\(identifier)'))") {
    $0.accessibilityIdentifier == identifier
  }
}

/// Matches accessibility elements by their label.
///
/// - Parameter label: The whole label, case-sensitive; an element without a label never matches.
@MainActor
public func grey_accessibilityLabel(_ label: String) -> GREYMatcher {
  GREYMatcher(accessible: "accessibilityLabel('\(label)')") { $0.accessibilityLabel == label }
}

/// Matches accessibility elements by their value; a missing value counts as an empty one.
///
/// - Parameter value: The whole value, such as "1" for a switch that is on.
@MainActor
public func grey_accessibilityValue(_ value: String) -> GREYMatcher {
  GREYMatcher(accessible: "accessibilityValue('\(value)')") { ($0.accessibilityValue ?? "") == value }
}

/// Matches accessibility elements by their hint.
///
/// - Parameter hint: The whole hint; an element without a hint never matches.
@MainActor
public func grey_accessibilityHint(_ hint: String) -> GREYMatcher {
  GREYMatcher(accessible: "accessibilityHint('\(hint)')") { $0.accessibilityHint == hint }
}

/// Matches accessibility elements that have at least one of the traits.
///
/// - Parameter traits: The traits, of which one suffices; `.none` matches no element.
@MainActor
public func grey_accessibilityTrait(_ traits: UIAccessibilityTraits) -> GREYMatcher {
  GREYMatcher(accessible: "accessibilityTraits: \(traits.earlGreyNames)") {
    !$0.accessibilityTraits.isDisjoint(with: traits)
  }
}

/// Matches the element that has the focus of assistive technologies: the one passed with the last
/// notification of a screen or layout change.
@MainActor
public func grey_accessibilityFocused() -> GREYMatcher {
  GREYMatcher(element: "accessibilityFocused") { UIAccessibility.focusedElement() as AnyObject? === $0 }
}

/// Matches accessibility elements, which assistive technologies can reach.
@MainActor
public func grey_accessibilityElement() -> GREYMatcher {
  GREYMatcher(element: AccessibleRule.description, matches: \.isAccessibilityElement)
}

extension UIAccessibilityTraits {
  /// The traits' names in EarlGrey, separated by commas.
  var earlGreyNames: String {
    names.isEmpty
      ? "UIAccessibilityTraitNone"
      : names.map { "UIAccessibilityTrait\($0.prefix(1).uppercased())\($0.dropFirst())" }
        .joined(separator: ",")
  }
}

/// EarlGrey's rule that only accessibility elements match by label, value, hint or trait.
@MainActor
enum AccessibleRule {
  static let description = "(respondsToSelector(isAccessibilityElement) && isAccessibilityElement)"

  private static var isLifted = false

  static func allows(_ element: GREYElement) -> Bool {
    element.isAccessibilityElement || isLifted
      || GREYConfiguration.shared.boolValue(forConfigKey: .ignoreIsAccessible)
  }

  /// Runs `body` without the rule, to find the elements that only the rule excludes.
  static func lifted<Result>(_ body: () -> Result) -> Result {
    let former = isLifted
    isLifted = true
    defer { isLifted = former }
    return body()
  }
}
