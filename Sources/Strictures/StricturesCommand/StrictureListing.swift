import Diagnostics
import Strictures

/// The rules in words.
enum StrictureListing {
  /// The rules with their numbers, and below each who decides it and how.
  static var text: String {
    Stricture.all.map { rule in
      let number = String(repeating: " ", count: rule.number < 10 ? 1 : 0) + "\(rule.number)"
      return "\(number)  \(rule.title)\n      \(rule.decision.words): \(rule.advice)\n"
    }.joined()
  }
}

extension Stricture.Decision {
  fileprivate var words: String {
    switch self {
    case .sources: "decided from the sources; where it does not hold"
    case .compiler: "decided by the compiler"
    case .test: "decided by a test"
    case .implied: "implied"
    case .review: "decided by readers"
    }
  }
}

/// A rule as JSON.
struct ListedStricture: Encodable {
  let number: Int
  let title: String
  let decision: Stricture.Decision
  let advice: String

  init(_ rule: Stricture) {
    (number, title, decision, advice) = (rule.number, rule.title, rule.decision, rule.advice)
  }
}

/// The findings, as JSON.
struct ListedStrictures: Encodable {
  let rules: Int
  let files: Int
  let findings: [ListedFinding]

  struct ListedFinding: Encodable {
    let rule: Int
    let file: String
    let line: Int
    let column: Int
    let problem: String
    let wayOut: String
  }

  init(_ report: StrictureReport) {
    (rules, files) = (report.ruleCount, report.fileCount)
    findings = report.findings.map {
      ListedFinding(
        rule: $0.rule, file: $0.file, line: $0.position.line, column: $0.position.column, problem: $0.problem,
        wayOut: $0.wayOut)
    }
  }
}
