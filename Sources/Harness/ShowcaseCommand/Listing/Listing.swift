import Diagnostics
import Project
import Reports
import ShowcaseKit
import TestPlans
import UTF8Text

/// Everything that could run.
struct Listing: Encodable {
  let showcases: [ListedShowcase]
  let plans: [ListedPlan]
  /// What is wrong with plans and scripts; a plan that cannot be used is not listed.
  let faults: [Diagnostic]

  private enum CodingKeys: CodingKey {
    case showcases
    case plans
  }

  struct ListedShowcase: Encodable {
    let name: String
    let useCases: [ListedUseCase]
  }

  struct ListedUseCase: Encodable {
    let classForDisplay: String
    let classForInstantiation: String
    let useCase: String
    let scripts: [String]
    let tags: [String]
    /// `empty`, or how many places are skipped; `nil` if the launch's golden shows all, or is missing.
    let shows: String?
  }

  struct ListedPlan: Encodable {
    let name: String
    let configurations: [String]
    /// `Showcase/Class/Use case/script (configuration)`, in the order of running.
    let scenarios: [String]
  }

  @MainActor
  init(_ project: Project) {
    let parts = ShownParts(of: project)
    showcases = project.showcases.map { showcase in
      ListedShowcase(
        name: showcase.name,
        useCases: showcase.useCases.map { useCase in
          ListedUseCase(
            classForDisplay: useCase.classForDisplay, classForInstantiation: useCase.classForInstantiation,
            useCase: useCase.name,
            scripts: ["launch"] + project.scripts.files(of: useCase, in: showcase).map(\.name),
            tags: useCase.tags,
            shows: parts.words(of: useCase.name, useCase.classForDisplay, in: showcase.name))
        })
    }
    let catalogue = project.catalogue
    let (usable, faulty) = project.usablePlans()
    var faults = project.scripts.faults + faulty
    plans = usable.compactMap { plan in
      do throws(Diagnostics) {
        return ListedPlan(plan, try plan.expand(over: catalogue))
      } catch {
        faults += error.all
        return nil
      }
    }
    self.faults = faults
  }
}

extension Listing.ListedPlan {
  fileprivate init(_ plan: TestPlan, _ scenarios: [PlannedScenario]) {
    name = plan.name
    configurations = plan.configurations.filter(\.isEnabled).map(\.name)
    self.scenarios = scenarios.map { "\($0.target)/\($0.identifier) (\($0.configuration.name))" }
  }
}

extension Listing {
  /// The registry in its three columns with scripts below, then the plans.
  var text: String {
    (showcases.flatMap(lines) + plans.flatMap(lines)).map { $0.terminalLine + "\n" }.joined()
  }

  private func lines(of showcase: ListedShowcase) -> [String] {
    var rows = [["class for display", "class for instantiation", "use case"]]
    for useCase in showcase.useCases {
      rows.append([useCase.classForDisplay, useCase.classForInstantiation, useCase.useCase])
    }
    let table = aligned(rows)
    var lines = ["showcase \(showcase.name)", table[0]]
    for (useCase, row) in zip(showcase.useCases, table.dropFirst()) {
      lines.append(row)
      lines += details(of: useCase)
    }
    return lines + [""]
  }

  /// Rows of three columns, of which the last may have any width.
  private func aligned(_ rows: [[String]]) -> [String] {
    let widths = [0, 1].map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let padded = zip(row, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.count + 2)
      }
      return "  " + padded.joined() + row[2]
    }
  }

  private func details(of useCase: ListedUseCase) -> [String] {
    let tags = useCase.tags.joined(separator: ", ")
    return ["      scripts: " + useCase.scripts.joined(separator: ", ")]
      + (tags.isEmpty ? [] : ["      tags: \(tags)"]) + (useCase.shows.map { ["      shows: \($0)"] } ?? [])
  }

  private func lines(of plan: ListedPlan) -> [String] {
    [
      "plan \(plan.name)", "  configurations: " + plan.configurations.joined(separator: ", "),
      "  scenarios: \(plan.scenarios.count)", "",
    ]
  }
}
