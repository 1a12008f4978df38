import RenderTree

/// How an actual storyboard differs from its golden, step by step, from the first step that diverges.
///
/// A difference that merely persists from an earlier step is told once, at the step whose input led to it.
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
  /// Calls that the golden has and the actual step lacks.
  package var missingCalls: [String] = []
  /// Calls that the actual step has and the golden lacks.
  package var extraCalls: [String] = []
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
