import RenderTree

extension RenderNode {
  /// What an audit finds on the screen that the tree shows, rule by rule, in the order of the tree.
  ///
  /// The tree should be told for an audit. In any other one there are no controls, and only layouts and labels are judged.
  package var auditFindings: [AuditFinding] {
    let screen = AuditedScreen(self)
    let offenses = AuditRule.allCases.flatMap { rule in rule.offenses(screen).map { (rule, $0) } }
    guard !offenses.isEmpty else { return [] }
    let addresses = NodeAddresses(of: withoutAuditAttributes)
    return offenses.map { rule, offense in
      AuditFinding(rule, at: addresses.address(of: screen.path(of: offense.number)), offense.problem)
    }
  }

  /// The attributes that are there for the sake of an audit: an element's role, the words that it is spoken with, and
  /// what is seen of a text where the hierarchy does not tell.
  private static let auditAttributes = ["role", "spoken", "cut"]

  /// The tree as goldens have it, so that nodes have the addresses that goldens know.
  private var withoutAuditAttributes: RenderNode {
    var copy = self
    copy.attributes.removeAll { Self.auditAttributes.contains($0.name) }
    copy.children = children.map(\.withoutAuditAttributes)
    return copy
  }
}
