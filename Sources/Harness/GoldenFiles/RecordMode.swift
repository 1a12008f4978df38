import Diagnostics

/// Which goldens a run writes.
package enum RecordMode: String, Hashable, Sendable, CaseIterable {
  /// No goldens: a run only compares. The default.
  case never
  /// Goldens that do not exist.
  case missing
  /// Goldens that do not exist or differ.
  case failed
  /// All goldens, whatever they contain.
  case all
}

/// How a storyboard compares to its golden.
package enum GoldenComparison: Hashable, Sendable {
  case missing, differing, equal
}

extension RecordMode {
  /// Returns whether this mode writes a golden after a comparison with this result.
  package func writes(after comparison: GoldenComparison) -> Bool {
    switch (self, comparison) {
    case (.never, _), (.missing, .differing), (.missing, .equal), (.failed, .equal): false
    case (.missing, .missing), (.failed, .missing), (.failed, .differing), (.all, _): true
    }
  }

  /// Reads the value of the flag `--record[=MODE]`; the bare flag means ``failed``.
  ///
  /// - Parameters:
  ///   - value: The text after the equals sign; `nil` for the bare flag.
  ///   - arguments: The whole command line, which the advice repeats.
  package init(flag value: String?, of arguments: [String]) throws(Diagnostic) {
    guard let value else {
      self = .failed
      return
    }
    self = try RecordMode.named(value, of: "--record") { name in
      let mended = arguments.map { $0 == "--record=\(value)" ? "--record=\(name)" : $0 }
      return .showcase(mended.map(\.shellWord).joined(separator: " "))
    }
  }

  /// Reads the value of the variable `SHOWCASE_RECORD`; if it is not set or empty, nothing is recorded.
  ///
  /// In addition to the modes' names, `1`, `true` and `yes` mean the same as the bare flag, and `0`, `false`
  /// and `no` mean ``never``.
  package init(variable value: String?) throws(Diagnostic) {
    let value = value ?? ""
    switch value.lowercased() {
    case "", "0", "false", "no": self = .never
    case "1", "true", "yes": self = .failed
    default:
      self = try RecordMode.named(value, of: "SHOWCASE_RECORD") {
        .shell("SHOWCASE_RECORD=\($0) swift test")
      }
    }
  }

  private static func named(
    _ name: String, of origin: String, command: (String) -> NextStep
  ) throws(Diagnostic) -> RecordMode {
    if let mode = RecordMode(rawValue: name.lowercased()) { return mode }
    let nearest = nearestName(to: name, in: allCases.map(\.rawValue))
    throw Diagnostic(
      "'\(name)' is not a record mode of \(origin)", expected: "never, missing, failed or all",
      nearest: nearest,
      next: nearest.map(command))
  }
}

/// Who may record: anyone except a continuous integration server without explicit permission.
package enum RecordingPolicy {
  /// Who records, which determines how recording can be allowed.
  package enum Caller: Sendable {
    /// The command line, which has a flag for it; with the arguments that were typed.
    case commandLine(arguments: [String])
    /// `swift test`, for which only variables can be set.
    case swiftTest
  }

  /// Returns the requested mode.
  ///
  /// The environment is a server's if `CI` is set to anything but an empty value, `0` or `false`.
  ///
  /// - Parameters:
  ///   - requested: The mode.
  ///   - environment: The variables of the process.
  ///   - isAllowedOnServers: Whether a server may record.
  ///   - caller: Who records; the command line by default.
  /// - Throws: a diagnostic if a server would record without permission.
  package static func mode(
    _ requested: RecordMode, environment: [String: String], isAllowedOnServers: Bool,
    by caller: Caller = .commandLine(arguments: [])
  ) throws(Diagnostic) -> RecordMode {
    guard requested != .never, !isAllowedOnServers, isServer(environment) else { return requested }
    throw Diagnostic(
      "recording '\(requested.rawValue)' is refused, since the variable CI is set",
      expected: caller.leave, next: caller.command(recording: requested))
  }

  /// Whether an environment is that of a continuous integration server.
  package static func isServer(_ environment: [String: String]) -> Bool {
    guard let value = environment["CI"] else { return false }
    return !["", "0", "false"].contains(value.lowercased())
  }
}

extension RecordingPolicy.Caller {
  fileprivate var leave: String {
    switch self {
    case .commandLine: "--record-in-ci"
    case .swiftTest: "an empty variable CI"
    }
  }

  fileprivate func command(recording mode: RecordMode) -> NextStep {
    switch self {
    case .commandLine(let arguments):
      .showcase((arguments.map(\.shellWord) + ["--record-in-ci"]).joined(separator: " "))
    case .swiftTest: .shell("CI= SHOWCASE_RECORD=\(mode.rawValue) swift test")
    }
  }
}
