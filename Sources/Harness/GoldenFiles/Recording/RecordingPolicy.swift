import Diagnostics

/// Who may record: anyone but a continuous integration server, unless it is told to.
package enum RecordingPolicy {
  /// Who asks to record, which decides what can be typed to have it anyway.
  package enum Caller: Sendable {
    /// The command line, which has a flag for it, with the arguments that were typed.
    case commandLine(arguments: [String])
    /// `swift test`, where only the variables can be set.
    case swiftTest
  }

  /// Returns the mode that was asked for.
  ///
  /// The environment is a server's where `CI` is set to anything but nothing, `0` or `false`.
  ///
  /// - Throws: a diagnostic where a server is asked to record without leave.
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
      .showcase((arguments.map(\.asTyped) + ["--record-in-ci"]).joined(separator: " "))
    case .swiftTest: .shell("CI= SHOWCASE_RECORD=\(mode.rawValue) swift test")
    }
  }
}
