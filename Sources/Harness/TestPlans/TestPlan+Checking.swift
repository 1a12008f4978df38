import Diagnostics
import TextFormats
import UTF8Text

extension TestPlan {
  /// A diagnostic for each target, test identifier and tag that matches nothing in `catalogue`.
  func mismatches(with catalogue: Catalogue) -> [Diagnostic] {
    let targets = testTargets.filter(\.isEnabled)
    let inTargets = targets.flatMap { target in
      catalogue.targets.first { $0.name == target.name }.map { mismatches(of: target, with: $0) }
        ?? [unknown(target, in: catalogue)]
    }
    let running = catalogue.targets.filter { known in targets.contains { $0.name == known.name } }
    let filters = enabledConfigurations.flatMap(\.options.tags.filters)
    let inOptions = filters.flatMap { mismatches(of: $0, with: running.flatMap(\.useCases)) }
    // A tag of the plan's default options is in every configuration, but is reported once.
    var seen: Set<Diagnostic> = []
    return (inTargets + inOptions).filter { seen.insert($0).inserted }
  }

  private func unknown(_ target: PlanTarget, in catalogue: Catalogue) -> Diagnostic {
    let names = catalogue.targets.map(\.name)
    return Diagnostic(
      "'\(target.name)' is not a showcase", file: file, at: target.position,
      expected: oneOf(names), nearest: nearestName(to: target.name, in: names),
      next: .list)
  }

  private func mismatches(of target: PlanTarget, with known: Catalogue.Target) -> [Diagnostic] {
    let names = Set(known.tests.flatMap(\.identifiers))
    let entries = (target.selectedTests ?? []) + target.skippedTests
    let unmatched = entries.filter { names.isDisjoint(with: $0.spellings) }
    return unmatched.map { entry in
      Diagnostic(
        "'\(entry.text)' matches nothing in '\(known.name)'", file: file, at: entry.position,
        expected: "ClassForDisplay, ClassForDisplay/Use case or ClassForDisplay/Use case/script",
        nearest: known.nearestIdentifier(to: entry.spellings.last ?? entry.text), next: .list)
    } + target.tags.filters.flatMap { mismatches(of: $0, with: known.useCases) }
  }

  private func mismatches(of filter: TagFilter, with useCases: [Catalogue.UseCase]) -> [Diagnostic] {
    let known = useCases.flatMap(\.tags)
    return filter.tags.filter { !known.contains($0.name) }.map { tag in
      Diagnostic(
        "no use case has the tag '\(tag.name)'", file: file, at: tag.position,
        expected: "a tag of a use case", nearest: nearestName(to: tag.name, in: known), next: .list)
    }
  }
}

extension TestPlan {
  /// Returns a diagnostic for each configuration name that means different options in two plans.
  ///
  /// Goldens are named by their configuration, so a name must always mean the same. Options that only
  /// say what runs and how often do not count.
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
  /// Whether both have the same goldens.
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
