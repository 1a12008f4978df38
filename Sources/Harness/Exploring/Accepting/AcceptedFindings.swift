import Project
import Storyboards

/// The accepted findings of a package, which an exploration does not report; the file with them is beside the plans.
///
/// ```text
/// {
///   "accepted" : [
///     {
///       "oracle" : "deadEnd",
///       "reason" : "The app is over after the last page.",
///       "subject" : "GoodbyeViewController",
///       "useCase" : "Shop/GoodbyeViewController"
///     }
///   ],
///   "version" : 1
/// }
/// ```
package struct AcceptedFindings: Hashable, Sendable, Codable {
  /// The findings, sorted by use case, oracle and subject.
  package private(set) var accepted: [AcceptedFinding]
  /// The version of the format.
  private var version = 1

  /// The path of the file, relative to the package.
  package static let path = "\(Project.plansFolder)/Findings.json"

  /// - Parameter accepted: The findings in any order; by default none.
  package init(_ accepted: [AcceptedFinding] = []) {
    self.accepted = accepted.sorted { $0.key < $1.key }
  }

  /// The findings and more; what is accepted already keeps its reason.
  ///
  /// - Parameters:
  ///   - findings: What is accepted, too.
  ///   - reason: Why.
  package func accepting(_ findings: [Finding], reason: String) -> AcceptedFindings {
    let known = Set(accepted.map(\.key))
    let new = findings.map { AcceptedFinding($0, reason: reason) }.filter { !known.contains($0.key) }
    return AcceptedFindings(accepted + new)
  }

  /// Whether a finding is accepted.
  func contains(_ finding: Finding) -> Bool { accepted.contains { $0.accepts(finding) } }

  /// The accepted findings that were not seen, though they could have been.
  ///
  /// - Parameters:
  ///   - findings: What was seen, also if it is accepted.
  ///   - names: The use cases that were explored.
  ///   - oracles: What was looked for.
  func unseen(
    in findings: some Sequence<Finding>, explored names: [ScenarioName], _ oracles: Set<Oracle>
  ) -> [AcceptedFinding] {
    let findings = Array(findings)
    return accepted.filter { entry in
      oracles.contains(entry.oracle) && names.contains(where: entry.isAbout)
        && !findings.contains(where: entry.accepts)
    }
  }
}
