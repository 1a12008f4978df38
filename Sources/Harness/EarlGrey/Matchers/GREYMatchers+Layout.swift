import HeadlessUIKit

/// Matches elements that lie as all constraints say against the one element that another matcher matches.
///
/// Nothing matches while that matcher matches no element, or several.
@MainActor
public func grey_layout(
  _ constraints: [GREYLayoutConstraint], _ reference: GREYMatcher
) -> GREYMatcher {
  // EarlGrey prints the two in each other's place, and tests compare the text.
  let list = constraints.map(\.description).joined(separator: ",")
  let description =
    "(isNotNil && layoutWithConstraints(\(reference.description)) referenceElementMatcher:(\(list)))"
  return GREYMatcher(element: description) { element in
    let references = ElementTraversal.onScreen.filter { reference.matches($0) }
    guard references.count == 1 else { return false }
    return constraints.allSatisfy {
      $0.holds(for: element.accessibilityFrame, reference: references[0].accessibilityFrame)
    }
  }
}
