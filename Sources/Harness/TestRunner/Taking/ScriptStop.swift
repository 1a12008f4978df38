import Diagnostics
import Scripts
import ShowcaseKit
import Storyboards

/// Why a script stopped before its end, in words.
package struct ScriptStop: Hashable, Sendable, Codable {
  /// The number of the step that failed, from 1 for the launch; the steps before it succeeded. The storyboard has it
  /// only if it breaks a rule.
  package var step: Int
  /// The statement that failed; `nil` for the launch.
  package var statement: Statement?
  /// The full text for people: EarlGrey's report, with the views on the screen.
  package var report: String
  /// The rules that the step breaks; empty if it failed for another reason.
  package var rules: [BrokenRule] = []
  /// The causes of the steps that succeeded.
  package var causes: [String]
  /// How these steps differ from the golden's; `nil` before they are compared, and if they are equal or
  /// cannot be compared.
  package var mismatch: StoryboardMismatch?

  /// The properties that a worker reports; only the process with the goldens compares.
  private enum CodingKeys: CodingKey {
    case step, statement, report, rules, causes
  }

  /// A statement of a script, as it is written, and its position.
  package struct Statement: Hashable, Sendable, Codable {
    /// The statement's text.
    package var cause: String
    /// The script's path relative to the package; `nil` if the script is not a file.
    package var file: String?
    package var position: SourcePosition

    package init(cause: String, file: String?, position: SourcePosition) {
      self.cause = cause
      self.file = file
      self.position = position
    }
  }

  package init(step: Int, statement: Statement?, report: String, causes: [String]) {
    self.step = step
    self.statement = statement
    self.report = report
    self.causes = causes
  }

  /// Describes a replay's failure.
  ///
  /// - Parameters:
  ///   - file: The script's path relative to the package, if it has one.
  ///   - steps: The steps that succeeded before, and the failed one if it breaks a rule.
  package init(_ failure: ReplayFailure, inFile file: String?, after steps: [Step]) {
    step = failure.step
    statement = failure.statement.map { Statement(cause: $0.cause, file: file, position: $0.position) }
    report = failure.report
    if case .rules(let broken) = failure.reason { rules = broken }
    causes = steps.prefix(failure.step - 1).map(\.cause)
  }
}
