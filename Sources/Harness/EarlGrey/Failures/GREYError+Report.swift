extension GREYError {
  /// The report in EarlGrey 2's order, with the hierarchy at the end.
  ///
  /// The report of a failure without a reason has no hierarchy, as in EarlGrey.
  public var report: String {
    reasonText == GREYActionFailed.generic.reason
      ? summary : "\(summary)\n\nUI Hierarchy (Back to front):\n\(hierarchy)"
  }

  /// The report without the hierarchy.
  public var summary: String {
    blocks.joined(separator: "\n\n")
  }

  private var blocks: [String] {
    let blocks = mainBlocks + searchBlocks + matchedBlocks + underlyingBlocks
    return blocks.compactMap { $0 } + remarks
  }

  private var mainBlocks: [String?] {
    let matcher = "Element Matcher:\n\(context.matcher)"
    return switch reason {
    case .elementNotFound, .searchFailed:
      // For an assertion, what was asserted is first and the hint last.
      switch context.attempt {
      case .action: [reasonText, hint, matcher, attempt]
      case .assertion: [attempt, reasonText, matcher, hint]
      }
    case .constraintsFailed(let constraint):
      [reasonText, hint, matcher, "Failed Constraint(s):\n\(constraint)", elementBlock, attempt]
    case .assertionFailed(let criteria, let mismatch):
      [
        "\(reasonText)\n\(criteria)", "Element:\n\(elementLine ?? "nil")", "Mismatch:\n\(mismatch)", matcher,
        attempt,
      ]
    case .assertionBlockFailed:
      [reasonText, "Element:\n\(elementLine ?? "nil")", matcher, attempt]
    case .actionFailed, .notIdle, .indexOutOfBounds, .multipleElementsMatched, .searchTimedOut:
      [reasonText, hint, matcher, attempt]
    }
  }

  private var elementBlock: String? {
    elementLine.map { "Element Description:\n\($0)" }
  }

  private var attempt: String {
    switch context.attempt {
    case .action(let name): "Failed Action:\n\(name)"
    case .assertion(let name): "Failed Assertion:\n\(name)"
    }
  }

  private var searchBlocks: [String] {
    guard let search = context.search else { return [] }
    return ["Search Action:\n\(search.action)", "Search Matcher:\n\(search.matcher)"]
  }

  private var matchedBlocks: [String] {
    guard case .multipleElementsMatched(let lines) = reason else { return [] }
    let numbered = lines.enumerated().map { "\t\($0.offset + 1). \($0.element)" }
    return ["Elements Matched:\n\n\(numbered.joined(separator: "\n"))"]
  }

  private var underlyingBlocks: [String] {
    guard case .searchFailed(let error) = reason else { return [] }
    return ["*********** Underlying Error ***********:\n\(error.summary)"]
  }
}
