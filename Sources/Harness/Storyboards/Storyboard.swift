import RenderTree
import UTF8Text

/// What happened on one stage, input by input: all steps of a scenario in order.
package struct Storyboard: Hashable, Sendable {
  /// The class for display and the use case, as `SettingsViewController / Main settings screen`.
  package var useCase: String
  /// The script's name; `launch` for the implicit one.
  package var script: String
  /// The configuration's name.
  package var configuration: String
  /// The launch, then a step for each statement. Never empty in a golden; the first step is made a key frame.
  package var steps: [Step] { didSet { makeFirstStepKeyFrame() } }

  package init(useCase: String, script: String, configuration: String, steps: [Step]) {
    self.useCase = useCase
    self.script = script
    self.configuration = configuration
    self.steps = steps
    makeFirstStepKeyFrame()
  }

  /// Before the first step there is no tree that its changes could refer to.
  private mutating func makeFirstStepKeyFrame() {
    if let first = steps.first, !first.isKeyFrame { steps[0].isKeyFrame = true }
  }
}

/// One step of a storyboard: the launch, or one statement of the script, with what came of it.
package struct Step: Hashable, Sendable {
  /// `launch`, or the statement in its canonical spelling.
  package var cause: String
  /// The calls that the command recorder saw during the step, in order.
  package var calls: [String]
  /// The asynchronous work that was still to come at the end of the script, with its times; in the last step only.
  package var pending: [String] = []
  /// What ran in real time, such as threads of the application's own; in the last step only.
  package var awaited: [String] = []
  /// Whether the golden shows the whole tree instead of what changed. The first step always is a key frame.
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
  /// The beginning that is to be compared with what could be read of a damaged golden, up to its first fault.
  ///
  /// A label that was edited by hand may be what later lines of the golden name a node by. So if
  /// the part of the golden that can be read differs already, that is the difference.
  ///
  /// - Parameter golden: the steps before the fault, as ``readablePart(of:)`` gives them.
  /// - Returns: `nil` where those steps are as they should be, and only the fault can be reported.
  package func beginning(differingFrom golden: Storyboard) -> Storyboard? {
    var beginning = self
    beginning.steps = Array(steps.prefix(golden.steps.count))
    return golden.steps.isEmpty || golden == beginning ? nil : beginning
  }

  /// The first steps, without what was still to come or ran in real time, which only an end has.
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
