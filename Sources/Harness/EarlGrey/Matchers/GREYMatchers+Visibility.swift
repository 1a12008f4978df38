import Foundation
import HeadlessUIKit

/// Matches elements of which at least three quarters can be seen.
@MainActor
public func grey_sufficientlyVisible() -> GREYMatcher {
  atLeastVisible(0.75, name: "sufficientlyVisible")
}

/// Matches elements of which at least a share, from 0 to 1, can be seen.
@MainActor
public func grey_minimumVisiblePercent(_ share: Double) -> GREYMatcher {
  atLeastVisible(share, name: "minimumVisiblePercent")
}

/// Matches elements of which nothing can be seen, and that there is no element.
@MainActor
public func grey_notVisible() -> GREYMatcher {
  GREYMatcher("notVisible") { $0.map { VisibleArea(of: $0).share == 0 } ?? true }
}

/// Matches elements that a finger can hit.
@MainActor
public func grey_interactable() -> GREYMatcher {
  GREYMatcher(
    "interactable", matches: { point(of: $0) != nil },
    describeMismatch: { view in
      let (x, y) = point(of: view).map { ("\($0.x)", "\($0.y)") } ?? ("nan", "nan")
      return "interactable Point:{\(x), \(y)}"
    })
}

@MainActor
private func point(of view: UIView?) -> CGPoint? {
  view.flatMap { VisibleArea(of: $0).interactionPoint(of: $0) }
}

@MainActor
private func atLeastVisible(_ share: Double, name: String) -> GREYMatcher {
  GREYMatcher(
    "\(name)(Expected: \(share.sixDecimals))",
    matches: { view in view.map { VisibleArea(of: $0).share >= share } ?? false },
    describeMismatch: { view in
      let actual = view.map { VisibleArea(of: $0).share } ?? 0
      return "\(name)(Expected: \(share.sixDecimals), Actual: \(actual.sixDecimals))"
    })
}

extension Double {
  /// The number with six decimals, whatever the locale.
  fileprivate var sixDecimals: String { String(format: "%f", self) }
}
