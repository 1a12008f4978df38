import GoldenFiles
import Project
import ScenarioGoldens
import Storyboards

/// Compares what scenarios show with their goldens, and writes what the record mode says.
package struct ScenarioCheck {
  let judge: ScenarioJudge
  let keeper: StoryboardKeeper

  package init(goldens: GoldenStore, recordMode: RecordMode) {
    // The two look at one golden after the other, so they share what was found out of its folder.
    let reader = GoldenReader()
    judge = ScenarioJudge(goldens: goldens.accepted, reader: reader)
    keeper = StoryboardKeeper(goldens: goldens, recordMode: recordMode, reader: reader)
  }

  /// Runs a scenario once in this process, compares it, and writes what the record mode says.
  @MainActor
  package func result(of scenario: Scenario) -> ScenarioResult {
    let take = scenario.take()
    return keeper.result(of: scenario.name, take, judge.verdict(on: take, of: scenario.name))
  }
}
