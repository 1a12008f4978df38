/// How one text becomes another, line by line.
///
/// Lines are compared byte by byte, with their newlines; the bytes need not be valid UTF-8. Where ``isExact``
/// is true no shorter list of edits exists, else there may be slightly shorter ones. Where lines could be
/// added or removed in several positions, the lowest one is taken.
public struct LineDifference: Hashable, Sendable {
  /// The lines of the old text.
  public let before: TextLines
  /// The lines of the new text.
  public let after: TextLines
  /// The groups of lines that are replaced, in order; between two there is at least one line that stays.
  public let edits: [LineEdit]
  /// Whether it is certain that no shorter list of edits exists.
  public let isExact: Bool
  /// Whether the budget was spent before all lines were matched; the rest is then reported as replaced.
  public let exceededBudget: Bool
  /// The number of steps of the search, a measure of its time.
  package let work: Int

  /// Compares two texts of bytes.
  ///
  /// - Parameters:
  ///   - before: The old text.
  ///   - after: The new text.
  ///   - budget: The most steps that the search may take. By default it grows with the number of lines, and
  ///     only long texts of repeated lines with many changes exceed it.
  public init(from before: [UInt8], to after: [UInt8], budget: Int? = nil) {
    self.init(from: TextLines(before), to: TextLines(after), budget: budget)
  }

  /// Compares the UTF-8 bytes of two strings.
  public init(from before: String, to after: String, budget: Int? = nil) {
    self.init(from: Array(before.utf8), to: Array(after.utf8), budget: budget)
  }

  /// Compares two texts that are split into lines already.
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
