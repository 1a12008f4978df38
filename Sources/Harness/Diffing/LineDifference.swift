/// How one text becomes another, line by line.
///
///     LineDifference(from: "a\nb\nc\n", to: "a\nx\nc\n").edits  // one edit: old 1..<2, new 1..<2
///
/// Lines are compared byte by byte, including newlines; the bytes need not be valid UTF-8. If ``isExact`` is
/// true, no shorter list of edits exists; otherwise there may be a slightly shorter one. If lines could be
/// added or removed in several positions, the lowest one is used.
public struct LineDifference: Hashable, Sendable {
  /// The lines of the old text.
  public let before: TextLines
  /// The lines of the new text.
  public let after: TextLines
  /// The groups of lines that are replaced, in order; there is at least one unchanged line between two groups.
  public let edits: [LineEdit]
  /// Whether it is certain that no shorter list of edits exists.
  public let isExact: Bool
  /// Whether the budget was spent before all lines were matched; the rest is reported as replaced.
  public let exceededBudget: Bool
  /// The number of steps of the search, a measure of its time.
  package let work: Int

  /// Compares two texts of bytes.
  ///
  /// - Parameters:
  ///   - before: The old text.
  ///   - after: The new text.
  ///   - budget: The most steps of the search. By default it grows with the number of lines; only long texts of
  ///     repeated lines with many changes exceed it.
  public init(from before: [UInt8], to after: [UInt8], budget: Int? = nil) {
    self.init(from: TextLines(before), to: TextLines(after), budget: budget)
  }

  /// Compares the UTF-8 bytes of two strings.
  ///
  /// - Parameters:
  ///   - before: The old text.
  ///   - after: The new text.
  ///   - budget: The most steps of the search; by default it grows with the number of lines.
  public init(from before: String, to after: String, budget: Int? = nil) {
    self.init(from: Array(before.utf8), to: Array(after.utf8), budget: budget)
  }

  /// Compares two texts that are already split into lines.
  ///
  /// - Parameters:
  ///   - before: The old text.
  ///   - after: The new text.
  ///   - budget: The most steps of the search; by default it grows with the number of lines.
  public init(from before: TextLines, to after: TextLines, budget: Int? = nil) {
    self.before = before
    self.after = after
    let comparison = LineComparison.between(before, after, budget: budget)
    edits = comparison.edits
    isExact = comparison.isExact
    exceededBudget = comparison.exceededBudget
    work = comparison.work
  }

  /// Whether both texts are equal.
  public var isEmpty: Bool { edits.isEmpty }
}

/// Lines of the old text that are replaced by lines of the new one; one of the two ranges may be empty.
public struct LineEdit: Hashable, Sendable {
  /// The indices of the removed lines in the old text, counted from 0.
  public var old: Range<Int>
  /// The indices of the added lines in the new text, counted from 0.
  public var new: Range<Int>

  package init(old: Range<Int>, new: Range<Int>) {
    self.old = old
    self.new = new
  }
}
