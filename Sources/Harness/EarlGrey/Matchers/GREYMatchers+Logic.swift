import HeadlessUIKit

/// Matches what all of the matchers match; asks from left to right and stops at the first no.
@MainActor
public func grey_allOf(_ matchers: [GREYMatcher]) -> GREYMatcher {
  precondition(!matchers.isEmpty, "grey_allOf needs at least one matcher")
  return GREYMatcher(
    "(" + matchers.map(\.description).joined(separator: " && ") + ")",
    matches: { view in matchers.allSatisfy { $0.matches(view) } },
    describeMismatch: { view in matchers.first { !$0.matches(view) }?.describeMismatch(view) ?? "" })
}

/// Matches what one of the matchers matches; asks from left to right and stops at the first yes.
@MainActor
public func grey_anyOf(_ matchers: [GREYMatcher]) -> GREYMatcher {
  precondition(!matchers.isEmpty, "grey_anyOf needs at least one matcher")
  return GREYMatcher(
    "(" + matchers.map(\.description).joined(separator: " || ") + ")",
    matches: { view in matchers.contains { $0.matches(view) } },
    describeMismatch: { view in matchers.map { $0.describeMismatch(view) }.joined(separator: ", ") })
}

/// Matches what the matcher does not match.
@MainActor
public func grey_not(_ matcher: GREYMatcher) -> GREYMatcher {
  GREYMatcher("!(\(matcher.description))") { !matcher.matches($0) }
}

/// Matches that there is no element.
@MainActor
public func grey_nil() -> GREYMatcher {
  GREYMatcher("isNil") { $0 == nil }
}

/// Matches that there is an element.
@MainActor
public func grey_notNil() -> GREYMatcher {
  GREYMatcher("isNotNil") { $0 != nil }
}
