import Foundation
import ShowcaseKit
import TestPlans
import TestRunner

/// Prints use cases, scripts and plans, for people or as JSON.
@MainActor
struct ListCommand {
  private let invocation: Invocation
  private let project: Project
  private let console: Console

  init(_ invocation: Invocation, _ project: Project, _ console: Console) {
    self.invocation = invocation
    self.project = project
    self.console = console
  }

  func run() throws -> ExitStatus {
    let listing = try Listing(project)
    console.output(invocation.has(.json) ? try listing.json : listing.text)
    return .success
  }
}

/// What there is to run.
struct Listing: Codable {
  let showcases: [ListedShowcase]
  let plans: [ListedPlan]

  struct ListedShowcase: Codable {
    let name: String
    let useCases: [ListedUseCase]
  }

  struct ListedUseCase: Codable {
    let classForDisplay: String
    let classForInstantiation: String
    let useCase: String
    let scripts: [String]
  }

  struct ListedPlan: Codable {
    let name: String
    let configurations: [String]
    /// `Showcase/Class/Use case/script (configuration)`, in the order of running.
    let scenarios: [String]
  }

  @MainActor
  init(_ project: Project) throws {
    showcases = project.showcases.map { showcase in
      ListedShowcase(
        name: showcase.name,
        useCases: showcase.useCases.map { useCase in
          ListedUseCase(
            classForDisplay: useCase.classForDisplay, classForInstantiation: useCase.classForInstantiation,
            useCase: useCase.name,
            scripts: ["launch"] + project.scripts.files(of: useCase, in: showcase).map(\.name))
        })
    }
    plans = try project.plans(named: []).map { plan in
      let scenarios = try plan.expand(over: project.catalogue)
      return ListedPlan(
        name: plan.name, configurations: plan.configurations.filter(\.isEnabled).map(\.name),
        scenarios: scenarios.map { "\($0.target)/\($0.identifier) (\($0.configuration.name))" })
    }
  }
}

extension Listing {
  /// The listing as JSON with sorted keys.
  var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    }
  }

  /// The registry in its three columns with scripts below, then the plans.
  var text: String {
    (showcases.flatMap(lines) + plans.flatMap(lines)).map { $0 + "\n" }.joined()
  }

  private func lines(of showcase: ListedShowcase) -> [String] {
    let rows =
      [["class for display", "class for instantiation", "use case"]]
      + showcase.useCases.map { [$0.classForDisplay, $0.classForInstantiation, $0.useCase] }
    let widths = (0...1).map { column in rows.map { $0[column].count }.max() ?? 0 }
    let table = rows.map { row in
      "  " + zip(row, widths).map { $0.padding(toLength: $1 + 2, withPad: " ", startingAt: 0) }.joined()
        + row[2]
    }
    let scripts = [""] + showcase.useCases.map { "      scripts: " + $0.scripts.joined(separator: ", ") }
    return ["showcase \(showcase.name)"] + zip(table, scripts).flatMap { $1.isEmpty ? [$0] : [$0, $1] } + [""]
  }

  private func lines(of plan: ListedPlan) -> [String] {
    [
      "plan \(plan.name)", "  configurations: " + plan.configurations.joined(separator: ", "),
      "  scenarios: \(plan.scenarios.count)", "",
    ]
  }
}
