import Storyboards

/// The differences of a run, grouped by cause: one changed color is one cause on all screens, and in all
/// steps, scripts and configurations.
///
///     // In two scenarios, the row #a is 40 points taller, and moves the rows below it.
///     let causes = Causes(scenarios, ran: scenarios.map(\.name))
///     causes.all.map(\.change)  // ["Row #a 40 taller"]
///     causes.all[0].scenarios.count  // 2
package struct Causes: Sendable {
  /// All causes, worst first.
  package let all: [Cause]
  /// The causes of each scenario that differs, as ascending indices in ``all``.
  private let ofScenario: [ScenarioName: [Int]]

  /// Groups differences by cause.
  ///
  /// - Parameters:
  ///   - scenarios: All scenarios that differ, in any order.
  ///   - ran: The names of all scenarios that ran, including those that passed.
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
      // A scenario may have a golden as text and one as JSON.
      ofScenario[scenario.name] = Set((ofScenario[scenario.name] ?? []) + causes).sorted()
    }
    self.ofScenario = ofScenario
  }

  /// Returns the causes of a scenario, worst first; empty if it does not differ.
  package func causes(of name: ScenarioName) -> [Cause] {
    (ofScenario[name] ?? []).map { all[$0] }
  }
}
