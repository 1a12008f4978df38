import HeadlessUIKit

/// An interaction failed: what was tried, why it failed, and what was on the screen.
public struct GREYError: Error, Hashable, Sendable {
  public let reason: Reason
  /// Which element was looked for, and what should have happened to it.
  let context: Context
  /// The line of the element that was found.
  let elementLine: String?
  /// What EarlGrey does not tell, but its users ask: what covers the element, what only nearly matched.
  let remarks: [String]
  /// The windows and views on the screen when it failed.
  public let hierarchy: String

  /// Why it failed.
  public indirect enum Reason: Hashable, Sendable {
    case elementNotFound
    case constraintsFailed(String)
    case actionFailed(GREYActionFailed)
    case assertionFailed(criteria: String, mismatch: String)
    /// An assertion that is no matcher says in its own words why it failed.
    case assertionBlockFailed(String)
    /// The application stayed busy for some seconds, with what.
    case notIdle([BusyResource], seconds: Double)
    /// The time for searching was over before the element came.
    case searchTimedOut(seconds: Double)
    /// What should bring the element onto the screen failed itself.
    case searchFailed(GREYError)
    /// The lines of all matching elements in their order.
    case multipleElementsMatched([String])
    case indexOutOfBounds(Int, count: Int)
  }

  /// What was tried.
  struct Context: Hashable, Sendable {
    let matcher: String
    let attempt: Attempt
    var search: Search?
  }

  enum Attempt: Hashable, Sendable {
    case action(String)
    case assertion(String)
  }

  /// What should bring the element onto the screen: the action, and the matcher of what it is done to.
  struct Search: Hashable, Sendable {
    let action: String
    let matcher: String
  }

  @MainActor
  init(
    _ reason: Reason, _ context: Context, element: GREYElement? = nil, remarks: [String] = [],
    hierarchy: ViewHierarchy = ViewHierarchy()
  ) {
    self.reason = reason
    self.context = context
    elementLine = element.map(hierarchy.line)
    self.remarks = remarks
    self.hierarchy = hierarchy.text
  }
}
