import Diagnostics
import Storyboards

/// A finding that is known and stays as it is, with the reason.
package struct AcceptedFinding: Hashable, Sendable, Codable {
  /// The class or the use case, as filters name it: `Shop/CartViewController` or `Shop/CartViewController/Full cart`.
  package var useCase: String
  package var oracle: Oracle
  /// The finding's subject, as it is reported.
  package var subject: String
  /// Why it is accepted; not empty.
  package var reason: String
  /// Where the file has it.
  package var position = SourcePosition.start

  private enum CodingKeys: String, CodingKey {
    case useCase, oracle, subject, reason
  }

  /// - Parameters:
  ///   - useCase: The class or the use case, as filters name it.
  ///   - oracle: What found it.
  ///   - subject: The finding's subject.
  ///   - reason: Why it is accepted.
  package init(_ useCase: String, _ oracle: Oracle, _ subject: String, reason: String) {
    (self.useCase, self.oracle, self.subject, self.reason) = (useCase, oracle, subject, reason)
  }

  /// Accepts a finding in its use case, or in the whole class if others of the class have it, too.
  init(_ finding: Finding, reason: String) {
    let name = finding.name
    let classForDisplay = "\(name.target)/\(name.classForDisplay)"
    self.init(
      finding.others.isEmpty ? "\(classForDisplay)/\(name.useCase)" : classForDisplay, finding.oracle,
      finding.subject, reason: reason)
  }

  /// Whether it is about a use case.
  func isAbout(_ name: ScenarioName) -> Bool { name.identifiers.contains(useCase) }

  /// Whether it is a finding.
  func accepts(_ finding: Finding) -> Bool {
    oracle == finding.oracle && subject == finding.subject && isAbout(finding.name)
  }

  /// What the file is sorted by.
  var key: String { "\(useCase)\u{0}\(oracle.rawValue)\u{0}\(subject)" }
}
