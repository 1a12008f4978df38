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
