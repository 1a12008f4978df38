import Diagnostics
import GoldenFiles
import Project
import RenderTree
import Storyboards
import TestRunner
import TestSupport
import Workers

/// Random results, whose strings are hostile.
extension SplitMix64 {
  mutating func result(of name: ScenarioName) -> ScenarioResult {
    result(of: name, outcome(number: Int.random(in: 0..<Self.outcomeCount, using: &self)))
  }

  mutating func result(of name: ScenarioName, _ outcome: ScenarioOutcome) -> ScenarioResult {
    var result = ScenarioResult(name, outcome)
    result.kept = oneOf([.nowhere, .file(hostileString()), .unkept(diagnostic())])
    result.storyboard = oneOf([[], Array(storyboard().text.utf8), [0xC3, 0x28]])
    result.isPathTaken = Bool.random(using: &self)
    result.isUnchanged = outcome == .passed && Bool.random(using: &self)
    result.earlierDeaths = list { $0.death() }
    result.output = output()
    result.duration = duration()
    result.timeline = oneOf([nil, timeline()])
    return result
  }

  private mutating func timeline() -> Timeline {
    var timeline = Timeline()
    for _ in 0...2 { timeline.addStep(endingAt: timeline.end + Double.random(in: 0...9, using: &self)) }
    timeline.events = list {
      let start = Double.random(in: 0...9, using: &$0)
      return Timeline.Event(
        kind: $0.oneOf(Timeline.Event.Kind.allCases), text: $0.hostileString(), start: start,
        end: $0.oneOf([nil, start, start + 0.1]))
    }
    return timeline
  }

  static var outcomeCount: Int { 11 }

  /// One of each kind by number.
  mutating func outcome(number: Int) -> ScenarioOutcome {
    switch number {
    case 0: .passed
    case 1: .recorded(oneOf([.unchanged, .created, .replaced]))
    case 2: .goldenMissing
    case 3: .goldenMisnamed(GoldenPath(hostileString()))
    case 4:
      .differs(
        StoryboardMismatch(
          expected: storyboard(), actual: storyboard(),
          hidden: HiddenTexts(of: oneOf([[], ["A [hidden]\n"]]))))
    case 5: .goldenUnusable(diagnostic())
    case 6: .scriptUnusable(list { $0.diagnostic() })
    case 7: .stopped(judgedStop())
    case 8: .nondeterministic(take(), take())
    case 9: .died(list { $0.death() })
    default: .notRun
    }
  }

  mutating func name() -> ScenarioName {
    ScenarioName(
      target: hostileString(), classForDisplay: hostileString(), useCase: hostileString(),
      script: hostileString(), configuration: hostileString())
  }

  mutating func inventory() -> GoldenInventory {
    var inventory = GoldenInventory(
      orphans: list { $0.path() }, missing: list { $0.path() }, miscased: list { $0.miscased() },
      duplicates: list { $0.miscased() }, others: list { $0.path() }, renames: list { $0.miscased() })
    inventory.changed = list { $0.path() }
    return inventory
  }

  mutating func heading() -> RunHeading {
    let selection = ScenarioSelection(
      plans: list { $0.hostileString() }, filters: list { $0.hostileString() },
      skips: list { $0.hostileString() }, configurations: list { $0.hostileString() },
      shard: oneOf([nil, Shard(3, of: 7)]))
    return RunHeading(
      showcases: list { $0.hostileString() }, selection: selection,
      order: oneOf([.planned, .alphabetical, .random(seed: next())]),
      scenarioCount: Int.random(in: 0...9, using: &self),
      countInOtherShards: Int.random(in: 0...9, using: &self), fingerprint: hostileString())
  }

  mutating func summary() -> RunSummary {
    var summary = RunSummary(interruption: oneOf([nil, 2, 15]))
    for _ in 0..<9 { summary.count(result(of: name())) }
    summary.inOtherShards = Int.random(in: 0...9, using: &self)
    return summary
  }

  mutating func list<Value>(_ element: (inout Self) -> Value) -> [Value] {
    (0..<Int.random(in: 0...2, using: &self)).map { _ in element(&self) }
  }

  mutating func diagnostic() -> Diagnostic {
    Diagnostic(
      hostileString(), file: oneOf([nil, hostileString()]), at: oneOf([nil, position()]),
      expected: oneOf([nil, hostileString()]), nearest: oneOf([nil, hostileString()]),
      next: oneOf([nil, NextStep(hostileString())]))
  }

  mutating func duration() -> Duration {
    oneOf([
      .zero, .seconds(3), .milliseconds(12), .nanoseconds(1),
      Duration(secondsComponent: 1_000_000_000, attosecondsComponent: 999_999_999_999_999_999),
      Duration(secondsComponent: 0, attosecondsComponent: 1),
      Duration(
        secondsComponent: Int64.random(in: 0...9999, using: &self),
        attosecondsComponent: Int64.random(in: 0..<1_000_000_000_000_000_000, using: &self)),
    ])
  }

  mutating func output() -> CapturedOutput {
    var output = CapturedOutput()
    output.append(oneOf([[], Array(hostileString().utf8), [0xFF, 0x00, 0x80]]))
    if Int.random(in: 0..<50, using: &self) == 0 {
      output.append([UInt8](repeating: 0x41, count: 70_000))
    }
    if oneOf([true, false, false]) { output.append(Array("é".utf8.dropLast())) }
    return output
  }

  private mutating func death() -> WorkerDeath {
    WorkerDeath(
      cause: oneOf([
        .signal(11), .exit(-1), .exit(.max), .timeout(duration()), .flood, .closedConnection, .garbledAnswer,
      ]), output: output(), earlierJobs: oneOf([0, 1, 1000]),
      words: oneOf([[], ["it crashed:", "  a"]]))
  }

  /// A stop in a result, whose steps may differ from the golden's.
  private mutating func judgedStop() -> ScriptStop {
    var stop = stop()
    stop.mismatch = oneOf([nil, StoryboardMismatch(expected: storyboard(), actual: storyboard())])
    return stop
  }

  private mutating func stop() -> ScriptStop {
    let statement = ScriptStop.Statement(
      cause: hostileString(), file: oneOf([nil, hostileString()]), position: position())
    return ScriptStop(
      step: Int.random(in: 1...9, using: &self), statement: oneOf([nil, statement]), report: hostileString(),
      causes: list { $0.hostileString() })
  }

  private mutating func take() -> Take {
    Take(
      storyboard: oneOf([[], Array(storyboard().text.utf8), [0xC3, 0x28]]),
      obstacle: oneOf([nil, .stopped(stop()), .scriptUnusable(list { $0.diagnostic() })]))
  }

  private mutating func storyboard() -> Storyboard {
    let steps = (0...Int.random(in: 0...2, using: &self)).map { _ in
      Step(cause: hostileString(), calls: list { $0.hostileString() }, tree: alikeTree(depth: 1).condensed)
    }
    return Storyboard(
      useCase: hostileString(), script: hostileString(), configuration: hostileString(), steps: steps)
  }

  private mutating func position() -> SourcePosition {
    SourcePosition(line: Int.random(in: 1...99, using: &self), column: Int.random(in: 1...99, using: &self))
  }

  private mutating func path() -> GoldenPath { GoldenPath(hostileString()) }

  private mutating func miscased() -> GoldenInventory.Miscased {
    GoldenInventory.Miscased(expected: path(), found: path())
  }
}
