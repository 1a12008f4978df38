import Diagnostics
import Storyboards
import TestPlans

/// Which scenarios of the plans a run selects.
///
///     ScenarioSelection(plans: ["Smoke"], filters: ["AlertController/Alert"], configurations: ["iPad"])
package struct ScenarioSelection: Hashable, Sendable {
  /// The plans' names; empty for all plans.
  package var plans: [String]
  /// Identifiers, one of which has to match; empty for all scenarios.
  package var filters: [String]
  /// Identifiers that may not match.
  package var skips: [String]
  /// Names of configurations; empty for all.
  package var configurations: [String]
  /// The part of the selected scenarios that runs; `nil` for all of them.
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

  /// Whether all scenarios of all plans are selected.
  ///
  /// Each shard of everything counts as a run of everything; only the first one fails for goldens that
  /// no scenario owns.
  package var isComplete: Bool {
    self == ScenarioSelection(shard: shard?.number == 1 ? shard : nil)
  }

  /// Returns whether a scenario is selected.
  func contains(_ scenario: PlannedScenario) -> Bool {
    let names = scenario.name.selectors + [scenario.name.useCase]
    return (filters.isEmpty || filters.contains(where: names.contains))
      && !skips.contains(where: names.contains)
      && (configurations.isEmpty || configurations.contains(scenario.configuration.name))
  }

  /// Returns the shard's part of the selected scenarios, which depends on their names alone.
  package func part(of scenarios: [Scenario]) -> [Scenario] {
    part(ofNames: scenarios.lazy.map { "\($0.name)" }).map { scenarios[$0] }
  }

  /// Returns the indices of the shard's part of all names, in order.
  ///
  /// - Parameters:
  ///   - names: The names of the selected scenarios.
  ///   - durations: How long each took before, to make all shards take about equally long; by default
  ///     the shard of a scenario depends on its name alone.
  package func part(
    ofNames names: some RandomAccessCollection<String>, balancedBy durations: [String: Duration]? = nil
  ) -> [Int] {
    guard let shard else { return Array(0..<names.count) }
    let partition =
      durations.map { ShardPartition(balanced: Array(names), by: $0, into: shard.count) }
      ?? ShardPartition(stable: names, into: shard.count)
    return partition.tests(of: shard)
  }

  /// Returns a diagnostic for each name that matches nothing that could run.
  func mismatches(with catalogue: Catalogue, configurations known: [String]) -> [Diagnostic] {
    let wanted = filters + skips
    // A catalogue has very many selectors, and most runs have no names to look up.
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
  /// Returns every identifier that can select something, with and without a configuration.
  fileprivate func selectors(in configurations: [String]) -> [String] {
    targets.flatMap { $0.useCases.map(\.text) } + scenarios(in: "").flatMap(\.identifiers)
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
