import Diffing
import RenderTree

/// How an actual storyboard differs from its golden, step by step, from the first step that diverges.
///
/// A difference that merely persists from an earlier step is told once, at the step whose input led to it.
public struct StoryboardDifference: Hashable, Sendable {
  /// The lines of the head that differ, as `- script: a` and `+ script: b`.
  public var headings: [String]
  /// The steps that diverge, in order.
  public var steps: [StepDifference]

  /// Whether both storyboards are equal.
  public var isEmpty: Bool { headings.isEmpty && steps.isEmpty }

  /// The worst of all differences of nodes, or `nil` where no node differs.
  public var severity: Severity? { steps.flatMap(\.nodes).map(\.severity).min() }
}

/// What differs at one step.
public struct StepDifference: Hashable, Sendable {
  /// The step's number in the golden, or in the actual storyboard where the golden lacks it; counted from 1.
  public var number: Int
  /// The step's number in the actual storyboard where that is another one, since steps are missing or extra.
  public var actualNumber: Int?
  /// The input that led here, as the golden has it.
  public var cause: String
  public var kind: Kind
  /// Calls that the golden has and the actual step lacks.
  public var missingCalls: [String] = []
  /// Calls that the actual step has and the golden lacks.
  public var extraCalls: [String] = []
  /// The nodes that differ here and did not differ so before, worst severity first.
  public var nodes: [NodeDifference] = []
  /// Those of ``nodes`` that only went elsewhere, or changed in size, together.
  public var shifts: [FrameShift] = []

  public enum Kind: Hashable, Sendable {
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
public struct NodeDifference: Hashable, Sendable {
  public var change: TreeChange
  /// The change as in a golden, with values from the golden to the actual ones.
  ///
  ///     changed UILabel #title "Sync": "Sync" -> "Synk"
  public var line: String
  /// The golden's nodes with `- `, the actual ones with `+ `, where nodes went or came.
  public var nodes: [String]
  /// The last of the following steps in which the same still differs, or `nil` where it differs only here.
  public var lastStep: Int?

  public var severity: Severity { change.severity }
}
