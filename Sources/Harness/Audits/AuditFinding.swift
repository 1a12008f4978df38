/// One thing on a screen that somebody cannot read, reach or understand.
public struct AuditFinding: Hashable, Sendable {
  public var rule: AuditRule
  /// The node's address in its tree: `UIButton "Done"`.
  public var place: String
  /// What is wrong with it, in words, behind which no period stands.
  public var problem: String

  public init(_ rule: AuditRule, at place: String, _ problem: String) {
    self.rule = rule
    self.place = place
    self.problem = problem
  }
}

extension AuditFinding: CustomStringConvertible {
  public var description: String { "\(place): \(problem) (\(rule.words))" }
}
