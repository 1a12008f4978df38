/// What one configuration of one plan runs of one target.
struct PlanSelection {
  let configuration: PlanConfiguration
  private let target: PlanTarget
  private let selected: Set<String>?
  private let skipped: Set<String>

  /// The selections of all enabled configurations and targets of `plan`.
  static func all(of plan: TestPlan) -> [PlanSelection] {
    plan.enabledConfigurations.flatMap { configuration in
      plan.testTargets.filter(\.isEnabled).map { PlanSelection(configuration, $0) }
    }
  }

  private init(_ configuration: PlanConfiguration, _ target: PlanTarget) {
    self.configuration = configuration
    self.target = target
    selected = target.selectedTests.map { Set($0.flatMap(\.spellings)) }
    skipped = Set(target.skippedTests.flatMap(\.spellings))
  }

  func contains(_ test: CatalogueTest) -> Bool {
    test.target == target.name
      && selected?.isDisjoint(with: test.identifiers) != true
      && skipped.isDisjoint(with: test.identifiers)
      && target.tags.admits(test.useCase.tags)
      && configuration.options.tags.admits(test.useCase.tags)
  }
}
