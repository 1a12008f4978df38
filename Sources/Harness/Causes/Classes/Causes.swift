import ScenarioGoldens
import Storyboards

/// What differs in a run, grouped by cause: one changed color is one cause on all screens, in all steps, scripts and
/// configurations.
package struct Causes: Sendable {
  /// All causes, the worst first.
  package let all: [Cause]
  /// For each scenario that differs its causes, as indices in ``all``, ascending.
  private let ofScenario: [ScenarioName: [Int]]

  /// - Parameters:
  ///   - scenarios: All scenarios that differ, in any order.
  ///   - ran: The names of all scenarios that ran, those that passed as well.
  package init(_ scenarios: [ScenarioAtoms], ran: [ScenarioName]) {
    var classes = AtomClasses(scenarios.sorted { $0.name.description < $1.name.description }, ran: ran)
    let grouped = CauseClasses(&classes)
    let drafts = grouped.atoms.keys.sorted().map { CauseDraft($0, in: grouped, classes) }.sorted()
    let configurations = RanConfigurations(ran)
    all = zip(CauseNames(drafts.map(\.leastKey)).all, drafts).map { name, draft in
      Cause(name: name, draft, in: grouped, classes, ran: configurations)
    }
    let indices = Dictionary(uniqueKeysWithValues: drafts.enumerated().map { ($1.root, $0) })
    var ofScenario: [ScenarioName: [Int]] = [:]
    for (number, scenario) in classes.scenarios.enumerated() {
      let causes = grouped.causes[number].compactMap { indices[$0] }
      // A golden as text and one as JSON are of one scenario.
      ofScenario[scenario.name] = Set((ofScenario[scenario.name] ?? []) + causes).sorted()
    }
    self.ofScenario = ofScenario
  }

  /// The causes of a scenario, the worst first; none where it does not differ.
  package func causes(of name: ScenarioName) -> [Cause] {
    (ofScenario[name] ?? []).map { all[$0] }
  }
}
