import Diagnostics
import GoldenFiles
import Storyboards
import TestRunner
import UTF8Text
import Workers

/// One test of a JUnit report.
struct JUnitCase {
  var suite: String
  var className: String
  var name: String
  /// The script or golden that the test is about.
  var file: String?
  var duration = Duration.zero
  var verdict: Verdict?
  /// The test's output.
  var output = ""

  /// The outcome of a test that did not pass.
  struct Verdict {
    var kind: Kind
    /// The outcome in one word.
    var type: String
    var text: String

    /// The names of the elements.
    enum Kind: String, CaseIterable {
      case error, failure, skipped
    }
  }
}

extension JUnitCase {
  init(_ result: ScenarioResult, next: NextSteps) {
    let name = result.name
    suite = name.target
    className = "\(name.target).\(name.classForDisplay)"
    self.name = "\(name.useCase)/\(name.script) (\(name.configuration))"
    file = result.golden.path
    duration = result.duration
    output = result.output.text
    verdict = result.outcome.junitKind.map { kind, type in
      Verdict(
        kind: kind, type: type,
        text: FailureText(result, next: next)?.text ?? "\(name): the run ended before it")
    }
  }

  /// Makes a case about goldens that belongs to no scenario.
  private init(ofGoldens name: String, _ text: [String]) {
    suite = GoldenPath.folder
    className = GoldenPath.folder
    self.name = name
    verdict = Verdict(kind: .failure, type: "goldens", text: text.joined(separator: "\n"))
  }

  /// The findings among all goldens; `nil` if there is nothing to report.
  init?(_ inventory: GoldenInventory, next: NextSteps) {
    let orphans = inventory.orphans.map { "no scenario owns the golden: \($0.path.terminalLine)" }
    let naming = inventory.namingDiagnostics.map { $0.forTerminal(next).description }
    guard !(orphans + naming).isEmpty else { return nil }
    let command = orphans.isEmpty ? [] : ["next:     \(next.spelling(of: .status))"]
    self.init(ofGoldens: "goldens without scenario, or under another name", orphans + command + naming)
  }

  /// The goldens that something else changed during the run; `nil` if there is no such golden.
  init?(changesIn inventory: GoldenInventory, next: NextSteps) {
    guard !inventory.changed.isEmpty else { return nil }
    self.init(
      ofGoldens: "goldens that changed during the run",
      inventory.changeDiagnostics.map { $0.forTerminal(next).description })
  }
}

extension ScenarioOutcome {
  /// The element for the outcome, and the outcome in one word; `nil` for a success.
  fileprivate var junitKind: (JUnitCase.Verdict.Kind, String)? {
    switch self {
    case .passed, .recorded: nil
    case .goldenMissing: (.failure, "missing")
    case .goldenMisnamed: (.failure, "misnamed")
    case .differs: (.failure, "differs")
    case .stopped(let stop): (.failure, stop.rules.isEmpty ? "stopped" : "rule")
    case .nondeterministic: (.failure, "nondeterministic")
    // Unlike a failure, an error means that the test could not run.
    case .goldenUnusable: (.error, "golden")
    case .scriptUnusable: (.error, "script")
    case .died: (.error, "died")
    case .notRun: (.skipped, "not run")
    }
  }
}
