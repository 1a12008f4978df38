import RenderTree
import Storyboards

/// What an audit of a screen shows that is a fault, and not only worse than it could be.
///
///     ScreenAudit(tree, typed: TypedTexts()).faults(for: [.unlabeled]).map(\.subject)  // ["UIButton #share"]
struct ScreenAudit {
  private let findings: [AuditedFinding]
  private let typed: TypedTexts

  /// - Parameters:
  ///   - tree: A tree of the projection for audits.
  ///   - typed: The texts that the walk typed.
  init(_ tree: RenderNode, typed: TypedTexts) {
    findings = tree.auditedNodes
    self.typed = typed
  }

  /// Something that an oracle sees.
  struct Fault: Hashable {
    var oracle: Oracle
    var subject: String
    var detail: String
  }

  /// The oracles that look at an audit.
  static let oracles: Set<Oracle> = [
    .clippedText, .outsideSafeArea, .overlapping, .covered, .unreachable, .unlabeled, .contrast,
  ]

  /// What some oracles see, in the order of the audit.
  func faults(for oracles: Set<Oracle>) -> [Fault] {
    findings.compactMap { audited in
      guard let oracle = oracle(for: audited), oracles.contains(oracle) else { return nil }
      let finding = audited.finding
      let subject = Self.subject(of: audited)
      let detail = subject == finding.address ? finding.problem : "\(finding.address) \(finding.problem)"
      return Fault(oracle: oracle, subject: subject, detail: detail)
    }
  }

  /// The oracle that a finding is for; `nil` for what is no more than a recommendation.
  private func oracle(for audited: AuditedFinding) -> Oracle? {
    switch audited.finding.rule {
    case .clippedText: typed.explain(audited.node.text) ? nil : .clippedText
    case .outsideSafeArea: .outsideSafeArea
    case .overlappingTargets: .overlapping
    case .coveredTarget: Self.isPassing(audited.node) ? nil : .covered
    case .unreachableControl: .unreachable
    case .unlabeledControl: .unlabeled
    case .lowContrast: audited.contrast.map { $0 < Self.leastContrast } == true ? .contrast : nil
    case .smallTarget, .faultyLayout: nil
    }
  }

  /// The contrast below which a text is as good as invisible, rather than hard to read.
  private static let leastContrast = 1.5

  /// The keyboard covers much while it is up, and is a fault only in front of the field that it types into.
  private static func isPassing(_ node: RenderNode) -> Bool {
    node.word("covered") == "the keyboard" && !node.states.contains("focused")
  }

  /// The node's address. Rows of a list have their faults in common, so what is in one is named by its type, its
  /// identifier and the row's type.
  private static func subject(of audited: AuditedFinding) -> String {
    guard let row = audited.row else { return audited.finding.address }
    let name = RenderNode(audited.node.type, identifier: audited.node.identifier).line
    return audited.node.type == row ? name : "\(name) in \(row)"
  }
}
