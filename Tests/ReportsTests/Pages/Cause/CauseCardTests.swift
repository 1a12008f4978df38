import Causes
import Expectations
import RenderTree
import TestRunner
import TestSupport
import Testing

@testable import Reports

@Suite struct CauseCardTests {
  /// What a run finds, and what its scenarios show.
  private func found(_ run: SettingsRun) throws -> (RunFindings, ShownScenarios) {
    var collector = FindingsCollector(next: .commandLine("demo"))
    var report = ScenarioEntries(budget: 1 << 20)
    var sheet = WireframeSheet()
    var findings: RunFindings?
    for event in run.events {
      findings = collector.record(event) ?? findings
      guard case .finished(let result) = event, !result.outcome.isSuccess else { continue }
      report.add(result, next: .commandLine("demo"), on: &sheet, storyboard: nil)
    }
    return (try #require(findings), report.shown)
  }

  @Test func `A card has two large pictures of its example, its words, its other scenarios, and its command`()
    throws
  {
    var run = SettingsRun(count: 3, failing: 3, steps: 2)
    // The same change in three scenarios is one cause.
    for index in run.results.indices { run.results[index].outcome = run.results[0].outcome }
    let (findings, shown) = try found(run)
    let cause = try #require(findings.causes.first)
    expectEqual(cause.scenarios.count, 3)
    var card = shown.card(of: cause)
    expectEqual(card.frame?.pictures.map(\.caption), ["Golden", "Now"])
    expectEqual(card.places.map(\.name), cause.scenarios.filter { $0 != cause.example.scenario })
    expectEqual(card.places.map(\.anchor), card.places.map { "\($0.name.anchor).step-1" })
    expectTrue(card.places.allSatisfy { $0.picture != nil })

    card.command = "demo accept --cause \(cause.name)"
    let html = card.html
    expectTrue(html.contains("<article class=\"cause-card\" id=\"cause-\(cause.name)\""))
    expectTrue(html.contains("<code class=\"command\">demo accept --cause \(cause.name)</code>"))
    expectTrue(html.contains("<div class=\"pictures pair\">"))
    expectTrue(html.contains("Where else <span class=\"muted elsewhere-count\">2</span>"))
    expectTrue(html.contains("changed UILabel &quot;Option 0 of row 3&quot;"))
  }

  @Test func `Only the pictures of a card that is not deferred are part of the page right away`() throws {
    let (findings, shown) = try found(SettingsRun(count: 1, failing: 1, steps: 1))
    var card = shown.card(of: try #require(findings.causes.first))
    expectTrue(card.html.contains("<noscript"))
    card.isDeferred = false
    expectFalse(card.html.contains("<noscript"))
  }

  @Test func `A cause that no picture shows has a card of words`() throws {
    let result = ScenarioResult(SettingsRun.name(0), .died([]))
    let events: [RunEvent] = [.finished(result), .ended(RunSummary())]
    let page = events.page()
    let card = try #require(page.firstMatch(of: #/(?s)<article.*?<\/article>/#)?.0)
    expectFalse(card.contains("<figure"))
    expectTrue(card.contains("crashed"))
  }
}
