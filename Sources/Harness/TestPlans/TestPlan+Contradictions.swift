import Diagnostics
import TextFormats

extension TestPlan {
  /// A diagnostic for each configuration name that stands for different options in two plans.
  ///
  /// Goldens are named by their configuration, so one name must mean one thing. Options do not count that say what runs
  /// and how often, but not what is seen of it.
  static func contradictions(between plans: [TestPlan]) -> [Diagnostic] {
    var first: [String: (plan: TestPlan, configuration: PlanConfiguration)] = [:]
    var faults: [Diagnostic] = []
    for plan in plans {
      for configuration in plan.enabledConfigurations {
        guard let former = first[configuration.name] else {
          first[configuration.name] = (plan, configuration)
          continue
        }
        guard !configuration.means(former.configuration) else { continue }
        faults.append(plan.contradiction(configuration, former.configuration, of: former.plan))
      }
    }
    return faults
  }

  private func contradiction(
    _ configuration: PlanConfiguration, _ former: PlanConfiguration, of plan: TestPlan
  ) -> Diagnostic {
    let keys = configuration.keysDiffering(from: former).map { "'\($0)'" }.joined(separator: ", ")
    return Diagnostic(
      "the configuration '\(configuration.name)' differs in \(keys) between the plans '\(plan.name)' "
        + "(\(plan.file)) and '\(name)'",
      file: file, at: configuration.position,
      expected: "the same options in both plans, or another name, since goldens are named by it",
      next: .check)
  }
}

extension PlanConfiguration {
  /// Whether goldens of both are the same.
  fileprivate func means(_ other: PlanConfiguration) -> Bool {
    PlanOptions(membersWithEffectOnGoldens) == PlanOptions(other.membersWithEffectOnGoldens)
  }

  private var membersWithEffectOnGoldens: [JSONMember] {
    members.filter { !OptionKey.withoutEffectOnGoldens.contains($0.key) }
  }

  /// The keys of options that have different values, in alphabetical order.
  fileprivate func keysDiffering(from other: PlanConfiguration) -> [String] {
    OptionKey.known.filter { key in
      let values = [self, other].map { configuration in
        configuration.membersWithEffectOnGoldens.first { $0.key == key }?.value.xcodeText
      }
      return values[0] != values[1]
    }.sorted()
  }
}
