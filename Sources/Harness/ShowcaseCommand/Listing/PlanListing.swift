import Diagnostics
import Project
import TestPlans
import TextFormats
import UTF8Text

/// What plans run, in which configurations and how; nothing runs for it.
struct PlanListing: Encodable {
  let plans: [ListedPlan]

  struct ListedPlan: Encodable {
    let name: String
    let file: String
    let configurations: [ListedConfiguration]
    /// `Showcase/Class/Use case/script (configuration)`, in the order of the showcases, then of the
    /// configurations.
    let scenarios: [String]
  }

  struct ListedConfiguration: Encodable {
    let name: String
    /// The options in effect as they are written.
    let options: [String: ListedJSON]
    let execution: ListedExecution
  }

  /// - Throws: what is wrong with what the plans name, and with the variables that they use.
  init(_ plans: [TestPlan], in project: Project) throws(Diagnostics) {
    let catalogue = project.catalogue
    var listed: [ListedPlan] = []
    for plan in plans {
      let scenarios = try plan.expand(over: catalogue)
      var configurations: [ListedConfiguration] = []
      for configuration in plan.configurations where configuration.isEnabled {
        let execution = try project.execution(of: configuration)
        configurations.append(ListedConfiguration(configuration, execution))
      }
      listed.append(
        ListedPlan(
          name: plan.name, file: plan.file, configurations: configurations,
          scenarios: scenarios.map { "\($0.target)/\($0.identifier) (\($0.configuration.name))" }))
    }
    self.plans = listed
  }
}

extension PlanListing.ListedConfiguration {
  fileprivate init(_ configuration: PlanConfiguration, _ execution: PlanExecution) {
    name = configuration.name
    options = configuration.effectiveMembers.reduce(into: [:]) { $0[$1.key] = ListedJSON(value: $1.value) }
    self.execution = ListedExecution(execution)
  }
}

extension PlanListing {
  /// Each plan with its configurations, then its scenarios line by line.
  var text: String {
    plans.flatMap(lines).map { $0.terminalLine + "\n" }.joined()
  }

  private func lines(of plan: ListedPlan) -> [String] {
    ["plan \(plan.name) (\(plan.file))"] + plan.configurations.flatMap(lines)
      + ["  scenarios: \(plan.scenarios.count)"] + plan.scenarios.map { "    \($0)" } + [""]
  }

  private func lines(of configuration: ListedConfiguration) -> [String] {
    let described = ListedExecution.optionKeys
    let options = configuration.options.filter { !described.contains($0.key) }.sorted { $0.key < $1.key }
    return ["  configuration \(configuration.name)"] + options.map { "    \($0.key): \($0.value.line)" }
      + configuration.execution.lines.map { "    \($0)" }
  }
}
