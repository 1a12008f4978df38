import Diffing
import UTF8Text

/// What each of two lists of texts lacks, found by a line difference, which is fast for long lists too.
///
///     let difference = ListDifference(from: ["a", "b", "c"], to: ["a", "c", "d"])
///     difference.missing  // [1]
///     difference.extra  // [2]
///
/// The time to find the fewest differences grows with the square of their number. This search has a
/// budget that grows with the lists; beyond it, a few more differences than necessary may be found.
struct ListDifference {
  /// The indices in the first list of the texts that the second lacks, ascending.
  let missing: [Int]
  /// The indices in the second list of the texts that the first lacks, ascending.
  let extra: [Int]
  /// The number of steps of the search.
  let work: Int

  init(from before: [String], to after: [String]) {
    let difference = LineDifference(from: Self.text(of: before), to: Self.text(of: after))
    missing = difference.edits.flatMap { Array($0.old) }
    extra = difference.edits.flatMap { Array($0.new) }
    work = difference.work
  }

  /// Returns the texts as lines.
  private static func text(of list: [String]) -> String {
    String { buffer in
      for text in list {
        buffer.append(oneLine: text)
        buffer.append(literal: "\n")
      }
    }
  }
}
