import Diagnostics
import GoldenFiles
import ShowcaseKit
import Storyboards
import TestPlans

extension Project {
  /// All scripts of all use cases, in the order of the showcases.
  package var allScripts: [ScriptFile] {
    showcases.flatMap { showcase in
      showcase.useCases.flatMap { scripts.files(of: $0, in: showcase) }
    }
  }

  /// Returns a scenario by its names, whether or not a plan runs it.
  ///
  /// - Parameters:
  ///   - identifier: A name that selects scenarios of one use case, as filters do; or the use case
  ///     alone.
  ///   - script: The name of one of its scripts; `launch` by default, unless the identifier names a
  ///     script.
  ///   - configuration: The name of a plan's configuration; by default the first, which of several plans is
  ///     one that a person expects.
  ///   - projection: What the trees show; by default what the configuration says.
  package func scenario(
    of identifier: String, script: String? = nil, configuration: String? = nil,
    projection: RenderProjection? = nil
  ) throws(Diagnostics) -> Scenario {
    let (showcase, useCase) = try useCase(named: identifier)
    let files = scripts.files(of: useCase, in: showcase)
    let named = (["launch"] + files.map(\.name)).first { name in
      [useCase.identifier, "\(showcase.name)/\(useCase.identifier)"].contains {
        "\($0)/\(name)" == identifier
      }
    }
    let script = script ?? named ?? "launch"
    let file = files.first { $0.name == script }
    guard file != nil || script == "launch" else {
      throw Self.unknown(
        "'\(script)' is not a script of '\(useCase.identifier)'", script, ["launch"] + files.map(\.name))
    }
    return try scenario(showcase, useCase, file, configuration: configuration, projection: projection)
  }

  /// Returns a scenario of a script that may be outside the package.
  package func scenario(
    of identifier: String, script: ScriptFile, configuration: String? = nil
  ) throws(Diagnostics) -> Scenario {
    let (showcase, useCase) = try useCase(named: identifier)
    return try scenario(showcase, useCase, script, configuration: configuration, projection: nil)
  }

  private func scenario(
    _ showcase: Showcase, _ useCase: UseCase, _ script: ScriptFile?, configuration name: String?,
    projection: RenderProjection?
  ) throws(Diagnostics) -> Scenario {
    guard scripts.faults.isEmpty else { throw Diagnostics(scripts.faults) }
    let stage = try PlannedStage(planConfiguration(named: name), in: self, projection: projection)
    return Scenario(PlannedReplay(useCase, in: showcase, script: script), on: stage)
  }

  private func planConfiguration(named name: String?) throws(Diagnostics) -> PlanConfiguration {
    let plans = try plans(named: [])
    let known = TestPlan.configurations(of: plans)
    guard let name else {
      guard let first = known.first else {
        throw Diagnostics([Diagnostic("no plan has a configuration")])
      }
      return first
    }
    guard let configuration = known.first(where: { $0.name == name }) else {
      throw Self.unknown("'\(name)' is not a configuration of the plans", name, known.map(\.name))
    }
    return configuration
  }

  private func useCase(named identifier: String) throws(Diagnostics) -> (Showcase, UseCase) {
    let all = showcases.flatMap { showcase in showcase.useCases.map { (showcase, $0) } }
    let found = all.filter { showcase, useCase in
      useCase.name == identifier || names(of: useCase, in: showcase).contains(identifier)
    }
    guard found.count <= 1 else {
      let names = found.map { "\($0.name)/\($1.identifier)" }
      throw Diagnostics([
        Diagnostic(
          "'\(identifier)' means several use cases", expected: oneOf(names, like: identifier),
          next: .list)
      ])
    }
    guard let only = found.first else {
      throw Self.unknown(
        "'\(identifier)' is not a use case", identifier, all.map(\.1.identifier) + all.map(\.1.name))
    }
    return only
  }

  /// All names by which a filter selects scenarios of a use case.
  private func names(of useCase: UseCase, in showcase: Showcase) -> Set<String> {
    Set(scenarioNames(of: useCase, in: showcase).flatMap(\.identifiers))
  }

  private static func unknown(_ problem: String, _ name: String, _ known: [String]) -> Diagnostics {
    var seen: Set<String> = []
    let names = known.filter { seen.insert($0).inserted }
    return Diagnostics([
      Diagnostic(
        problem, expected: oneOf(names, like: name),
        nearest: nearestName(to: name, in: names),
        next: .list)
    ])
  }
}
