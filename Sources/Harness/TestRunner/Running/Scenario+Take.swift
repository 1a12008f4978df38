import Diagnostics
import GoldenFiles
import Project
import Scripts
import ShowcaseKit
import Storyboards
import TestPlans
import TextFormats

extension Scenario {
  /// Stages the use case, replays the script, and tells all that came of it as data.
  ///
  /// The process has the variables of the plan meanwhile.
  ///
  /// - Parameter projection: What of the screen is told; what the configuration says by default.
  @MainActor
  package func take(_ projection: RenderProjection? = nil) -> Take {
    let variables = ProcessVariables(execution.environment)
    defer { variables.restore() }
    return takeInEnvironment(projection)
  }

  @MainActor
  private func takeInEnvironment(_ projection: RenderProjection?) -> Take {
    do throws(Diagnostics) {
      let replay = replay(try loadScript(), as: projection)
      let stop = replay.failure.map { ScriptStop($0, inFile: script?.path, after: replay.steps) }
      return Take(storyboard: storyboard(replay.steps).bytes, obstacle: stop.map { .stopped($0) })
    } catch {
      return Take(storyboard: [], obstacle: .scriptUnusable(error.all))
    }
  }

  /// The script's statements; none for `launch`.
  package func loadScript() throws(Diagnostics) -> CheckedScript {
    try script?.load() ?? CheckedScript(statements: [])
  }

  /// Stages the use case and replays a script on it.
  ///
  /// - Parameter projection: What of the screen is told; what the configuration says by default.
  @MainActor
  package func replay(_ script: CheckedScript, as projection: RenderProjection? = nil) -> ScriptReplay {
    ScriptReplay(
      script, of: useCase, in: showcase, configuration: configuration,
      projection: projection ?? self.projection)
  }

  /// Steps as the scenario's storyboard.
  package func storyboard(_ steps: [Step]) -> Storyboard {
    Storyboard(
      useCase: "\(name.classForDisplay) / \(name.useCase)", script: name.script,
      configuration: name.configuration, steps: steps)
  }
}

extension Storyboard {
  /// The text's bytes; none where there is no step.
  fileprivate var bytes: [UInt8] {
    guard !steps.isEmpty else { return [] }
    let buffer = UTF8Buffer()
    write(to: buffer)
    return buffer.withUnsafeBytes { Array($0) }
  }
}
