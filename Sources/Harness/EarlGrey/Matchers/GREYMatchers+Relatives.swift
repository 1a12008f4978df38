import HeadlessUIKit

/// Matches elements that lie somewhere below a matching one.
@MainActor
public func grey_ancestor(_ matcher: GREYMatcher) -> GREYMatcher {
  GREYMatcher(element: "ancestorThatMatches(\(matcher.description))") { element in
    element.ancestors.contains { matcher.matches($0) }
  }
}

/// Matches elements that have a matching one somewhere below.
@MainActor
public func grey_descendant(_ matcher: GREYMatcher) -> GREYMatcher {
  GREYMatcher(element: "descendantThatMatches(\(matcher.description))") { element in
    ElementTraversal.frontToBack(from: element).dropFirst().contains { matcher.matches($0) }
  }
}

/// Matches views with a matching view directly in them.
@MainActor
public func grey_subview(_ matcher: GREYMatcher) -> GREYMatcher {
  GREYMatcher(UIView.self, "subview(\(matcher.description))") { view in
    view.subviews.contains { matcher.matches($0) }
  }
}

/// Matches elements beside a matching one in the same parent.
@MainActor
public func grey_sibling(_ matcher: GREYMatcher) -> GREYMatcher {
  GREYMatcher(element: "sibling(\(matcher.description))") { element in
    (element.parentElement?.childElements ?? []).contains { $0 !== element && matcher.matches($0) }
  }
}
