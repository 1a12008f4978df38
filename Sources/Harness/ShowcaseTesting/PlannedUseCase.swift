import Diagnostics
import GoldenFiles
import Project
import ShowcaseKit
import Storyboards
import Workers

/// One use case of a plan, with all its scenarios in the plan: one argument of a parameterized
/// test.
///
///     import Testing
///
///     let app = Showcase("MyApp") { UseCase.homeScreen }
///     @Test(arguments: try PlannedUseCase.all(in: app, plan: "Smoke")) @MainActor
///     func useCase(_ planned: PlannedUseCase) async throws { try await verify(planned) }
///
/// Environment variables select scenarios and record goldens:
///
/// - `SHOWCASE_FILTER` selects by identifiers separated by commas; `\,` is a comma in an
///   identifier.
/// - `SHOWCASE_SHARD=2/4`, or the variables of a continuous integration service, select one of
///   several parts. All parts together run each scenario once.
/// - `SHOWCASE_RECORD` is a record mode: `missing`, `failed`, `all` or `never`. Recording is
///   refused if `CI` is set, or while another process records.
public struct PlannedUseCase: Sendable {
  /// `Showcase/ClassForDisplay/Use case`.
  public let identifier: String
  package let scenarios: [Scenario]
  /// Runs the scenarios; all use cases of one list share it.
  package let verifier: ScenarioVerifier

  /// Where the use case is in the source code; `nil` for one that comes with the harness.
  package var location: UseCaseLocation? { scenarios.first?.location }
}

extension PlannedUseCase: CustomStringConvertible {
  /// The identifier, which a test framework shows as the argument's name.
  public var description: String { identifier }
}

extension PlannedUseCase {
  /// Returns the use cases of showcases that a plan runs.
  ///
  /// A use case without a scenario in the shard of this run is left out; Swift Testing reports a
  /// test without any use case as skipped.
  ///
  /// - Parameters:
  ///   - showcases: All showcases of the package's plans and scripts.
  ///   - plan: The plan's name; by default all plans.
  ///   - file: The path of a file in the package with the plans and goldens; by default the calling file.
  /// - Throws: what is wrong with plans, filters and variables; or why recording is refused.
  public static func all(
    in showcases: Showcase..., plan: String? = nil, file: String = #filePath
  ) throws -> [PlannedUseCase] {
    try all(in: showcases, plan: plan, file: file, variables: .ofProcess, printLine: TestConsole.write)
  }

  /// Returns the use cases that a plan runs, as variables say.
  ///
  /// - Parameters:
  ///   - showcases: All showcases of the package's plans and scripts.
  ///   - plan: The plan's name; `nil` for all plans.
  ///   - file: The path of a file in the package with the plans and goldens.
  ///   - variables: The variables that filter, shard and record.
  ///   - printLine: Takes a line that says which part of the scenarios this run has, unless it has all
  ///     of them, and a line for each golden that is written.
  package static func all(
    in showcases: [Showcase], plan: String?, file: String, variables: TestVariables,
    printLine: @escaping @Sendable (String) -> Void
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
      printLine(
        "This is shard \(shard.shard), as \(shard.origin) says: \(part.count) of \(selected.count) scenarios."
      )
    }
    ProcessTree.endWithProcess()
    // The tests run later, so the right to write is held until the process ends.
    if mode != .never { try collected { () throws(Diagnostic) in try WritingLock.holdUntilExit(root: root) } }
    let verifier = ScenarioVerifier(
      project.goldens, inventory: project.emptyInventory, recording: mode, printLine: printLine)
    return grouped(part, for: verifier)
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

  /// Groups scenarios by use case, in the order of each use case's first scenario.
  private static func grouped(
    _ scenarios: [Scenario], for verifier: ScenarioVerifier
  ) -> [PlannedUseCase] {
    var identifiers: [String] = []
    var groups: [String: [Scenario]] = [:]
    for scenario in scenarios {
      let name = scenario.name
      let identifier = name.useCaseIdentifier
      if groups[identifier] == nil { identifiers.append(identifier) }
      groups[identifier, default: []].append(scenario)
    }
    return identifiers.map {
      PlannedUseCase(identifier: $0, scenarios: groups[$0] ?? [], verifier: verifier)
    }
  }
}
