import RenderTree

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

  /// There is no tree before the first step that its changes could be told against.
  private mutating func makeFirstStepKeyFrame() {
    if let first = steps.first, !first.isKeyFrame { steps[0].isKeyFrame = true }
  }
}
