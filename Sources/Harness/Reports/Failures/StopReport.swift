/// The parts of EarlGrey's report of a failure.
struct StopReport {
  /// The first one or two lines, which are the reason.
  let reason: String
  /// What follows the reason, with every view.
  let whole: String
  /// What follows the reason, without the views on the screen, and with elements shortened to their names.
  let summary: String
  /// The views on the screen; `nil` if the report does not list them.
  let hierarchy: ReportedHierarchy?

  init(_ report: String) {
    let lines = Self.reasonFirst(
      report.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
    // A reason that ends with a colon has a second line.
    let reasonCount = lines[0].hasSuffix(":") ? min(2, lines.count) : 1
    let (reasons, rest) = (lines[..<reasonCount], lines[reasonCount...])
    let start = rest.firstIndex(of: ReportedHierarchy.heading)
    let summary = rest[..<(start ?? rest.endIndex)]
    reason = reasons.joined(separator: "\n")
    whole = rest.joined(separator: "\n")
    self.summary = (start == nil ? Array(summary) : summary.map(Self.shortened)).joined(separator: "\n")
    hierarchy = start.map { ReportedHierarchy(rest[($0 + 1)...]) }
  }

  /// The lines of a report; if an assertion found no element, the assertion follows the reason.
  private static func reasonFirst(_ lines: [String]) -> [String] {
    guard lines.count > 3, lines[0] == "Failed Assertion:", lines[2].isEmpty else { return lines }
    return [lines[3], ""] + lines[..<2] + lines[4...]
  }

  /// The line with an element's names instead of all of its attributes.
  private static func shortened(_ line: String) -> String {
    // An element is alone on its line, or follows a number or some words.
    guard let start = line.firstIndex(of: "<"), let element = ReportedElement(line[start...]) else {
      return line
    }
    return line[..<start] + element.text
  }
}
