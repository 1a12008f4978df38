import Causes
import Diagnostics
import GoldenFiles
import Reports
import Review
import Storyboards
import UTF8Text

/// What waits for review, for people: a paragraph for each cause, and what to type next.
///
/// Up to three changes with different causes, and changes without a cause, are one line each.
struct PendingStatusText {
  private let status: PendingStatus
  private let next: NextSteps
  private let extent: Extent

  /// How much is printed.
  enum Extent {
    /// The causes, each with an example.
    case causes
    /// Each change in a line.
    case changes
    /// Each change with everything that differs.
    case whole
  }

  init(_ status: PendingStatus, next: NextSteps, extent: Extent = .causes) {
    self.status = status
    self.next = next
    self.extent = extent
  }

  /// Whole lines, without control sequences of a terminal.
  var text: String {
    guard !status.isEmpty else { return "Nothing waits for review.\n" }
    return (headline + changeLines + goldenLines + nextLines).map { $0.terminalLine + "\n" }.joined()
  }

  private var headline: [String] {
    let count = status.review.changes.count
    guard count > 0 else { return [] }
    let causes = status.review.causes
    let reasons = causes.isEmpty || count == 1 ? "" : ", for \(causes.countWords)"
    return ["\(count) \(count == 1 ? "change waits" : "changes wait") for review\(reasons)", ""]
  }

  private var changeLines: [String] {
    let changes = status.review.changes
    let uncaused = changes.filter { status.review.causes(of: $0).isEmpty }
    let isFew = changes.count <= 3 && changes.count <= status.review.causes.count + uncaused.count
    guard extent == .causes, !isFew else { return changes.flatMap(lines) + (changes.isEmpty ? [] : [""]) }
    let others = uncaused.flatMap(lines)
    return causeLines + others + (others.isEmpty ? [] : [""])
  }

  /// Each cause with an example, its scripts, and the command that accepts it.
  private var causeLines: [String] {
    let review = status.review
    return CauseText(review.causes, rest: "") { cause in
      let also = review.changes.count { change in
        let causes = review.causes(of: change)
        return causes.count > 1 && causes.contains(cause)
      }
      let accept = next.spelling(of: .showcase("accept --cause \(cause.name)"))
      return ScriptListing.lines(below: cause) + (also > 0 ? ["\(also) of them also for other reasons"] : [])
        + ["next: \(accept)"]
    }.texts
  }

  private func lines(of reviewed: ReviewedChange) -> [String] {
    let change = reviewed.change
    let causes = extent == .causes ? [] : status.review.causes(of: reviewed).map(\.name)
    let names = causes.isEmpty ? "" : " (\(causes.joined(separator: ", ")))"
    return [
      "\(change.kind.name.padded(to: 8)) \(change.title)\(change.kind.origin): \(reviewed.summary)\(names)"
    ]
      + (extent == .whole ? details(of: reviewed) : [])
  }

  private func details(of reviewed: ReviewedChange) -> [String] {
    let lines =
      reviewed.difference?.lines ?? reviewed.valueDifference?.lines ?? reviewed.comparison?.actual.text.lines
      ?? []
    return lines.map { $0.isEmpty ? "" : "  \($0)" }
  }

  private var goldenLines: [String] {
    let lines =
      status.missing.map { "missing  \($0)" }
      + status.miscased.map { "miscased \($0.found), expected \($0.expected)" }
      + status.duplicates.map { "double   \($0.found), there is \($0.expected)" }
      + status.orphans.map { "orphan   \($0)" } + status.unowned.map { "unowned  \($0)" }
      + status.unclaimed.map { "unclaimed \($0)" }
    return lines + (lines.isEmpty ? [] : [""])
  }

  private var nextLines: [String] {
    var commands: [String] = []
    if !status.review.groups.isEmpty { commands += ["review", "accept ID", "reject ID"] }
    if !status.missing.isEmpty { commands.append("run") }
    if !status.miscased.isEmpty || !status.duplicates.isEmpty { commands.append("check") }
    if !status.orphans.isEmpty || !status.unowned.isEmpty { commands.append("prune") }
    if !status.unclaimed.isEmpty { commands.append("prune --unclaimed") }
    return commands.enumerated().map { index, command in
      (index == 0 ? "  next:   " : "          ") + next.spelling(of: .showcase("\(command)"))
    }
  }
}

extension ReviewedChange {
  /// How much differs, and the worst difference, as
  /// `text, 1 node in 1 step: changed UILabel "a": "a" -> "b"`.
  var summary: String {
    if let problem = change.kind.problem { return String(problem.prefix { $0 != "\n" }) }
    if let valueDifference {
      return change.kind == .new ? "no golden yet, \(valueDifference.summary)" : valueDifference.summary
    }
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
    // The text ends with a line feed, so the last piece is empty.
    split(separator: "\n", omittingEmptySubsequences: false).map(String.init).dropLast()
  }
}
