import GoldenFiles

extension Storyboard {
  /// Creates the storyboard of a scenario; without steps, it is the head of all of its storyboards.
  package init(of scenario: ScenarioName, steps: [Step]) {
    self.init(
      useCase: "\(scenario.classForDisplay) / \(scenario.useCase)", script: scenario.script,
      configuration: scenario.configuration, steps: steps)
  }
}
