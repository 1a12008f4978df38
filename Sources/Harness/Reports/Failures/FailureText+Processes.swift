import TestRunner
import Workers

extension FailureText {
  /// Two takes that differ.
  static func nondeterministic(
    _ first: Take, _ second: Take, _ result: ScenarioResult, _ next: NextSteps
  ) -> (String, [FailureLine]) {
    let differences = TakeDifference(first, second, words: ("one", "other")).lines
    return (
      "nondeterministic: two takes of it differ (one -> other)",
      .lines(.difference, differences) + .commands([next.prove(result.name)])
    )
  }

  /// Workers that died, the last one with its output.
  static func died(
    _ deaths: [WorkerDeath], _ result: ScenarioResult, _ next: NextSteps
  ) -> (String, [FailureLine]) {
    guard let last = deaths.last else { return ("its process died", []) }
    // Whether a process had run other scenarios before depends on which one was free.
    let count = deaths.count { $0.earlierJobs == 0 }
    let again = count > 1 ? " (\(count) times)" : ""
    return (
      "it " + last.cause.words + again,
      .lines(.detail, words(of: last)) + .commands([next.runHere(result.name)])
    )
  }

  /// Describes how a process died: an empty line, the crash in words, and then the output of the worker.
  static func words(of death: WorkerDeath) -> [String] {
    (death.words.isEmpty ? [] : [""] + death.words) + output(of: death)
  }

  private static func output(of death: WorkerDeath) -> [String] {
    var text = death.output.text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    // The output ends with a line feed, and that of a crash with an empty line.
    while text.last == "" { text.removeLast() }
    guard !text.isEmpty else { return [] }
    let omitted = text.count - shownStart - shownEnd
    let shown =
      // Leaving out a single line saves nothing: the line that counts it takes its place.
      omitted > 1
      ? text.prefix(shownStart) + ["... \(omitted) lines ..."] + text.suffix(shownEnd) : text
    return ["", "its output:"] + shown.map { "  \($0.prefix(shownWidth))" }
  }

  /// The first and the last lines: the first may show what ran, the last why the process ended.
  private static let (shownStart, shownEnd, shownWidth) = (20, 5, 200)
}

extension WorkerDeath.Cause {
  /// The cause of the death, for a headline.
  var words: String {
    switch self {
    case .signal(let number): "crashed: its process was ended by \(Signal(number: number))"
    case .exit(let status): "ended its process, with status \(status)"
    case .timeout(let duration): "exceeded its time of \(duration.formatted)"
    case .flood: "wrote more than \(CapturedOutput.mostBytes) bytes to its output"
    case .closedConnection: "closed the connections of its process"
    case .garbledAnswer: "wrote to the connection of its process"
    }
  }
}

/// A signal's name.
private struct Signal: CustomStringConvertible {
  let number: Int32

  /// The signals that end processes, which have the same numbers on all supported systems.
  private static let names: [Int32: String] = [
    1: "SIGHUP", 2: "SIGINT", 3: "SIGQUIT", 4: "SIGILL", 5: "SIGTRAP", 6: "SIGABRT", 8: "SIGFPE",
    9: "SIGKILL", 11: "SIGSEGV", 13: "SIGPIPE", 14: "SIGALRM", 15: "SIGTERM",
  ]

  var description: String { "signal \(number)" + (Self.names[number].map { " (\($0))" } ?? "") }
}

extension Duration {
  /// As `600 s` or `0.7 s`.
  fileprivate var formatted: String {
    let seconds = self / .seconds(1)
    return seconds.rounded() == seconds ? "\(Int(seconds)) s" : "\(seconds) s"
  }
}
