import RenderTree
import UTF8Text

/// The differences of an actual storyboard from its golden, step by step.
///
/// A difference that merely persists from an earlier step is reported once, at the step whose input
/// led to it.
package struct StoryboardDifference: Hashable, Sendable {
  /// The lines of the head that differ, such as `- script: a` and `+ script: b`.
  package var headings: [String]
  /// The steps that differ, in order.
  package var steps: [StepDifference]

  /// Whether both storyboards are equal.
  package var isEmpty: Bool { headings.isEmpty && steps.isEmpty }

  /// The worst severity of all differences of nodes; `nil` if no node differs.
  package var severity: Severity? { steps.flatMap(\.nodes).map(\.severity).min() }
}

/// The differences of one step.
package struct StepDifference: Hashable, Sendable {
  /// The step's number in the golden, or in the actual storyboard if the golden lacks it; from 1.
  package var number: Int
  /// The step's number in the actual storyboard if that is different, since steps are missing or extra.
  package var actualNumber: Int?
  /// The input that led to the step, as in the golden.
  package var cause: String
  package var kind: Kind
  /// Lines of calls and of pending work that the golden has and the actual step lacks.
  package var missingEvents: [String] = []
  /// Lines of calls and of pending work that the actual step has and the golden lacks.
  package var extraEvents: [String] = []
  /// The differences of nodes that the previous step did not have, worst severity first.
  package var nodes: [NodeDifference] = []
  /// Groups of ``nodes`` that only moved, or only changed their size, by the same amount.
  package var shifts: [FrameShift] = []

  package enum Kind: Hashable, Sendable {
    /// The golden has the step, the actual storyboard lacks it.
    case missing
    /// The actual storyboard has the step, the golden lacks it.
    case extra
    /// Both have the step, but with another input.
    case otherCause(String)
    /// Both have the step, with the same input.
    case same
  }
}

/// One of the changes from a step's tree in the golden to its actual tree.
package struct NodeDifference: Hashable, Sendable {
  package var change: TreeChange
  /// The change as in a golden, with the golden's values and the actual ones.
  ///
  /// ```text
  /// changed UILabel #title "Sync": "Sync" -> "Synk"
  /// ```
  package var line: String
  /// The lines of nodes that only the golden has with `- `, of those that it lacks with `+ `.
  package var nodes: [String]
  /// The last step in which the difference persists; `nil` if it is in this step only.
  package var lastStep: Int?

  package var severity: Severity { change.severity }
}

extension StoryboardDifference {
  /// The steps that differ, those with the worst difference first, otherwise in order.
  package var worstSteps: [StepDifference] {
    Severity.allCases.flatMap { severity in steps.filter { $0.severity == severity } }
  }

  /// The same as ``lines``, but with the steps in the order of ``worstSteps``.
  package var worstLines: [String] { headings + worstSteps.flatMap(\.lines) }
}

extension StepDifference {
  /// The severity of the step's worst difference; a missing or extra step or call is one of structure.
  package var severity: Severity {
    let hasOtherInput = kind != .same || !missingEvents.isEmpty || !extraEvents.isEmpty
    return hasOtherInput ? .structure : nodes.map(\.severity).min() ?? .geometry
  }
}

extension StoryboardDifference {
  /// The differences as plain text: what only the golden has with `-`, what it lacks with `+`.
  ///
  /// They begin with the first step that differs and the input that led to it. Nodes that are shifted
  /// or resized together are one line; the worst difference of a step comes first.
  ///
  /// ```text
  /// step 1: launch
  ///   changed UILabel #title "Sync": "Sync" -> "Synk" (the same in steps 2-3)
  ///   shifted 12 nodes in UITableView #settings by (0 44)
  /// ```
  package var lines: [String] {
    headings + steps.flatMap(\.lines)
  }
}

extension StepDifference {
  /// The step with its number and cause, then its differences, indented.
  package var lines: [String] {
    let events = missingEvents.map { "- \($0)" } + extraEvents.map { "+ \($0)" }
    let below = otherCauseLines + events + nodeLines
    return ["step \(number): \(cause.oneLine)\(note)"] + below.shownApart.map { "  " + $0 }
  }

  /// The lines of all nodes; a shift takes the place of the first of its nodes.
  package var nodeLines: [String] {
    var shiftOfNode: [Int: FrameShift] = [:]
    for shift in shifts {
      for node in shift.nodes { shiftOfNode[node] = shift }
    }
    let lines = nodes.enumerated().flatMap { index, node in
      guard let shift = shiftOfNode[index] else { return node.lines(from: number) }
      return shift.nodes.first == index ? [shift.line + node.persistence(from: number)] : []
    }
    return lines.shownApart
  }

  private var note: String {
    switch kind {
    case .missing: " (missing)"
    case .extra: " (extra)"
    case .otherCause, .same: actualNumber.map { " (now step \($0))" } ?? ""
    }
  }

  private var otherCauseLines: [String] {
    guard case .otherCause(let other) = kind else { return [] }
    return ["- \(cause.oneLine)", "+ \(other.oneLine)"]
  }
}

extension NodeDifference {
  /// Returns the change's line, and those of removed and added nodes, indented.
  fileprivate func lines(from step: Int) -> [String] {
    [line + persistence(from: step)] + nodes.map { "  " + $0 }
  }

  fileprivate func persistence(from step: Int) -> String {
    guard let lastStep else { return "" }
    return lastStep == step + 1
      ? " (the same in step \(lastStep))" : " (the same in steps \(step + 1)-\(lastStep))"
  }
}
