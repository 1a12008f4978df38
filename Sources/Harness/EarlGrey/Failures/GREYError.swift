import HeadlessUIKit

/// An interaction failed: what was tried, why it failed, and what was on the screen.
public struct GREYError: Error, Hashable, Sendable {
  public let reason: Reason
  let context: Context
  /// The line of the element that was found.
  let elementLine: String?
  /// The views on the screen when it failed.
  public let hierarchy: String

  /// Why it failed.
  public enum Reason: Hashable, Sendable {
    case elementNotFound
    case constraintsFailed(String)
    case actionFailed(String)
    case assertionFailed(criteria: String, mismatch: String)
    /// The application stayed busy; the names of what it waits for.
    case notIdle([String])
    /// The lines of all matching elements in their order.
    case multipleElementsMatched([String])
    case indexOutOfBounds(Int, count: Int)
  }

  /// What was tried.
  struct Context: Hashable, Sendable {
    let matcher: String
    let attempt: Attempt
  }

  enum Attempt: Hashable, Sendable {
    case action(String)
    case assertion(String)
  }

  @MainActor
  init(_ reason: Reason, _ context: Context, element: UIView? = nil) {
    self.reason = reason
    self.context = context
    elementLine = element.map(Self.line)
    hierarchy = ViewHierarchy.text
  }

  /// The code in EarlGrey's domain of interaction errors.
  public var code: Int {
    switch reason {
    case .elementNotFound: 0
    case .constraintsFailed: 1
    case .actionFailed: 2
    case .assertionFailed: 3
    case .notIdle: 4
    case .multipleElementsMatched: 5
    case .indexOutOfBounds: 6
    }
  }
}
