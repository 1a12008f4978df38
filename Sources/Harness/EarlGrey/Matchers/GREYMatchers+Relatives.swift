import HeadlessUIKit

/// Matches elements that lie somewhere below a matching one.
@MainActor
public func grey_ancestor(_ matcher: GREYMatcher) -> GREYMatcher {
  GREYMatcher(view: "ancestorThatMatches(\(matcher.description))") { view in
    sequence(first: view, next: \.superview).dropFirst().contains { matcher.matches($0) }
  }
}

/// Matches elements that have a matching one somewhere below.
@MainActor
public func grey_descendant(_ matcher: GREYMatcher) -> GREYMatcher {
  GREYMatcher(view: "descendantThatMatches(\(matcher.description))") { view in
    view.subviews.contains { matchesBelow($0, matcher) }
  }
}

@MainActor
private func matchesBelow(_ view: UIView, _ matcher: GREYMatcher) -> Bool {
  matcher.matches(view) || view.subviews.contains { matchesBelow($0, matcher) }
}
