import SourceText

/// Who may record: anyone but a continuous integration server, unless it is told to.
public enum RecordingPolicy {
  /// Returns the mode that was asked for.
  ///
  /// The environment is a server's where `CI` is set to anything but nothing, `0` or `false`.
  ///
  /// - Throws: a diagnostic where a server is asked to record without the flag `--record-in-ci`.
  public static func mode(
    _ requested: RecordMode, environment: [String: String], isAllowedOnServers: Bool
  ) throws(Diagnostic) -> RecordMode {
    guard requested != .never, !isAllowedOnServers, isServer(environment) else { return requested }
    throw Diagnostic(
      "recording '\(requested.rawValue)' is refused, since the variable CI is set",
      expected: "--record-in-ci",
      next: "showcase run --record=\(requested.rawValue) --record-in-ci")
  }

  private static func isServer(_ environment: [String: String]) -> Bool {
    guard let value = environment["CI"] else { return false }
    return !["", "0", "false"].contains(value.lowercased())
  }
}
