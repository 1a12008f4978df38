/// How one text becomes another, line by line.
///
/// Lines are compared byte by byte, with their newlines; the bytes need not be valid UTF-8. The edits are a fewest
/// where ``isExact`` holds, else nearly so. Groups of equal lines are added and removed as far down as possible.
public struct LineDifference: Hashable, Sendable {
  public let before: TextLines
  public let after: TextLines
  /// The groups of lines that give way to others, in order; between two there is at least one line that stays.
  public let edits: [LineEdit]
  /// Whether no shorter list of edits exists for certain.
  public let isExact: Bool
  /// Whether the budget was spent before all lines were matched, so that the rest is told as replaced.
  public let exceededBudget: Bool
  /// The steps that the search took; they grow with its time.
  let work: Int

  /// Compares two texts of bytes.
  ///
  /// `budget` limits the steps of the search; without one it is so large that only long texts of repeated lines with
  /// many changes exceed it, and it grows with the number of lines, as the time does.
  public init(from before: [UInt8], to after: [UInt8], budget: Int? = nil) {
    self.init(from: TextLines(before), to: TextLines(after), budget: budget)
  }

  /// Compares the UTF-8 bytes of two texts.
  public init(from before: String, to after: String, budget: Int? = nil) {
    self.init(from: Array(before.utf8), to: Array(after.utf8), budget: budget)
  }

  /// Compares two texts whose lines are known.
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

/// Lines of the old text that give way to lines of the new one; one of both ranges may be empty.
public struct LineEdit: Hashable, Sendable {
  /// The indices of the lines that go.
  public var old: Range<Int>
  /// The indices of the lines that come.
  public var new: Range<Int>

  public init(old: Range<Int>, new: Range<Int>) {
    self.old = old
    self.new = new
  }
}
