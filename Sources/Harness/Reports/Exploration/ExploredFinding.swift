import RenderTree
import Storyboards

/// Something that an exploration found, as reports show it.
///
///     let finding = ExploredFinding(
///       of: name, kind: "nothingHappens", words: "does nothing", subject: "UIButton \"Pay\"")
///     finding.sentence  // does nothing: UIButton "Pay"
package struct ExploredFinding: Hashable, Sendable {
  /// The use case, with the configuration in which it was found.
  package var name: ScenarioName
  /// What found it, in one word.
  package var kind: String
  /// What found it in words, which the subject follows.
  package var words: String
  /// What it is about.
  package var subject: String
  /// More about it, a line each.
  package var details: [String] = []
  /// The statements of the script that shows it; empty if the launch does.
  package var statements: [String] = []
  /// The path of the script, relative to the package.
  package var script: String?
  /// What to type to see it again; `nil` if no command shows it.
  package var replay: String?
  /// What to type to accept it; `nil` if no command does.
  package var acceptance: String?
  /// The last screen, or the one before what ends the process; `nil` if there is no screen.
  package var screen: RenderNode?
  /// What names the elements that it is about, the best first: texts that begin with a name as in ``ElementMark``.
  package var elements: [String] = []

  /// - Parameters:
  ///   - name: The use case, with the configuration in which it was found.
  ///   - kind: What found it, in one word.
  ///   - words: What found it in words, which the subject follows.
  ///   - subject: What it is about.
  package init(of name: ScenarioName, kind: String, words: String, subject: String) {
    self.name = name
    self.kind = kind
    self.words = words
    self.subject = subject
  }

  /// The finding in one sentence.
  package var sentence: String { "\(words): \(subject)" }
}

/// An exploration, as reports show it.
package struct ReportedExploration: Hashable, Sendable {
  /// The use cases that were explored, in order.
  package var useCases: [ScenarioName]
  /// What was found, in the order of the use cases.
  package var findings: [ExploredFinding]
  /// How much was tried, in a few words each.
  package var facts: [String]

  /// - Parameters:
  ///   - useCases: The use cases that were explored, in order.
  ///   - findings: What was found, in the order of the use cases.
  ///   - facts: How much was tried, in a few words each.
  package init(useCases: [ScenarioName], findings: [ExploredFinding], facts: [String]) {
    self.useCases = useCases
    self.findings = findings
    self.facts = facts
  }
}
