import Diagnostics

extension TestPlan {
  /// The scenarios of the plan over what could run, in the catalogue's order, then the plan's of configurations.
  ///
  /// Throws a diagnostic for each target, test identifier and tag of the plan that matches nothing.
  package func expand(over catalogue: Catalogue) throws(Diagnostics) -> [PlannedScenario] {
    try Self.expand([self], over: catalogue)
  }

  /// The scenarios of several plans, each once, configurations in the order in which the plans bring them in.
  ///
  /// A scenario that several plans want runs as the first of them says.
  ///
  /// Throws what ``expand(over:)-swift.method`` throws of each plan, and a diagnostic for each configuration name
  /// that stands for different options in two plans.
  package static func expand(
    _ plans: [TestPlan], over catalogue: Catalogue
  ) throws(Diagnostics) -> [PlannedScenario] {
    let faults = plans.flatMap { $0.mismatches(with: catalogue) } + contradictions(between: plans)
    guard faults.isEmpty else { throw Diagnostics(faults) }
    let selections = plans.flatMap { PlanSelection.all(of: $0) }
    let configurations = unique(selections.map(\.configuration.name), by: \.self)
    let selectionsByName = Dictionary(grouping: selections, by: \.configuration.name)
    return catalogue.targets.flatMap { target in
      unique(target.tests, by: \.self).flatMap { test in
        let shared = Shared(test)
        return configurations.compactMap { name in
          selectionsByName[name]?.first { $0.contains(test) }
            .map { PlannedScenario(shared, $0.sharedConfiguration) }
        }
      }
    }
  }

  /// The configurations that scenarios run in, each once, in the order in which they come.
  package static func configurations(of scenarios: [PlannedScenario]) -> [PlanConfiguration] {
    unique(scenarios.lazy.map(\.configuration), by: \.name)
  }

  /// The configurations that the plan runs.
  var enabledConfigurations: [PlanConfiguration] { configurations.filter(\.isEnabled) }

  private static func unique<Element, Key: Hashable>(
    _ elements: some Sequence<Element>, by key: (Element) -> Key
  ) -> [Element] {
    var seen: Set<Key> = []
    return elements.filter { seen.insert(key($0)).inserted }
  }
}
