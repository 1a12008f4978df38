import Goldens
import TestRunner

/// The commands that a reader should type after a failure.
public struct NextSteps: Sendable {
  /// Accepts what a scenario shows now.
  public let record: @Sendable (Scenario) -> String
  /// Accepts every scenario that has no golden.
  public let recordMissing: String
  /// Removes the goldens that no scenario owns.
  public let prune: String

  /// Commands for the executable that runs showcases, as `swift run showcase`.
  public static func commandLine(_ program: String) -> NextSteps {
    NextSteps(
      record: { "\(program) --record --filter \($0.selector.shellQuoted)" },
      recordMissing: "\(program) --record=missing", prune: "\(program) prune")
  }

  /// Commands for a package that runs its showcases by `swift test`.
  public static let swiftTest = NextSteps(
    record: { "SHOWCASE_RECORD=failed SHOWCASE_FILTER=\($0.selector.shellQuoted) swift test" },
    recordMissing: "SHOWCASE_RECORD=missing swift test", prune: "showcase prune")
}

extension Scenario {
  /// The filter that selects the scenario's use case and script, in all configurations.
  fileprivate var selector: String { "\(name.target)/\(identifier)" }
}

extension String {
  /// The string as one word of a shell's command.
  fileprivate var shellQuoted: String {
    "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
  }
}
