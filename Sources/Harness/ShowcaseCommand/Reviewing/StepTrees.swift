import Goldens
import RenderTree
import Storyboards

/// The trees of one step that differs; one of both may be missing.
struct StepTrees {
  let number: Int
  let cause: String
  let golden: RenderNode?
  let actual: RenderNode?

  /// The steps that differ, in order; all steps where there is no golden to differ from.
  static func diverging(in comparison: PendingComparison) -> [StepTrees] {
    guard let golden = comparison.golden, let difference = comparison.difference else {
      return comparison.actual.steps.enumerated().map { index, step in
        StepTrees(number: index + 1, cause: step.cause, golden: nil, actual: step.tree)
      }
    }
    var trees: [StepTrees] = []
    // By how much a step's index in the actual storyboard is larger than that in the golden.
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

  /// The whole actual tree, with `+` at lines that the golden lacks, between the golden's lines that went, with `-`.
  var lines: [ScreenLine] {
    let (old, new) = (golden?.lines ?? [], actual?.lines ?? [])
    guard golden != nil else { return new.map { ScreenLine("+ \($0)", .added) } }
    var (removed, inserted) = (Set<Int>(), Set<Int>())
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [ScreenLine] = []
    var index = 0
    for (offset, line) in new.enumerated() {
      while removed.contains(index) {
        lines.append(ScreenLine("- \(old[index])", .removed))
        index += 1
      }
      let isNew = inserted.contains(offset)
      lines.append(ScreenLine("\(isNew ? "+" : " ") \(line)", isNew ? .added : .plain))
      if !isNew { index += 1 }
    }
    return lines + old[index...].map { ScreenLine("- \($0)", .removed) }
  }
}

extension Storyboard {
  fileprivate func tree(at index: Int?) -> RenderNode? {
    guard let index, steps.indices.contains(index) else { return nil }
    return steps[index].tree
  }
}
