/// EarlGrey's report of a failure in its parts.
struct StopReport {
  /// The first line, or two, which are the reason.
  let reason: String
  /// What follows the reason, with every view.
  let whole: String
  /// What follows the reason, without the views on the screen; elements only have what they are known by.
  let summary: String
  /// The views on the screen; `nil` where the report has none.
  let hierarchy: ReportedHierarchy?

  init(_ report: String) {
    let lines = Self.reasonFirst(
      report.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
    // A reason may end in a colon, behind which there is one more line.
    let reasonCount = lines[0].hasSuffix(":") ? min(2, lines.count) : 1
    let (reasons, rest) = (lines[..<reasonCount], lines[reasonCount...])
    let start = rest.firstIndex(of: ReportedHierarchy.heading)
    let summary = rest[..<(start ?? rest.endIndex)]
    reason = reasons.joined(separator: "\n")
    whole = rest.joined(separator: "\n")
    self.summary = (start == nil ? Array(summary) : summary.map(Self.shortened)).joined(separator: "\n")
    hierarchy = start.map { ReportedHierarchy(rest[($0 + 1)...]) }
  }

  /// The lines of a report; of an assertion that found no element, the assertion comes after the reason.
  private static func reasonFirst(_ lines: [String]) -> [String] {
    guard lines.count > 3, lines[0] == "Failed Assertion:", lines[2].isEmpty else { return lines }
    return [lines[3], ""] + lines[..<2] + lines[4...]
  }

  /// The line with what an element is known by in place of all that it has.
  private static func shortened(_ line: String) -> String {
    // Elements are alone on a line, or behind a number or some words.
    guard let start = line.firstIndex(of: "<"), let element = ReportedElement(line[start...]) else {
      return line
    }
    return line[..<start] + element.text
  }
}
