import RenderTree

/// Something on a screen that some people cannot read, reach or understand.
package struct AuditFinding: Hashable, Sendable {
  package var rule: AuditRule
  /// The node's address in its tree: `UIButton "Done"`.
  package var address: String
  /// What is wrong with it, without a period at its end.
  package var problem: String

  package init(_ rule: AuditRule, at address: String, _ problem: String) {
    self.rule = rule
    self.address = address
    self.problem = problem
  }
}

extension AuditFinding: CustomStringConvertible {
  package var description: String { "\(address): \(problem) (\(rule.words))" }
}

extension Storyboard {
  /// A finding, and the first step that has it.
  package struct Audited: Hashable, Sendable {
    /// The step's number, from 1 for the launch.
    package var step: Int
    package var finding: AuditFinding

    package init(step: Int, finding: AuditFinding) {
      self.step = step
      self.finding = finding
    }
  }

  /// What an audit finds in all steps: each finding once, in the order of the steps.
  package var auditFindings: [Audited] {
    var known: Set<AuditFinding> = []
    return steps.enumerated().flatMap { index, step in
      step.tree.auditFindings.filter { known.insert($0).inserted }.map {
        Audited(step: index + 1, finding: $0)
      }
    }
  }
}

extension RenderNode {
  /// What an audit finds on the screen that the tree shows, rule by rule, in the order of the tree.
  ///
  /// The tree should be one that was made for an audit. In any other one there are no controls, and only
  /// layouts and labels are checked.
  package var auditFindings: [AuditFinding] {
    let screen = AuditedScreen(self)
    let offenses = AuditRule.allCases.flatMap { rule in rule.offenses(screen).map { (rule, $0) } }
    guard !offenses.isEmpty else { return [] }
    var addresses = NodeAddresses(of: withoutAuditAttributes)
    return offenses.map { rule, offense in
      AuditFinding(rule, at: addresses.address(of: screen.path(of: offense.number)), offense.problem)
    }
  }

  /// The attributes that are there for the sake of an audit: an element's role, the words that it
  /// is spoken with, what covers it, and the visible part of a text where the hierarchy does not
  /// show it.
  private static let auditAttributes = ["role", "spoken", "covered", "cut"]

  /// The tree as goldens have it: nodes are named by the addresses that they have there.
  private var withoutAuditAttributes: RenderNode {
    var copy = self
    copy.attributes.removeAll { Self.auditAttributes.contains($0.name) }
    copy.children = children.map(\.withoutAuditAttributes)
    return copy
  }
}
