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

/// A finding of an audit, and the node that it is about.
///
///     for audited in tree.auditedNodes where audited.node.text != nil { print(audited.finding) }
package struct AuditedFinding: Hashable, Sendable {
  package var finding: AuditFinding
  /// The node without its children.
  package var node: RenderNode
  /// The type of the row or the item of a list that the node is or is in; `nil` outside of lists.
  package var row: String?
  /// The contrast of a text that has too little of it; `nil` for other findings.
  package var contrast: Double?
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

  /// The findings of an audit of all steps, each of them once, in the order of the steps.
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
  /// The findings of an audit of the screen that the tree shows, rule by rule, in the order of the tree.
  ///
  ///     // UIWindow (0 0; 390 844)
  ///     //   UIButton #done (0 0; 50 50) role=button
  ///     window.auditFindings.map(\.description)
  ///     // UIButton #done: the button has no label (unlabeled control)
  ///
  /// The tree should be of the projection for audits. Other trees have no roles, so that no node is a
  /// control, and only layouts and texts are checked.
  package var auditFindings: [AuditFinding] { auditedNodes.map(\.finding) }

  /// The findings of ``auditFindings``, each with the node that it is about.
  package var auditedNodes: [AuditedFinding] {
    let screen = AuditedScreen(self)
    let offenses = AuditRule.allCases.flatMap { rule in rule.offenses(screen).map { (rule, $0) } }
    guard !offenses.isEmpty else { return [] }
    var addresses = NodeAddresses(of: withoutAuditAttributes)
    return offenses.map { rule, offense in
      var node = screen.nodes[offense.number].node
      node.children = []
      return AuditedFinding(
        finding: AuditFinding(
          rule, at: addresses.address(of: screen.path(of: offense.number)), offense.problem), node: node,
        row: screen.row(of: offense.number), contrast: offense.contrast)
    }
  }

  /// The attributes that only the projection for audits has: an element's role, what VoiceOver says
  /// of it, what covers it, the visible part of a truncated text, whether it is unsafe or mute, and whole attributes.
  private static let auditAttributes = ["role", "spoken", "covered", "cut", "unsafe", "mute"]

  /// The tree as in goldens, so that findings name nodes by the addresses that they have there.
  private var withoutAuditAttributes: RenderNode {
    var copy = self
    copy.attributes.removeAll { Self.auditAttributes.contains($0.name) || $0.name.hasPrefix("whole.") }
    copy.children = children.map(\.withoutAuditAttributes)
    return copy
  }
}
