import GoldenFiles
import ScenarioGoldens

extension Storyboard {
  /// Creates a storyboard whose head names a scenario.
  package init(of scenario: ScenarioName, steps: [Step]) {
    self.init(
      useCase: "\(scenario.classForDisplay) / \(scenario.useCase)", script: scenario.script,
      configuration: scenario.configuration, steps: steps)
  }
}
