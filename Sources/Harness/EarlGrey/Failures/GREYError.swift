import HeadlessUIKit

/// The failure of an interaction: the attempt, the reason, and the content of the screen.
public struct GREYError: Error, Hashable, Sendable {
  /// The reason of the failure.
  public let reason: Reason
  /// The matcher of the element, and the action or assertion that was attempted.
  let context: Context
  /// The line of the element, if one was found.
  let elementLine: String?
  /// Explanations that EarlGrey's report lacks: what covers the element, which elements nearly matched.
  let remarks: [String]
  /// The windows and views on the screen at the time of the failure, one a line.
  public let hierarchy: String

  /// The reason of a failure.
  public indirect enum Reason: Hashable, Sendable {
    /// No element matches.
    case elementNotFound
    /// The element does not meet the action's constraints; the description of the failed ones.
    case constraintsFailed(String)
    /// The action failed.
    case actionFailed(GREYActionFailed)
    /// The element does not match; the descriptions of the matcher, and of what did not match.
    case assertionFailed(criteria: String, mismatch: String)
    /// An assertion that is not a matcher failed; its reason.
    case assertionBlockFailed(String)
    /// The application stayed busy for some seconds; what kept it busy.
    case notIdle([BusyResource], seconds: Double)
    /// The search timed out before the element appeared.
    case searchTimedOut(seconds: Double)
    /// The search's action failed.
    case searchFailed(GREYError)
    /// Several elements match; their lines in EarlGrey's order.
    case multipleElementsMatched([String])
    /// The index exceeds the number of matching elements.
    case indexOutOfBounds(Int, count: Int)
  }

  /// What was attempted.
  struct Context: Hashable, Sendable {
    let matcher: String
    let attempt: Attempt
    var search: Search?
  }

  enum Attempt: Hashable, Sendable {
    case action(String)
    case assertion(String)
  }

  /// The search for the element: the action, and the matcher of the element that the action is performed
  /// on.
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

extension GREYError {
  /// The reason, worded as EarlGrey does.
  public var reasonText: String {
    switch reason {
    case .elementNotFound: "Interaction cannot continue because the desired element was not found."
    case .constraintsFailed: "Cannot perform action due to constraint(s) failure."
    case .actionFailed(let failure): failure.reason
    case .assertionFailed: "Element does not meet assertion criteria:"
    case .assertionBlockFailed(let reason): reason
    case .notIdle(_, let seconds): "App not idle within \(GREYNumber.short(seconds)) seconds."
    case .searchTimedOut(let seconds):
      "Interaction timed out after \(GREYNumber.short(seconds)) seconds while searching for element."
    case .searchFailed: "Search action failed. Look at the underlying error."
    case .multipleElementsMatched:
      """
      Multiple elements were matched. Please use selection matchers to narrow the selection down to a single \
      element.
      """
    case .indexOutOfBounds(let index, let count):
      "\(count) elements were matched, but element at index \(index) was requested."
    }
  }

  /// A suggestion for the user.
  var hint: String? {
    switch reason {
    case .elementNotFound:
      "Check if the element exists in the UI hierarchy below, and adjust the matcher so that it finds the element."
    case .constraintsFailed: "Adjust the element so that it meets the action's constraints."
    case .multipleElementsMatched(let lines): Self.narrowing(lines)
    case .indexOutOfBounds(_, let count): "Please use an element index from 0 to \(count - 1)."
    case .notIdle(let resources, _): BusyResource.report(resources)
    case .searchTimedOut: "Increase timeout for matching element."
    case .actionFailed, .assertionFailed, .assertionBlockFailed, .searchFailed: nil
    }
  }

  private static func narrowing(_ lines: [String]) -> String {
    let classHint: String? =
      if lines.contains(where: { $0.hasPrefix("<UIButton") }) {
        " For a button 'grey_buttonTitle' is precise."
      } else if lines.contains(where: { $0.hasPrefix("<UITextField") }) {
        " For a text field 'grey_textFieldValue' is precise."
      } else {
        nil
      }
    return """
      Prefer an accessibility identifier, which is the same in every language.\(classHint ?? "")
      '.atIndex(0)' picks the first one below, and so on, but breaks when their order changes.
      """
  }
}
