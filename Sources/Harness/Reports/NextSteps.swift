import Goldens
import SourceText
import TestRunner

/// The commands that a reader should type after a failure.
public struct NextSteps: Sendable {
  /// What to type for `showcase`.
  public let program: String
  /// Accepts what a scenario shows now.
  public let record: @Sendable (Scenario) -> String
  /// Accepts every scenario that has no golden.
  public let recordMissing: String
  /// Removes the goldens that no scenario owns.
  public let prune: String

  /// Commands for the executable that runs showcases, as `swift run showcase`.
  public static func commandLine(_ program: String) -> NextSteps {
    NextSteps(
      program: program,
      record: { "\(program) --record --filter \($0.selector.shellQuoted)" },
      recordMissing: "\(program) --record=missing", prune: "\(program) prune")
  }

  /// Commands for a package that runs its showcases by `swift test`.
  public static let swiftTest = NextSteps(
    program: "showcase",
    record: { "SHOWCASE_RECORD=failed SHOWCASE_FILTER=\($0.selector.listElement.shellQuoted) swift test" },
    recordMissing: "SHOWCASE_RECORD=missing swift test", prune: "showcase prune")
}

extension NextSteps {
  /// How many goldens are missing, and the command that writes them; whole lines.
  public func text(ofMissing count: Int) -> String {
    "\(count) \(count == 1 ? "golden is" : "goldens are") missing\n  next:   \(recordMissing)\n"
  }
}

extension Scenario {
  /// The filter that selects the scenario's use case and script, in all configurations.
  fileprivate var selector: String { "\(name.target)/\(identifier)" }
}

extension String {
  /// The string as one of several that commas part.
  fileprivate var listElement: String {
    unicodeScalars.map { $0 == "," ? #"\,"# : String($0) }.joined()
  }
}
