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
    case .clippedText:
      typed.explain(audited.node.text) || Self.isShortenedInside(audited.node) ? nil : .clippedText
    case .outsideSafeArea: .outsideSafeArea
    case .overlappingTargets: .overlapping
    case .coveredTarget: Self.isPassing(audited.node) ? nil : .covered
    case .unreachableControl: .unreachable
    case .unlabeledControl: Self.isExplained(audited.node) ? nil : .unlabeled
    case .lowContrast: audited.contrast.map { $0 < Self.leastContrast } == true ? .contrast : nil
    case .smallTarget, .faultyLayout: nil
    }
  }

  /// A label that leaves out the beginning or the middle of its text was made for texts that are too long.
  private static func isShortenedInside(_ node: RenderNode) -> Bool {
    node.word("shown").map { $0.contains("…") && !$0.hasSuffix("…") } ?? false
  }

  /// VoiceOver reads the placeholder of an empty field, and says of a search field that it is one.
  private static func isExplained(_ node: RenderNode) -> Bool {
    node.word("role") == "searchField" || node.word("placeholder") != nil
  }

  /// The contrast below which a text is as good as invisible, rather than hard to read.
  private static let leastContrast = 1.5

  /// The keyboard covers much while it is up, and is a fault only in front of the field that it types into.
  private static func isPassing(_ node: RenderNode) -> Bool {
    node.word("covered") == "the keyboard" && !node.states.contains("focused")
  }

  /// The node's address without its number among others of that name, which have the fault in common. What is in a row
  /// of a list is named without its text, and with the row's type, for the same reason. A field's text is what was typed.
  private static func subject(of audited: AuditedFinding) -> String {
    let node = audited.node
    let isField =
      ["textField", "searchField", "textView"].contains(node.word("role")) || node.word("placeholder") != nil
    guard isField || audited.row != nil else { return audited.finding.address.withoutNumber }
    let name = RenderNode(node.type, identifier: node.identifier).line
    return audited.row.map { $0 == node.type ? name : "\(name) in \($0)" } ?? name
  }
}

extension String {
  /// `UIButton "Copy"` for `UIButton "Copy" 2`.
  fileprivate var withoutNumber: String {
    guard let space = lastIndex(of: " "), !self[space...].dropFirst().isEmpty,
      self[space...].dropFirst().allSatisfy({ $0.isASCII && $0.isNumber })
    else { return self }
    return String(self[..<space])
  }
}
