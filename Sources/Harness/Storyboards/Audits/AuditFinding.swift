/// One thing on a screen that somebody cannot read, reach or understand.
package struct AuditFinding: Hashable, Sendable {
  package var rule: AuditRule
  /// The node's address in its tree: `UIButton "Done"`.
  package var place: String
  /// What is wrong with it, in words, behind which no period stands.
  package var problem: String

  package init(_ rule: AuditRule, at place: String, _ problem: String) {
    self.rule = rule
    self.place = place
    self.problem = problem
  }
}

extension AuditFinding: CustomStringConvertible {
  package var description: String { "\(place): \(problem) (\(rule.words))" }
}
