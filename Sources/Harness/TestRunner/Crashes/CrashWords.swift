import Workers

/// A crash in words: what the stage had reported, the message of the trap, what to write instead, and the app's calls.
///
///     the stage reported first:
///       *** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: 'Storyboard ...'
///     it crashed:
///       App/Detail.swift:12: Fatal error: Unexpectedly found nil while implicitly unwrapping an Optional value
///     what to write:
///       ...
///     the app's calls, the innermost first:
///       DetailViewController.viewDidLoad() at /app/Sources/App/Detail.swift:12:5
///       ... and 30 calls outside the app; --all-calls shows them
struct CrashWords {
  private let output: CrashOutput
  private let report: CrashReport?
  private let style: CrashStyle
  private let formerDeath: WorkerDeath

  init(of death: WorkerDeath, _ report: CrashReport?, _ style: CrashStyle) {
    output = CrashOutput(of: death.output)
    self.report = report
    self.style = style
    formerDeath = death
  }

  /// The death with these words, which are no longer in its output.
  var death: WorkerDeath {
    var death = formerDeath
    death.words = lines
    death.output = output.rest
    return death
  }

  private var lines: [String] {
    section("the stage reported first:", output.stage)
      + section("it crashed:", output.message.isEmpty ? report.map { [$0.reason] } ?? [] : output.message)
      + section("what to write:", CrashAdvice(output, functions).lines)
      + calls
  }

  private func section(_ heading: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : [heading] + lines.map { "  \($0)" }
  }

  /// The functions that were running; the line of the app's innermost one comes from the message if debug
  /// information does not have it.
  var functions: [CalledFunction] {
    var functions = report?.calls.flatMap(\.functions) ?? []
    guard let index = functions.firstIndex(where: \.isInApp), functions[index].location?.line == 0,
      let match = output.message.first?.firstMatch(of: #/^(?:.*/)?([^/:]+):(\d+): /#),
      functions[index].location?.file.hasSuffix("/\(match.1)") == true, let line = Int(match.2)
    else { return functions }
    functions[index].location?.line = line
    return functions
  }

  private var calls: [String] {
    guard let report else { return [] }
    // In a full report, only code that the compiler generated has no name.
    guard report.isFull else {
      return section("the calls, the innermost first:", report.positions.map(\.description) + ["..."])
    }
    let app = functions.filter(\.isInApp)
    guard style.unfolding != nil else {
      return section("the calls, the innermost first:", functions.map(\.text) + ["..."])
    }
    let shown = (app.isEmpty ? functions : app).prefix(app.isEmpty ? Self.mostCallsOfOthers : Self.mostCalls)
    return section(
      app.isEmpty ? "the calls, the innermost first:" : "the app's calls, the innermost first:",
      shown.map(\.text) + folded(functions.count - shown.count, outsideApp: app.count == shown.count))
  }

  private func folded(_ count: Int, outsideApp: Bool) -> [String] {
    guard count > 0, let unfolding = style.unfolding else { return [] }
    let calls = "\(count) \(outsideApp ? "" : "other ")\(count == 1 ? "call" : "calls")"
    return ["... and \(calls)\(outsideApp ? " outside the app" : ""); \(unfolding) shows all"]
  }

  private static let (mostCalls, mostCallsOfOthers) = (10, 5)
}
