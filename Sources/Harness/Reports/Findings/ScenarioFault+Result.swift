import Causes
import TestRunner

extension ScenarioFault {
  /// A failure that is not a difference.
  init(_ kind: FoundScenario.Kind, _ result: ScenarioResult, _ text: FailureText) {
    let details = text.words.map(\.text)
    if case .stopped(let stop) = result.outcome {
      let reason = StopReport(stop.report).reason.replacing("\n", with: " ")
      // Without the full stop, since the statement follows.
      let words = reason.hasSuffix(".") ? String(reason.dropLast()) : reason
      let headline = [words, stop.statement?.cause].compactMap(\.self).joined(separator: ": ")
      self.init(
        kind.severity, headline, step: stop.step, statement: stop.statement?.cause,
        details: Self.withoutCourse(details))
    } else {
      // There is little room in an example of many.
      let details = details.filter { !$0.isEmpty }
      let crash = kind == .died ? CrashSite(details) : CrashSite([])
      let headline = [text.headline, crash.fault].compactMap(\.self).joined(separator: ": ")
      self.init(kind.severity, headline, origin: crash.call ?? "", details: details)
    }
  }
}

extension ScenarioFault {
  /// The lines without the steps that succeeded, and without empty lines, as an example has little room.
  private static func withoutCourse(_ lines: [String]) -> [String] {
    let start = lines.firstIndex(of: "before it:") ?? lines.endIndex
    let rest = lines[start...].drop { !$0.isEmpty }
    return (lines[..<start] + rest).filter { !$0.isEmpty }
  }
}

/// What identifies a crash: crashes are equal if both parts are.
private struct CrashSite {
  /// The error, as `App/List.swift:34: Fatal error: Index out of range`.
  let fault: String?
  /// The innermost call of the app's own whose line is known.
  let call: String?

  init(_ lines: [String]) {
    let lines = lines.map { String($0.drop { $0 == " " }) }
    let fault = lines.drop { $0 != "it crashed:" }.dropFirst().first
    // A signal alone is in the headline already. If a crash was not examined, its message is in the output.
    self.fault =
      fault.flatMap { $0.contains(": ") ? $0 : nil } ?? lines.first { $0.contains("Fatal error: ") }
    let calls = lines.drop { !$0.hasSuffix("calls, the innermost first:") }
    call = calls.first { $0.contains(" at /") }
  }
}

extension FailureText {
  /// The lines below the headline without files and commands, which name the scenario.
  var words: [FailureLine] {
    details.filter { [.detail, .difference].contains($0.role) }.withoutBlankEdges
  }
}
