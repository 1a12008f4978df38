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
