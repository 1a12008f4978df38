import Diagnostics
import GoldenFiles
import Project
import ShowcaseKit

extension PlannedUseCase {
  /// The use cases of showcases that a plan wants.
  ///
  /// One that has no scenario in the shard of this run is left out; a test without any says that it is skipped.
  ///
  /// - Parameters:
  ///   - showcases: All that the package's plans and scripts are about.
  ///   - plan: The plan's name; all plans by default.
  ///   - file: A file of the package that has plans and goldens; the calling file by default.
  /// - Throws: what is wrong with plans, filters and variables; and why nothing may be recorded that should be.
  public static func all(
    in showcases: Showcase..., plan: String? = nil, file: String = #filePath
  ) throws -> [PlannedUseCase] {
    try all(in: showcases, plan: plan, file: file, variables: .ofProcess, tell: TestConsole.tell)
  }

  /// - Parameter tell: Takes a line that says which part of the scenarios this run has, if it has not all; and a line for
  ///   each golden that is written.
  package static func all(
    in showcases: [Showcase], plan: String?, file: String, variables: TestVariables,
    tell: @escaping @Sendable (String) -> Void
  ) throws(Diagnostics) -> [PlannedUseCase] {
    let (root, shard, mode) = try collected { () throws(Diagnostic) in
      (try Project.root(containing: file), try variables.shard(), try variables.recordMode())
    }
    let project = try Project(root: root, showcases: showcases)
    let selection = ScenarioSelection(
      plans: plan.map { [$0] } ?? [], filters: variables.filters, shard: shard?.shard)
    let selected = try project.scenarios(selection)
    let part = selection.part(of: selected)
    if let shard {
      tell(
        "This is shard \(shard.shard), as \(shard.origin) says: \(part.count) of \(selected.count) scenarios."
      )
    }
    if mode != .never { try collected { () throws(Diagnostic) in try WritingLock.holdUntilExit(root: root) } }
    return grouped(part, for: ScenarioVerifier(project.goldens, recording: mode, tell: tell))
  }

  private static func collected<Value>(
    _ body: () throws(Diagnostic) -> Value
  ) throws(Diagnostics) -> Value {
    do {
      return try body()
    } catch {
      throw Diagnostics([error])
    }
  }

  /// Scenarios of one use case together, in the order in which the use cases first come.
  private static func grouped(
    _ scenarios: [Scenario], for verifier: ScenarioVerifier
  ) -> [PlannedUseCase] {
    var identifiers: [String] = []
    var groups: [String: [Scenario]] = [:]
    for scenario in scenarios {
      let name = scenario.name
      let identifier = "\(name.target)/\(name.classForDisplay)/\(name.useCase)"
      if groups[identifier] == nil { identifiers.append(identifier) }
      groups[identifier, default: []].append(scenario)
    }
    return identifiers.map {
      PlannedUseCase(identifier: $0, scenarios: groups[$0] ?? [], verifier: verifier)
    }
  }
}
