import HeadlessUIKit

/// Matches elements of which at least 75 percent is visible.
@MainActor
public func grey_sufficientlyVisible() -> GREYMatcher {
  atLeastVisible(0.75, name: "sufficientlyVisible")
}

/// Matches elements of which at least a part is visible.
///
/// - Parameter share: The part, as a share of the element's area from 0 to 1.
@MainActor
public func grey_minimumVisiblePercent(_ share: Double) -> GREYMatcher {
  atLeastVisible(share, name: "minimumVisiblePercent")
}

/// Matches elements that are not visible at all, and the absence of an element.
@MainActor
public func grey_notVisible() -> GREYMatcher {
  GREYMatcher(
    value: "notVisible", isAboutVisibility: true,
    explanation: { ($0 as? GREYElement).map { VisibleArea(of: $0).explanation } },
    matches: { ($0 as? GREYElement).map { VisibleArea(of: $0).share == 0 } ?? true })
}

/// Matches elements that a finger can hit: at least 10 square points of them are visible, and no view
/// around them is empty.
@MainActor
public func grey_interactable() -> GREYMatcher {
  GREYMatcher(
    value: "interactable", isAboutVisibility: true,
    mismatch: { item in
      "interactable Point:\(point(of: item)?.earlGreyText ?? "{nan, nan}")"
    },
    explanation: { ($0 as? GREYElement).map { VisibleArea(of: $0).explanation } },
    matches: { point(of: $0) != nil })
}

@MainActor
private func point(of item: Any?) -> CGPoint? {
  (item as? GREYElement).flatMap { VisibleArea(of: $0).interactionPoint(of: $0) }
}

@MainActor
private func atLeastVisible(_ share: Double, name: String) -> GREYMatcher {
  func actual(_ item: Any?) -> Double { (item as? GREYElement).map { VisibleArea(of: $0).share } ?? 0 }
  let expected = "Expected: \(GREYNumber.sixDecimals(share))"
  return GREYMatcher(
    value: "\(name)(\(expected))", isAboutVisibility: true,
    mismatch: { "\(name)(\(expected), Actual: \(GREYNumber.sixDecimals(actual($0))))" },
    explanation: { ($0 as? GREYElement).map { VisibleArea(of: $0).explanation } },
    // A share of 0 must not match the absence of an element.
    matches: { $0 is GREYElement && actual($0) >= share })
}
