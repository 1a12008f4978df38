import RenderTree
import UTF8Text

/// How an actual storyboard differs from its golden, step by step, from the first step that diverges.
///
/// A difference that merely persists from an earlier step is reported once, at the step whose input
/// led to it.
package struct StoryboardDifference: Hashable, Sendable {
  /// The lines of the head that differ, as `- script: a` and `+ script: b`.
  package var headings: [String]
  /// The steps that diverge, in order.
  package var steps: [StepDifference]

  /// Whether both storyboards are equal.
  package var isEmpty: Bool { headings.isEmpty && steps.isEmpty }

  /// The worst of all differences of nodes, or `nil` where no node differs.
  package var severity: Severity? { steps.flatMap(\.nodes).map(\.severity).min() }
}

/// What differs at one step.
package struct StepDifference: Hashable, Sendable {
  /// The step's number in the golden, or in the actual storyboard where the golden lacks it; counted from 1.
  package var number: Int
  /// The step's number in the actual storyboard where that is another one, since steps are missing or extra.
  package var actualNumber: Int?
  /// The input that led here, as the golden has it.
  package var cause: String
  package var kind: Kind
  /// Lines of calls and of pending work that the golden has and the actual step lacks.
  package var missingEvents: [String] = []
  /// Lines of calls and of pending work that the actual step has and the golden lacks.
  package var extraEvents: [String] = []
  /// The nodes that differ here and did not differ so before, worst severity first.
  package var nodes: [NodeDifference] = []
  /// Those of ``nodes`` that only went elsewhere, or changed in size, together.
  package var shifts: [FrameShift] = []

  package enum Kind: Hashable, Sendable {
    /// The golden has the step, the actual storyboard lacks it.
    case missing
    /// The actual storyboard has the step, the golden lacks it.
    case extra
    /// Both have the step, but it came of another input, was or was not a key frame.
    case otherCause(String, isKeyFrame: Bool)
    /// Both have the step and the input.
    case same
  }
}

/// One change that makes a step's tree of the golden its actual tree.
package struct NodeDifference: Hashable, Sendable {
  package var change: TreeChange
  /// The change as in a golden, with values from the golden to the actual ones.
  ///
  ///     changed UILabel #title "Sync": "Sync" -> "Synk"
  package var line: String
  /// The golden's nodes with `- `, the actual ones with `+ `, where nodes went or came.
  package var nodes: [String]
  /// The last of the following steps in which the same still differs, or `nil` where it differs only here.
  package var lastStep: Int?

  package var severity: Severity { change.severity }
}

extension StoryboardDifference {
  /// The steps that diverge, those with the worst difference first, else in order.
  package var worstSteps: [StepDifference] {
    Severity.allCases.flatMap { severity in steps.filter { $0.severity == severity } }
  }

  /// The same as ``lines``, but the step with the worst difference first.
  package var worstLines: [String] { headings + worstSteps.flatMap(\.lines) }
}

extension StepDifference {
  /// How bad the step's worst difference is; a step or a call too many or too few is one of structure.
  package var severity: Severity {
    let hasOtherInput = kind != .same || !missingEvents.isEmpty || !extraEvents.isEmpty
    return hasOtherInput ? .structure : nodes.map(\.severity).min() ?? .geometry
  }
}

extension StoryboardDifference {
  /// The differences as plain text: what the golden has with `-`, what came instead with `+`.
  ///
  /// They begin with the first step that diverges and the input that led there. Nodes that are
  /// shifted or resized together are one line; the worst of a step comes first.
  ///
  ///     step 1: launch
  ///       changed UILabel #title "Sync": "Sync" -> "Synk" (the same in steps 2-3)
  ///       shifted 12 nodes in UITableView #settings by (0 44)
  package var lines: [String] {
    headings + steps.flatMap(\.lines)
  }
}

extension StepDifference {
  /// The step with its number and cause, and below it what differs, indented.
  package var lines: [String] {
    let events = missingEvents.map { "- \($0)" } + extraEvents.map { "+ \($0)" }
    let below = otherCauseLines + events + nodeLines
    return ["step \(number): \(cause.oneLine)\(note)"] + below.map { "  " + $0 }
  }

  /// The lines of all nodes; a shift is where the first of its nodes would be.
  package var nodeLines: [String] {
    var shiftOfNode: [Int: FrameShift] = [:]
    for shift in shifts {
      for node in shift.nodes { shiftOfNode[node] = shift }
    }
    return nodes.enumerated().flatMap { index, node in
      guard let shift = shiftOfNode[index] else { return node.lines(from: number) }
      return shift.nodes.first == index ? [shift.line + node.persistence(from: number)] : []
    }
  }

  private var note: String {
    switch kind {
    case .missing: " (missing)"
    case .extra: " (extra)"
    case .otherCause, .same: actualNumber.map { " (now step \($0))" } ?? ""
    }
  }

  private var otherCauseLines: [String] {
    guard case .otherCause(let other, let isKeyFrame) = kind else { return [] }
    if other.isIdentical(to: cause) {
      return [isKeyFrame ? "+ key frame" : "- key frame"]
    }
    return ["- \(cause.oneLine)", "+ \(other.oneLine)"]
  }
}

extension NodeDifference {
  /// The change's line, and the nodes that went or came, indented.
  fileprivate func lines(from step: Int) -> [String] {
    [line + persistence(from: step)] + nodes.map { "  " + $0 }
  }

  fileprivate func persistence(from step: Int) -> String {
    guard let lastStep else { return "" }
    return lastStep == step + 1
      ? " (the same in step \(lastStep))" : " (the same in steps \(step + 1)-\(lastStep))"
  }
}
