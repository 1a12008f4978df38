import HeadlessUIKit

extension GREYError {
  /// The whole report in EarlGrey 2's order of blocks; the hierarchy comes once, at the end.
  public var report: String {
    (summaryBlocks + ["UI Hierarchy (Back to front):\n\(hierarchy)"]).joined(separator: "\n\n")
  }

  /// The report without the hierarchy.
  public var summary: String {
    summaryBlocks.joined(separator: "\n\n")
  }

  private var summaryBlocks: [String] {
    let matcher = "Element Matcher:\n\(context.matcher)"
    return switch reason {
    case .elementNotFound: notFoundBlocks(matcher)
    case .constraintsFailed(let constraint):
      [reasonText, hint, matcher, "Failed Constraint(s):\n\(constraint)", description, attempt].compactMap {
        $0
      }
    case .assertionFailed(let criteria, let mismatch):
      [
        "\(reasonText)\n\(criteria)", "Element:\n\(elementLine ?? "nil")", "Mismatch:\n\(mismatch)", matcher,
        attempt,
      ]
    case .multipleElementsMatched(let lines):
      [reasonText, hint, matcher, attempt, "Elements Matched:\n\n\(Self.numbered(lines))"].compactMap { $0 }
    case .actionFailed, .notIdle, .indexOutOfBounds:
      [reasonText, hint, matcher, attempt].compactMap { $0 }
    }
  }

  /// For an assertion, what was asserted comes first and the hint last.
  private func notFoundBlocks(_ matcher: String) -> [String] {
    switch context.attempt {
    case .action: [reasonText, hint, matcher, attempt].compactMap { $0 }
    case .assertion: [attempt, reasonText, matcher, hint].compactMap { $0 }
    }
  }

  private var description: String? {
    elementLine.map { "Element Description:\n\($0)" }
  }

  private var attempt: String {
    switch context.attempt {
    case .action(let name): "Failed Action:\n\(name)"
    case .assertion(let name): "Failed Assertion:\n\(name)"
    }
  }

  private static func numbered(_ lines: [String]) -> String {
    lines.enumerated().map { "\t\($0.offset + 1). \($0.element)" }.joined(separator: "\n")
  }
}

extension GREYError {
  /// Why it failed, in EarlGrey's words.
  public var reasonText: String {
    switch reason {
    case .elementNotFound: "Interaction cannot continue because the desired element was not found."
    case .constraintsFailed: "Cannot perform action due to constraint(s) failure."
    case .actionFailed(let reason): reason
    case .assertionFailed: "Element does not meet assertion criteria:"
    case .notIdle: "App not idle within 30 seconds."
    case .multipleElementsMatched:
      """
      Multiple elements were matched. Please use selection matchers to narrow the selection down to a single \
      element.
      """
    case .indexOutOfBounds(let index, let count):
      "\(count) elements were matched, but element at index \(index) was requested."
    }
  }

  /// What a user could do about it.
  private var hint: String? {
    switch reason {
    case .elementNotFound:
      "Check if the element exists in the UI hierarchy below, and adjust the matcher so that it finds the element."
    case .constraintsFailed: "Adjust the element so that it meets the action's constraints."
    case .multipleElementsMatched:
      """
      Prefer an accessibility identifier, which is the same in every language.
      '.atIndex' picks one of several elements, but breaks when their order changes.
      """
    case .indexOutOfBounds(_, let count): "Please use an element index from 0 to \(count - 1)."
    case .notIdle(let names):
      "The following idling resources are busy.\n\n"
        + names.prefix(10).enumerated().map { "\($0.offset + 1). \($0.element)" }.joined(separator: "\n")
    case .actionFailed, .assertionFailed: nil
    }
  }
}
