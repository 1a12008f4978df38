import Diffing
import RenderTree
import Review
import Storyboards

/// The trees of one step that differs; one of the two may be missing.
struct StepTrees {
  let number: Int
  let cause: String
  let golden: RenderNode?
  let actual: RenderNode?

  /// The steps that differ, in order; all steps if there is no golden.
  static func diverging(in comparison: PendingComparison) -> [StepTrees] {
    guard let golden = comparison.golden, let difference = comparison.difference else {
      return comparison.actual.steps.enumerated().map { index, step in
        StepTrees(number: index + 1, cause: step.cause, golden: nil, actual: step.tree)
      }
    }
    var trees: [StepTrees] = []
    // A step's index in the actual storyboard minus that in the golden.
    var shift = 0
    for step in difference.steps {
      let index = step.number - 1
      let (old, new): (Int?, Int?)
      switch step.kind {
      case .missing:
        (old, new) = (index, nil)
        shift -= 1
      case .extra:
        (old, new) = (nil, index)
        shift += 1
      case .same, .otherCause: (old, new) = (index, index + shift)
      }
      trees.append(
        StepTrees(
          number: step.number, cause: step.cause, golden: golden.tree(at: old),
          actual: comparison.actual.tree(at: new)))
    }
    return trees
  }

  /// The whole actual tree, with `+` at lines that the golden does not have, and with the golden's
  /// removed lines at their positions, with `-`.
  var lines: [ScreenLine] {
    let (old, new) = (golden?.lines ?? [], actual?.lines ?? [])
    guard golden != nil else { return new.map { ScreenLine("+ \($0)", .added) } }
    var lines: [ScreenLine] = []
    var index = 0
    for edit in LineDifference(from: old.text, to: new.text).edits {
      lines += old[index..<edit.old.lowerBound].map { ScreenLine("  \($0)") }
      lines += old[edit.old].map { ScreenLine("- \($0)", .removed) }
      lines += new[edit.new].map { ScreenLine("+ \($0)", .added) }
      index = edit.old.upperBound
    }
    return lines + old[index...].map { ScreenLine("  \($0)") }
  }
}

extension [String] {
  fileprivate var text: String { map { $0 + "\n" }.joined() }
}

extension Storyboard {
  fileprivate func tree(at index: Int?) -> RenderNode? {
    guard let index, steps.indices.contains(index) else { return nil }
    return steps[index].tree
  }
}
