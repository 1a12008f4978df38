import Diagnostics
import GoldenFiles
import Reports
import Review
import ScenarioGoldens
import Storyboards
import UTF8Text

/// What waits for review, for people: a line a change, and what to type next.
struct PendingStatusText {
  private let status: PendingStatus
  private let next: NextSteps
  /// Whether everything that differs is printed, and not only the worst.
  private let isWhole: Bool

  init(_ status: PendingStatus, next: NextSteps, isWhole: Bool = false) {
    self.status = status
    self.next = next
    self.isWhole = isWhole
  }

  /// Whole lines; nothing in them can command a terminal.
  var text: String {
    guard !status.isEmpty else { return "Nothing waits for review.\n" }
    return (headline + changeLines + goldenLines + nextLines).map { $0.terminalLine + "\n" }.joined()
  }

  private var headline: [String] {
    let count = status.review.changes.count
    return count == 0 ? [] : ["\(count) \(count == 1 ? "change waits" : "changes wait") for review", ""]
  }

  private var changeLines: [String] {
    let groups = status.review.groups
    let singles = groups.filter { $0.count == 1 }.flatMap { lines(of: $0[0]) }
    return groups.filter { $0.count > 1 }.flatMap(lines) + singles + (singles.isEmpty ? [] : [""])
  }

  /// What is alike is described once.
  private func lines(of group: [ReviewedChange]) -> [String] {
    let id = group[0].change.title.oneLine.shellQuoted
    return ["\(group.count) alike: \(group[0].summary)"]
      + (isWhole ? details(of: group[0]) : [])
      + group.map { "  \($0.change.kind.name.padded(to: 8)) \($0.change.title)\($0.change.kind.origin)" }
      + ["  next:   " + next.spelling(of: .showcase("accept --alike \(id)")), ""]
  }

  private func lines(of reviewed: ReviewedChange) -> [String] {
    let change = reviewed.change
    return ["\(change.kind.name.padded(to: 8)) \(change.title)\(change.kind.origin): \(reviewed.summary)"]
      + (isWhole ? details(of: reviewed) : [])
  }

  private func details(of reviewed: ReviewedChange) -> [String] {
    let lines = reviewed.difference?.lines ?? reviewed.comparison?.actual.text.lines ?? []
    return lines.map { $0.isEmpty ? "" : "  \($0)" }
  }

  private var goldenLines: [String] {
    let lines =
      status.missing.map { "missing  \($0)" }
      + status.miscased.map { "miscased \($0.found), expected \($0.expected)" }
      + status.duplicates.map { "double   \($0.found), there is \($0.expected)" }
      + status.orphans.map { "orphan   \($0)" }
    return lines + (lines.isEmpty ? [] : [""])
  }

  private var nextLines: [String] {
    var commands: [String] = []
    if !status.review.groups.isEmpty { commands += ["review", "accept ID", "reject ID"] }
    if !status.missing.isEmpty { commands.append("run") }
    if !status.miscased.isEmpty || !status.duplicates.isEmpty { commands.append("check") }
    if !status.orphans.isEmpty { commands.append("prune") }
    return commands.enumerated().map { index, command in
      (index == 0 ? "  next:   " : "          ") + next.spelling(of: .showcase("\(command)"))
    }
  }
}

extension ReviewedChange {
  /// How much differs and what is worst, as `text, 1 node in 1 step: changed UILabel "a": "a" -> "b"`.
  var summary: String {
    if let problem = change.kind.problem { return String(problem.prefix { $0 != "\n" }) }
    guard let worstLine else { return difference == nil ? "no golden yet" : "the same under another name" }
    return extent.isEmpty ? worstLine : "\(extent): \(worstLine)"
  }
}

extension PendingChange.Kind {
  /// Why something cannot be read, or is stale.
  var problem: String? {
    switch self {
    case .unreadable(let fault), .unreadableGolden(let fault): fault.description
    case .stale(let staleness): staleness.rawValue
    case .new, .changed, .renamed: nil
    }
  }

  /// Where a rename comes from.
  var origin: String {
    guard case .renamed(let source) = self else { return "" }
    return ", from \(source.scenario?.name.description ?? source.path)"
  }
}

extension String {
  fileprivate func padded(to count: Int) -> String {
    self + String(repeating: " ", count: max(0, count - self.count))
  }

  fileprivate var lines: [String] {
    // The text ends with a line feed, behind which nothing follows.
    split(separator: "\n", omittingEmptySubsequences: false).map(String.init).dropLast()
  }
}
