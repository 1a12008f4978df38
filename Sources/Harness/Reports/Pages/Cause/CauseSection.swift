import Causes
import Diagnostics
import Storyboards

/// The section with the causes, before all scenarios.
struct CauseSection {
  private let findings: RunFindings
  private let shown: ShownScenarios
  private let kinds: [String]
  private let next: NextSteps

  /// - Parameters:
  ///   - shown: What the scenarios of the page show.
  ///   - kinds: The kinds of scenarios that need a look.
  init(_ findings: RunFindings, _ shown: ShownScenarios, kinds: [String], next: NextSteps) {
    self.kinds = kinds
    self.findings = findings
    self.shown = shown
    self.next = next
  }

  /// The section; empty without causes.
  var html: String {
    let title = "\(counted(findings.scenarios.count, "scenario")) for \(findings.causes.countWords)"
    return Self.html(of: cards, title: title, kinds: kinds)
  }

  /// A section of cards; empty without cards.
  ///
  /// - Parameters:
  ///   - title: The heading while all scenarios are shown.
  ///   - kinds: The kinds of entries that the cards are about.
  static func html(of cards: [CauseCard], title: String, kinds: [String]) -> String {
    guard !cards.isEmpty else { return "" }
    let filling = cards[0].fillsWindow ? " filling" : ""
    return """
      <section class="list causes\(filling)" data-kinds="\(kinds.joined(separator: " "))" data-title="\(title)" \
      aria-labelledby="causes-title">
      <h2 id="causes-title">\(title)</h2>
      \(TreeMark.legend)\(cards.map(\.html).joined())</section>

      """
  }

  /// The cards; only the first has its pictures right away.
  private var cards: [CauseCard] {
    findings.causes.enumerated().map { index, cause in
      var card = shown.card(of: cause)
      card.isDeferred = index > 0
      card.command = command(accepting: cause)
      return card
    }
  }

  private func command(accepting cause: Cause) -> String? {
    guard next.review != nil, findings.isAcceptable(cause) else { return nil }
    return next.spelling(of: .showcase("accept --cause \(cause.name)"))
  }
}
