import Foundation
import Goldens
import ShowcaseKit
import SourceText
import TestRunner

/// One use case of a plan, with all the scenarios that the plan wants of it: one case of a test.
///
///     @Test(arguments: try PlannedUseCase.all(in: app, plan: "Smoke")) @MainActor
///     func useCase(_ planned: PlannedUseCase) async throws { try await verify(planned) }
///
/// The variable `SHOWCASE_FILTER` narrows what is found, by identifiers parted by commas; `SHOWCASE_RECORD` records.
public struct PlannedUseCase: Sendable {
  /// `Showcase/ClassForDisplay/Use case`.
  public let identifier: String
  let scenarios: [Scenario]
  let project: Project
}

extension PlannedUseCase: CustomStringConvertible {
  public var description: String { identifier }
}

extension PlannedUseCase {
  /// The use cases of a showcase that a plan wants.
  ///
  /// - Parameters:
  ///   - plan: The plan's name; all plans by default.
  ///   - file: A file of the package that has plans and goldens; the calling file by default.
  /// - Throws: what is wrong with plans and filters.
  public static func all(
    in showcase: Showcase, plan: String? = nil, file: String = #filePath
  ) throws -> [PlannedUseCase] {
    try all(in: [showcase], plan: plan, file: file, environment: ProcessInfo.processInfo.environment)
  }

  static func all(
    in showcases: [Showcase], plan: String?, file: String, environment: [String: String]
  ) throws(Diagnostics) -> [PlannedUseCase] {
    let project = try Project(root: root(of: file), showcases: showcases)
    let filters = (environment["SHOWCASE_FILTER"] ?? "").split(separator: ",").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    let selection = ScenarioSelection(plans: plan.map { [$0] } ?? [], filters: filters)
    return grouped(try project.scenarios(selection), in: project)
  }

  private static func root(of file: String) throws(Diagnostics) -> String {
    do {
      return try Project.root(containing: file)
    } catch {
      throw Diagnostics([error])
    }
  }

  /// Scenarios of one use case together, in the order in which the use cases first come.
  private static func grouped(_ scenarios: [Scenario], in project: Project) -> [PlannedUseCase] {
    var identifiers: [String] = []
    var groups: [String: [Scenario]] = [:]
    for scenario in scenarios {
      let name = scenario.name
      let identifier = "\(name.target)/\(name.classForDisplay)/\(name.useCase)"
      if groups[identifier] == nil { identifiers.append(identifier) }
      groups[identifier, default: []].append(scenario)
    }
    return identifiers.map { PlannedUseCase(identifier: $0, scenarios: groups[$0] ?? [], project: project) }
  }
}
