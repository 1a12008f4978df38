import HeadlessUIKit

/// Matches what all of the matchers match; asks from left to right and stops at the first no.
///
/// A matcher about visibility must come last, since it costs most: elsewhere it raises EarlGrey 2's
/// ImproperMatcherOrderingException.
@MainActor
public func grey_allOf(_ matchers: [GREYMatcher]) -> GREYMatcher {
  MatcherOrder.check(matchers, of: "grey_allOf")
  return allOf(matchers)
}

/// What all of the matchers match, in any order.
@MainActor
func allOf(_ matchers: [GREYMatcher]) -> GREYMatcher {
  let firstMismatch = { (item: Any?) in matchers.first { !$0.matches(item) } }
  return GREYMatcher(
    value: "(" + matchers.map(\.description).joined(separator: " && ") + ")",
    mismatch: { firstMismatch($0)?.describeMismatch($0) ?? "" },
    explanation: { firstMismatch($0)?.explainMismatch($0) },
    matches: { item in matchers.allSatisfy { $0.matches(item) } })
}

/// Matches what one of the matchers matches; asks from left to right and stops at the first yes.
///
/// A matcher about visibility must come last, as in ``grey_allOf(_:)``.
@MainActor
public func grey_anyOf(_ matchers: [GREYMatcher]) -> GREYMatcher {
  MatcherOrder.check(matchers, of: "grey_anyOf")
  return GREYMatcher(
    value: "(" + matchers.map(\.description).joined(separator: " || ") + ")",
    mismatch: { item in matchers.map { $0.describeMismatch(item) }.joined(separator: ", ") },
    explanation: { item in matchers.lazy.compactMap { $0.explainMismatch(item) }.first { _ in true } },
    matches: { item in matchers.contains { $0.matches(item) } })
}

/// Matches what the matcher does not match.
@MainActor
public func grey_not(_ matcher: GREYMatcher) -> GREYMatcher {
  GREYMatcher(value: "!(\(matcher.description))") { !matcher.matches($0) }
}

/// Matches that there is no element, or no value.
@MainActor
public func grey_nil() -> GREYMatcher {
  GREYMatcher(value: "isNil") { $0 == nil }
}

/// Matches that there is an element, or a value.
@MainActor
public func grey_notNil() -> GREYMatcher {
  GREYMatcher(value: "isNotNil") { $0 != nil }
}
