import GoldenFiles
import Project
import Storyboards

/// Compares what scenarios show with their goldens, and writes goldens as the record mode says.
package struct ScenarioCheck {
  let judge: ScenarioJudge
  let keeper: StoryboardKeeper

  package init(goldens: GoldenStore, recordMode: RecordMode) {
    // Both access the same golden one after another, so they share what is known about its folder.
    let reader = GoldenReader()
    judge = ScenarioJudge(goldens: goldens, reader: reader)
    keeper = StoryboardKeeper(goldens: goldens, recordMode: recordMode, reader: reader)
  }

  /// Runs a scenario once in this process, compares it, and writes its golden as the record mode says.
  @MainActor
  package func result(of scenario: Scenario) -> ScenarioResult {
    let take = scenario.take(keeping: judge.hidden)
    return keeper.result(of: scenario.name, take, judge.verdict(on: take, of: scenario.name))
  }
}
