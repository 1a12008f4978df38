import Diagnostics

extension TestPlan {
  /// Returns the scenarios that the plan runs, in the catalogue's order, then in the plan's order of
  /// configurations.
  ///
  /// - Parameter catalogue: Everything that could run.
  /// - Throws: a diagnostic for each target, test identifier and tag of the plan that matches nothing.
  package func expand(over catalogue: Catalogue) throws(Diagnostics) -> [PlannedScenario] {
    try Self.expand([self], over: catalogue)
  }

  /// Returns the scenarios of several plans, each once, with configurations in the order of the plans.
  ///
  /// Of several plans, the configurations that a person expects come first, since the order of plans is that
  /// of their names.
  ///
  /// A scenario of several plans runs as in the first of them.
  ///
  /// - Parameters:
  ///   - plans: The plans, in order of precedence.
  ///   - catalogue: Everything that could run.
  /// - Throws: what ``expand(over:)-swift.method`` throws for each plan, and a diagnostic for each
  ///   configuration name that means different options in two plans.
  package static func expand(
    _ plans: [TestPlan], over catalogue: Catalogue
  ) throws(Diagnostics) -> [PlannedScenario] {
    let faults = plans.flatMap { $0.mismatches(with: catalogue) } + contradictions(between: plans)
    guard faults.isEmpty else { throw Diagnostics(faults) }
    let selections = plans.flatMap { PlanSelection.all(of: $0) }
    let configurations = configurations(of: plans).map(\.name)
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

  /// The configurations that plans run, each once: of one plan in its order, of several those first that a
  /// person expects.
  package static func configurations(of plans: [TestPlan]) -> [PlanConfiguration] {
    let configurations = unique(plans.lazy.flatMap(\.enabledConfigurations), by: \.name)
    return plans.count > 1 ? configurations.usualFirst : configurations
  }

  /// The configurations that scenarios run in, each once, in the order of the scenarios.
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

extension TestPlan {
  /// Returns the scenarios of plans including everything that is merely disabled: configurations and
  /// targets that are not enabled, tests that are skipped, and those that tags exclude.
  ///
  /// Their goldens are kept, as they may be enabled again. A scenario may occur more than once.
  package static func kept(by plans: [TestPlan], over catalogue: Catalogue) -> [PlannedScenario] {
    let tests = catalogue.targets.flatMap(\.tests)
    return plans.flatMap { plan in
      let configurations = plan.configurations.map(Shared.init)
      return plan.testTargets.flatMap { target in
        tests.filter(target.keeps).map(Shared.init).flatMap { test in
          configurations.map { PlannedScenario(test, $0) }
        }
      }
    }
  }
}

extension PlanTarget {
  fileprivate func keeps(_ test: CatalogueTest) -> Bool {
    guard test.target == name else { return false }
    return selectedTests?.contains { $0.spellings.contains(where: test.identifiers.contains) } ?? true
  }
}

/// What one configuration of one plan runs of one target.
struct PlanSelection {
  let sharedConfiguration: Shared<PlanConfiguration>
  private let target: PlanTarget
  private let selected: Set<String>?
  private let skipped: Set<String>

  /// The selections of all enabled configurations and targets of `plan`.
  static func all(of plan: TestPlan) -> [PlanSelection] {
    plan.enabledConfigurations.flatMap { configuration in
      let shared = Shared(configuration)
      return plan.testTargets.filter(\.isEnabled).map { PlanSelection(shared, $0) }
    }
  }

  private init(_ configuration: Shared<PlanConfiguration>, _ target: PlanTarget) {
    sharedConfiguration = configuration
    self.target = target
    selected = target.selectedTests.map { Set($0.flatMap(\.spellings)) }
    skipped = Set(target.skippedTests.flatMap(\.spellings))
  }

  var configuration: PlanConfiguration { sharedConfiguration.value }

  func contains(_ test: CatalogueTest) -> Bool {
    test.target == target.name
      && selected?.isDisjoint(with: test.identifiers) != true
      && skipped.isDisjoint(with: test.identifiers)
      && target.tags.admits(test.useCase.tags)
      && configuration.options.tags.admits(test.useCase.tags)
  }
}

/// One use case with one script in one configuration, which a plan runs.
package struct PlannedScenario: Hashable, Sendable {
  private let test: Shared<CatalogueTest>
  private let sharedConfiguration: Shared<PlanConfiguration>

  init(_ test: Shared<CatalogueTest>, _ configuration: Shared<PlanConfiguration>) {
    self.test = test
    sharedConfiguration = configuration
  }

  package var target: String { test.value.target }
  package var classForDisplay: String { test.value.useCase.classForDisplay }
  package var useCase: String { test.value.useCase.text }
  package var script: String { test.value.script }
  package var configuration: PlanConfiguration { sharedConfiguration.value }

  /// `ClassForDisplay/Use case/script`, as plans name it.
  package var identifier: String { "\(classForDisplay)/\(useCase)/\(script)" }
}

/// A value on the heap that thousands of scenarios share, so that they need little memory.
indirect enum Shared<Value: Hashable & Sendable>: Hashable, Sendable {
  case value(Value)

  init(_ value: Value) {
    self = .value(value)
  }

  var value: Value {
    switch self {
    case .value(let value): value
    }
  }
}
