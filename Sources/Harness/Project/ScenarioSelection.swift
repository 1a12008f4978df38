import Diagnostics
import GoldenFiles
import TestPlans

/// Which scenarios of the plans a run is about.
package struct ScenarioSelection: Hashable, Sendable {
  /// The plans' names; none for all plans.
  package var plans: [String]
  /// Identifiers of which one must match; none for all scenarios.
  package var filters: [String]
  /// Identifiers of which none may match.
  package var skips: [String]
  /// Names of configurations; none for all.
  package var configurations: [String]
  /// Which part a run has of the scenarios that the rest selects; `nil` for all of them.
  package var shard: Shard?

  package init(
    plans: [String] = [], filters: [String] = [], skips: [String] = [], configurations: [String] = [],
    shard: Shard? = nil
  ) {
    self.plans = plans
    self.filters = filters
    self.skips = skips
    self.configurations = configurations
    self.shard = shard
  }

  /// Whether nothing is left out that any plan wants.
  ///
  /// All shards of everything are a run of everything; the first of them answers for what no scenario answers for.
  package var isComplete: Bool {
    self == ScenarioSelection(shard: shard?.number == 1 ? shard : nil)
  }

  /// Whether a scenario is wanted.
  func contains(_ scenario: PlannedScenario) -> Bool {
    let names = scenario.name.selectors
    return (filters.isEmpty || filters.contains(where: names.contains))
      && !skips.contains(where: names.contains)
      && (configurations.isEmpty || configurations.contains(scenario.configuration.name))
  }

  /// The shard's part of the scenarios that the rest selected, by their names alone.
  package func part(of scenarios: [Scenario]) -> [Scenario] {
    part(ofNames: scenarios.lazy.map { "\($0.name)" }).map { scenarios[$0] }
  }

  /// The places of the shard's part of all names, in order.
  ///
  /// - Parameter durations: How long each took before, where the shards should take about as long.
  package func part(
    ofNames names: some RandomAccessCollection<String>, balancedBy durations: [String: Duration]? = nil
  ) -> [Int] {
    guard let shard else { return Array(0..<names.count) }
    let partition =
      durations.map { ShardPartition(balanced: Array(names), by: $0, into: shard.count) }
      ?? ShardPartition(stable: names, into: shard.count)
    return partition.tests(of: shard)
  }

  /// A diagnostic for each name that matches nothing in what could run.
  func mismatches(with catalogue: Catalogue, configurations known: [String]) -> [Diagnostic] {
    let wanted = filters + skips
    let identifiers = wanted.isEmpty ? [] : catalogue.selectors(in: known)
    let strayIdentifiers = wanted.filter { !identifiers.contains($0) }
    let strayConfigurations = configurations.filter { !known.contains($0) }
    return strayIdentifiers.map { name in
      Diagnostic(
        "'\(name)' matches no use case",
        expected: "[Showcase/]ClassForDisplay[/Use case[/script[ (configuration)]]]",
        nearest: nearestName(to: name, in: identifiers), next: .list)
    }
      + strayConfigurations.map { name in
        Diagnostic(
          "'\(name)' is not a configuration of the plans",
          expected: oneOf(known),
          nearest: nearestName(to: name, in: known), next: .list)
      }
  }
}

extension Catalogue {
  /// Every identifier that means something, as a whole name in one of the configurations, too.
  fileprivate func selectors(in configurations: [String]) -> [String] {
    scenarios(in: "").flatMap(\.identifiers)
      + configurations.flatMap { scenarios(in: $0).flatMap(\.selectors) }
  }

  private func scenarios(in configuration: String) -> [ScenarioName] {
    targets.flatMap { target in
      target.useCases.flatMap { useCase in
        (["launch"] + useCase.scripts).map { script in
          ScenarioName(
            target: target.name, classForDisplay: useCase.classForDisplay, useCase: useCase.text,
            script: script, configuration: configuration)
        }
      }
    }
  }
}
