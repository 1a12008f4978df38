import Scripts
import SourceText
import Storyboards

/// Why a script stopped before its end, in words.
public struct ScriptStop: Hashable, Sendable, Codable {
  /// The number of the step that went wrong, from 1 for the launch; the steps before it went well.
  public var step: Int
  /// The statement that failed; `nil` for the launch.
  public var statement: Statement?
  /// The whole text for a reader: EarlGrey's report, with the views on the screen.
  public var report: String
  /// The causes of the steps that went well.
  public var causes: [String]

  /// A statement of a script, as it is written, and where.
  public struct Statement: Hashable, Sendable, Codable {
    public var cause: String
    public var file: String?
    public var position: SourcePosition
  }

  /// The words for a replay's failure.
  ///
  /// - Parameters:
  ///   - file: The script's path relative to the package, if it has one.
  ///   - steps: Those that went well before.
  public init(_ failure: ReplayFailure, inFile file: String?, after steps: [Step]) {
    step = failure.step
    statement = failure.statement.map { Statement(cause: $0.cause, file: file, position: $0.position) }
    report = failure.report
    causes = steps.map(\.cause)
  }
}
