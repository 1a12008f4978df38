import Diffing
import UTF8Text

/// What one list of texts lacks of another, by the way of comparing lines, which is quick for long lists too.
///
/// A search for the fewest differences takes time by the square of their number. This one has a
/// budget that grows with the lists; beyond it, a few more differences than necessary may be found.
struct ListDifference {
  /// The indices in the first list of what the second lacks, ascending.
  let missing: [Int]
  /// The indices in the second list of what the first lacks, ascending.
  let extra: [Int]
  /// The number of steps of the search.
  let work: Int

  init(from before: [String], to after: [String]) {
    let difference = LineDifference(from: Self.text(of: before), to: Self.text(of: after))
    missing = difference.edits.flatMap { Array($0.old) }
    extra = difference.edits.flatMap { Array($0.new) }
    work = difference.work
  }

  /// The texts as lines.
  private static func text(of list: [String]) -> String {
    String { buffer in
      for text in list {
        buffer.append(oneLine: text)
        buffer.append(literal: "\n")
      }
    }
  }
}
