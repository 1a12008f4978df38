extension TestPlan {
  /// The scenarios of plans with everything that is merely switched off: configurations and targets that are not
  /// enabled, tests that are skipped, and those that tags leave out.
  ///
  /// They have goldens as soon as someone switches them on again. A scenario may come more than once.
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
