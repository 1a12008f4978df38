import Diagnostics
import GoldenFiles
import HeadlessUIKit
import Project
import Scripts
import ShowcaseKit
import Storyboards
import TestPlans
import UTF8Text

extension Scenario {
  /// Stages the use case, replays the script, and returns the result as data.
  ///
  /// Meanwhile the process has the variables of the plan; in a worker also an empty home, and the
  /// configuration's time zone.
  ///
  /// - Parameters:
  ///   - projection: What the trees show; by default what the configuration says.
  ///   - seed: The seed of the order of asynchronous work; by default the order of submission.
  ///   - hidden: Where the texts of what the storyboard folds are kept; nowhere by default.
  @MainActor
  package func take(
    _ projection: RenderProjection? = nil, schedule seed: UInt64? = nil,
    keeping hidden: HiddenTextFolder? = nil
  ) -> Take {
    do {
      let surroundings = try surroundings()
      defer { surroundings.restore() }
      return takeInSurroundings(projection, seed, hidden)
    } catch {
      return Take(storyboard: [], obstacle: .scriptUnusable(error.all))
    }
  }

  /// Replays the script, and returns what ran, in order.
  @MainActor
  func trace(schedule seed: UInt64?) throws(Diagnostics) -> [String] {
    let surroundings = try surroundings()
    defer { surroundings.restore() }
    return replay(try loadScript(), as: nil, schedule: seed, isTraced: true).tracedWork
  }

  func surroundings() throws(Diagnostics) -> ProcessSurroundings {
    try ProcessSurroundings(execution.environment, timeZone: configuration.environment.timeZone)
  }

  @MainActor
  private func takeInSurroundings(
    _ projection: RenderProjection?, _ seed: UInt64?, _ hidden: HiddenTextFolder?
  ) -> Take {
    do throws(Diagnostics) {
      let replay = replay(try loadScript(), as: projection, schedule: seed)
      let stop = replay.failure.map { ScriptStop($0, inFile: script?.path, after: replay.steps) }
      // A script that stopped at the launch has shown nothing.
      var texts = HiddenTexts()
      let storyboard = storyboard(of: replay, isWhole: projection == .whole, noting: &texts)
      hidden?.keep(texts)
      var take = Take(
        storyboard: replay.steps.isEmpty ? [] : storyboard.bytes, obstacle: stop.map { .stopped($0) })
      take.timeline = replay.timeline
      take.ruleUses = replay.ruleUses
      return take
    } catch {
      return Take(storyboard: [], obstacle: .scriptUnusable(error.all))
    }
  }

  /// The script's statements; empty for `launch`.
  package func loadScript() throws(Diagnostics) -> CheckedScript {
    try script?.load() ?? CheckedScript(statements: [])
  }

  /// Stages the use case and replays a script on it.
  ///
  /// - Parameters:
  ///   - projection: What the trees show; by default what the configuration says.
  ///   - seed: The seed of the order of asynchronous work; by default the order of submission.
  ///   - isTraced: Whether what runs is noted; `false` by default.
  @MainActor
  package func replay(
    _ script: CheckedScript, as projection: RenderProjection? = nil, schedule seed: UInt64? = nil,
    isTraced: Bool = false
  ) -> ScriptReplay {
    var configuration = configuration
    configuration.scheduleSeed = seed
    configuration.isTraced = isTraced
    StageNote.begin(name)
    defer { StageNote.end() }
    return ScriptReplay(
      script, of: useCase, in: showcase, configuration: configuration,
      projection: projection ?? self.projection)
  }

  /// Returns what a replay showed.
  ///
  /// - Parameters:
  ///   - replay: The replay of the scenario's script.
  ///   - isWhole: Whether trees also have what a golden folds.
  ///   - hidden: Gets the texts of what is folded.
  private func storyboard(
    of replay: ScriptReplay, isWhole: Bool, noting hidden: inout HiddenTexts
  ) -> Storyboard {
    var storyboard = Storyboard(of: name, steps: replay.steps)
    storyboard.ending = replay.ending
    return isWhole ? storyboard : storyboard.condensed(noting: &hidden)
  }
}

extension Storyboard {
  /// The text's bytes.
  var bytes: [UInt8] {
    let buffer = UTF8Buffer()
    write(to: buffer)
    return buffer.withUnsafeBytes { Array($0) }
  }
}
