import RenderTree
import UTF8Text

/// All steps of a scenario in order, as in a film's storyboard: what happened on one stage, input by input.
///
///     let launch = Step(cause: "launch", tree: tree)
///     let storyboard = Storyboard(
///       useCase: "SettingsViewController / Main settings screen", script: "launch",
///       configuration: "iPhone", steps: [launch])
///     storyboard.steps[0].isKeyFrame  // true, as always for the first step
///     try Storyboard(text: storyboard.text) == storyboard  // true
package struct Storyboard: Hashable, Sendable {
  /// The class for display and the use case: `SettingsViewController / Main settings screen`.
  package var useCase: String
  /// The script's name; `launch` for the implicit one.
  package var script: String
  /// The configuration's name.
  package var configuration: String
  /// The launch, then a step for each statement; never empty in a golden. The first step becomes a
  /// key frame.
  package var steps: [Step] { didSet { makeFirstStepKeyFrame() } }

  package init(useCase: String, script: String, configuration: String, steps: [Step]) {
    self.useCase = useCase
    self.script = script
    self.configuration = configuration
    self.steps = steps
    makeFirstStepKeyFrame()
  }

  /// Before the first step, there is no tree that could change.
  private mutating func makeFirstStepKeyFrame() {
    if let first = steps.first, !first.isKeyFrame { steps[0].isKeyFrame = true }
  }
}

/// One step of a storyboard: the launch, or one statement of the script, with its effects.
package struct Step: Hashable, Sendable {
  /// `launch`, or the statement in its canonical spelling.
  package var cause: String
  /// The calls that were recorded during the step, in order.
  package var calls: [String]
  /// The asynchronous work that was still pending at the end of the script, with its times; in the
  /// last step only.
  package var pending: [String] = []
  /// The work that ran in real time, such as the application's own threads; in the last step only.
  package var awaited: [String] = []
  /// Whether the golden shows the whole tree instead of changes. The first step is always a key frame.
  package var isKeyFrame: Bool
  /// The whole tree after the step.
  package var tree: RenderNode

  package init(cause: String, calls: [String] = [], isKeyFrame: Bool = false, tree: RenderNode) {
    self.cause = cause
    self.calls = calls
    self.isKeyFrame = isKeyFrame
    self.tree = tree
  }
}

extension Step {
  /// Whether both steps have the same text; strings are compared scalar by scalar.
  package static func == (left: Step, right: Step) -> Bool {
    left.cause.isIdentical(to: right.cause) && left.isKeyFrame == right.isKeyFrame && left.tree == right.tree
      && left.calls.elementsEqual(right.calls) { $0.isIdentical(to: $1) }
      && left.pending.elementsEqual(right.pending) { $0.isIdentical(to: $1) }
      && left.awaited.elementsEqual(right.awaited) { $0.isIdentical(to: $1) }
  }
}

extension Storyboard {
  /// Whether both storyboards have the same text; strings are compared scalar by scalar.
  package static func == (left: Storyboard, right: Storyboard) -> Bool {
    left.headings.elementsEqual(right.headings) { $0.value.isIdentical(to: $1.value) }
      && left.steps == right.steps
  }

  /// The names and values at the head of a golden, in order.
  package var headings: [(name: String, value: String)] {
    [("use case", useCase), ("script", script), ("configuration", configuration)]
  }
}

extension Storyboard {
  /// Returns the beginning to compare with the readable part of a damaged golden.
  ///
  /// Later lines of a golden may name a node by a label that was edited by hand. So if the readable part
  /// of the golden differs already, that is the difference.
  ///
  /// - Parameter golden: The steps before the fault, as ``readablePart(of:of:)`` returns them.
  /// - Returns: `nil` if those steps do not differ, so that only the fault can be reported.
  package func beginning(differingFrom golden: Storyboard) -> Storyboard? {
    var beginning = self
    beginning.steps = Array(steps.prefix(golden.steps.count))
    return golden.steps.isEmpty || golden == beginning ? nil : beginning
  }

  /// Returns the first steps, without pending work and work in real time, which only a last step has.
  package func beginning(stepCount: Int) -> Storyboard {
    var beginning = self
    beginning.steps = steps.prefix(stepCount).map { step in
      var step = step
      (step.pending, step.awaited) = ([], [])
      return step
    }
    return beginning
  }
}
