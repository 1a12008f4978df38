import Causes
import Diagnostics
import Storyboards

/// The section with the causes, before all scenarios: each cause with an example to open.
struct CauseSection {
  private let findings: RunFindings
  private let next: NextSteps

  init(_ findings: RunFindings, next: NextSteps) {
    self.findings = findings
    self.next = next
  }

  /// The section; empty if the scenarios themselves show as much.
  var html: String {
    guard findings.causes.count < findings.scenarios.count else { return "" }
    return """
      <section aria-labelledby="causes-title">
      <h2 id="causes-title">\(findings.scenarios.count) scenarios for \(findings.causes.countWords)</h2>
      \(findings.causes.map(html).joined())</section>

      """
  }

  private func html(of cause: Cause) -> String {
    let lines = cause.exampleLines + cause.followerLines
    let example =
      lines.isEmpty ? "" : "<pre tabindex=\"0\">\(lines.joined(separator: "\n").htmlLines)</pre>\n"
    let link =
      "<a href=\"#\(cause.example.scenario.anchor)\"><bdi>\("\(cause.example.scenario)".html)</bdi></a>"
    return """
      <h3><code>\(cause.name)</code> \(cause.summary.html): <bdi>\(cause.change.html)</bdi></h3>
      <p class="muted">as in \(link)\(acceptance(of: cause))</p>
      \(example)
      """
  }

  private func acceptance(of cause: Cause) -> String {
    guard next.review != nil, findings.isAcceptable(cause) else { return "" }
    return " · <code>\(next.spelling(of: .showcase("accept --cause \(cause.name)")).html)</code>"
  }
}
