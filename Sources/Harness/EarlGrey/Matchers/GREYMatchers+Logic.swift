import HeadlessUIKit

/// Matches what all of the matchers match; tries them in order until one does not match.
///
/// - Parameter matchers: At least one matcher. A visibility matcher must be last, since it is the slowest;
///   elsewhere it raises EarlGrey 2's `ImproperMatcherOrderingException`.
@MainActor
public func grey_allOf(_ matchers: [GREYMatcher]) -> GREYMatcher {
  MatcherOrder.check(matchers, of: "grey_allOf")
  return allOf(matchers)
}

/// Returns a matcher of what all of the matchers match, in any order.
@MainActor
func allOf(_ matchers: [GREYMatcher]) -> GREYMatcher {
  let firstMismatch = { (item: Any?) in matchers.first { !$0.matches(item) } }
  return GREYMatcher(
    value: "(" + matchers.map(\.description).joined(separator: " && ") + ")",
    mismatch: { firstMismatch($0)?.describeMismatch($0) ?? "" },
    explanation: { firstMismatch($0)?.explainMismatch($0) },
    matches: { item in matchers.allSatisfy { $0.matches(item) } })
}

/// Matches what any of the matchers matches; tries them in order until one matches.
///
/// - Parameter matchers: At least one matcher. A visibility matcher must be last, as in ``grey_allOf(_:)``.
@MainActor
public func grey_anyOf(_ matchers: [GREYMatcher]) -> GREYMatcher {
  MatcherOrder.check(matchers, of: "grey_anyOf")
  return GREYMatcher(
    value: "(" + matchers.map(\.description).joined(separator: " || ") + ")",
    mismatch: { item in matchers.map { $0.describeMismatch(item) }.joined(separator: ", ") },
    // Not the property `first`, which evaluates a lazy element twice.
    explanation: { item in matchers.lazy.compactMap { $0.explainMismatch(item) }.first { _ in true } },
    matches: { item in matchers.contains { $0.matches(item) } })
}

/// Matches what the matcher does not match.
///
/// - Parameter matcher: May be a visibility matcher.
@MainActor
public func grey_not(_ matcher: GREYMatcher) -> GREYMatcher {
  GREYMatcher(value: "!(\(matcher.description))") { !matcher.matches($0) }
}

/// Matches the absence of an element or a value.
@MainActor
public func grey_nil() -> GREYMatcher {
  GREYMatcher(value: "isNil") { $0 == nil }
}

/// Matches any element or value.
@MainActor
public func grey_notNil() -> GREYMatcher {
  GREYMatcher(value: "isNotNil") { $0 != nil }
}

/// The rules for arrays of matchers.
@MainActor
enum MatcherOrder {
  /// Raises an exception for an empty array, or one with a visibility matcher before other matchers.
  static func check(_ matchers: [GREYMatcher], of name: String) {
    if matchers.isEmpty {
      UIException.raise(.invalidArgument, "\(name) needs at least one matcher.")
    }
    if let early = matchers.dropLast().first(where: \.isAboutVisibility) {
      UIException.raise(
        .improperMatcherOrdering,
        """
        The matcher \(early.description) is about visibility, which costs most, so it must come last in \
        \(name)([\(matchers.map(\.description).joined(separator: ", "))]).
        """)
    }
  }
}

extension UIException.Name {
  /// The exception for a visibility matcher before other matchers.
  public static let improperMatcherOrdering = UIException.Name(rawValue: "ImproperMatcherOrderingException")
}

/// Matches elements that have a matching ancestor.
///
/// - Parameter matcher: Matches any element above, not only the parent.
@MainActor
public func grey_ancestor(_ matcher: GREYMatcher) -> GREYMatcher {
  GREYMatcher(element: "ancestorThatMatches(\(matcher.description))") { element in
    element.ancestors.contains { matcher.matches($0) }
  }
}

/// Matches elements that have a matching descendant.
///
/// - Parameter matcher: Matches any element below, not only a child.
@MainActor
public func grey_descendant(_ matcher: GREYMatcher) -> GREYMatcher {
  GREYMatcher(element: "descendantThatMatches(\(matcher.description))") { element in
    ElementTraversal.frontToBack(from: element).dropFirst().contains { matcher.matches($0) }
  }
}

/// Matches views with a matching subview.
///
/// - Parameter matcher: Matches a direct subview.
@MainActor
public func grey_subview(_ matcher: GREYMatcher) -> GREYMatcher {
  GREYMatcher(UIView.self, "subview(\(matcher.description))") { view in
    view.subviews.contains { matcher.matches($0) }
  }
}

/// Matches elements with a matching sibling.
///
/// - Parameter matcher: Matches another child of the same parent.
@MainActor
public func grey_sibling(_ matcher: GREYMatcher) -> GREYMatcher {
  GREYMatcher(element: "sibling(\(matcher.description))") { element in
    (element.parentElement?.childElements ?? []).contains { $0 !== element && matcher.matches($0) }
  }
}
