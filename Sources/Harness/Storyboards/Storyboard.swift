import RenderTree
import UTF8Text

/// All steps of a scenario in order, as in a film's storyboard: what happened on one stage, input by input.
///
///     let launch = Step(cause: "launch", tree: tree)
///     let storyboard = Storyboard(
///       useCase: "SettingsViewController / Main settings screen", script: "launch",
///       configuration: "iPhone", steps: [launch])
///     try Storyboard(text: storyboard.text) == storyboard  // true
package struct Storyboard: Hashable, Sendable {
  /// The class for display and the use case: `SettingsViewController / Main settings screen`.
  package var useCase: String
  /// The script's name; `launch` for the implicit one.
  package var script: String
  /// The configuration's name.
  package var configuration: String
  /// The launch, then a step for each statement; never empty in a golden.
  package var steps: [Step]
  /// What is left at the end.
  package var ending: StoryboardEnding

  package init(
    useCase: String, script: String, configuration: String, steps: [Step],
    ending: StoryboardEnding = StoryboardEnding()
  ) {
    self.useCase = useCase
    self.script = script
    self.configuration = configuration
    self.steps = steps
    self.ending = ending
  }
}

/// One step of a storyboard: the launch, or one statement of the script, with its effects.
package struct Step: Hashable, Sendable {
  /// `launch`, or the statement in its canonical spelling.
  package var cause: String
  /// The calls that were recorded during the step, in order.
  package var calls: [String]
  /// The application's animations that began during the step, in order, such as
  /// `0.25 s: OverlayView "Start" (position)`.
  package var animations: [String] = []
  /// The tree after the step, as ``RenderNode/condensed`` shows it.
  package var tree: RenderNode

  package init(cause: String, calls: [String] = [], animations: [String] = [], tree: RenderNode) {
    self.cause = cause
    self.calls = calls
    self.animations = animations
    self.tree = tree
  }
}

extension Step {
  /// Whether both steps have the same text; strings are compared scalar by scalar.
  package static func == (left: Step, right: Step) -> Bool {
    left.cause.isIdentical(to: right.cause) && left.tree == right.tree
      && left.eventLines.elementsEqual(right.eventLines) { $0.isIdentical(to: $1) }
  }
}

extension Storyboard {
  /// Whether both storyboards have the same text; strings are compared scalar by scalar.
  package static func == (left: Storyboard, right: Storyboard) -> Bool {
    left.headings.elementsEqual(right.headings) { $0.value.isIdentical(to: $1.value) }
      && left.steps == right.steps
      && left.ending.lines.elementsEqual(right.ending.lines) { $0.isIdentical(to: $1) }
  }

  /// The names and values at the head of a golden, in order.
  package var headings: [(name: String, value: String)] {
    [("use case", useCase), ("script", script), ("configuration", configuration)]
  }
}

extension Storyboard {
  /// The storyboard with condensed trees, as a golden has them.
  package var condensed: Storyboard {
    var hidden = HiddenTexts()
    return condensed(noting: &hidden)
  }

  /// Returns the storyboard with condensed trees.
  ///
  /// - Parameter hidden: Gets the texts of what is folded.
  package func condensed(noting hidden: inout HiddenTexts) -> Storyboard {
    var condensed = self
    for index in steps.indices {
      condensed.steps[index].tree = steps[index].tree.condensed { hidden.texts[$0] = $1 }
    }
    return condensed
  }

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
    beginning.ending = golden.ending
    return golden.steps.isEmpty || golden == beginning ? nil : beginning
  }

  /// Returns the first steps, without the ending.
  package func beginning(stepCount: Int) -> Storyboard {
    var beginning = self
    beginning.steps = Array(steps.prefix(stepCount))
    beginning.ending = StoryboardEnding()
    return beginning
  }
}
