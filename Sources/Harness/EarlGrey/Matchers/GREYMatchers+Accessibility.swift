import HeadlessUIKit

/// Matches the element with an accessibility identifier; it need not be an accessibility element.
@MainActor
public func grey_accessibilityID(_ identifier: String) -> GREYMatcher {
  GREYMatcher(view: "(respondsToSelector(accessibilityIdentifier) && accessibilityID('\(identifier)'))") {
    $0.accessibilityIdentifier == identifier
  }
}

/// Matches accessibility elements by their label.
@MainActor
public func grey_accessibilityLabel(_ label: String) -> GREYMatcher {
  GREYMatcher(accessible: "accessibilityLabel('\(label)')") { $0.accessibilityLabel == label }
}

/// Matches accessibility elements by their value; no value counts as an empty one.
@MainActor
public func grey_accessibilityValue(_ value: String) -> GREYMatcher {
  GREYMatcher(accessible: "accessibilityValue('\(value)')") { ($0.accessibilityValue ?? "") == value }
}
