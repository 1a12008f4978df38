import Diagnostics
import Expectations
import Foundation
import GoldenFiles
import RenderTree
import Storyboards
import TestRunner
import TestSupport
import Testing
import UTF8Text

@testable import Reports

@Suite struct HTMLReportTests {
  private func page(_ outcome: ScenarioOutcome) -> String {
    [.finished(ScenarioResult(SettingsRun.name(0), outcome)), .ended(RunSummary())].page()
  }

  private func count(of part: String, in text: String) -> Int {
    text.components(separatedBy: part).count - 1
  }

  /// The part of a page after its causes.
  private func lists(_ page: String) -> String {
    page.components(separatedBy: "<section id=").dropFirst().joined(separator: "<section id=")
  }

  @Test func `A run of two thousand scenarios of which two hundred differ makes less than ten megabytes`() {
    let page = SettingsRun.largePage
    let scenarios = SettingsRun.largeCount
    #expect(page.utf8.count < Extent.size(10_000_000, quick: 3_000_000), "\(page.utf8.count) bytes")
    expectEqual(count(of: "class=\"scenario\"", in: page), scenarios)
    expectEqual(count(of: "data-kind=\"differs\"", in: page), scenarios / 10)
    expectEqual(count(of: "<figcaption>Golden</figcaption>", in: lists(page)), scenarios / 2)
    #expect(page.contains("<code>demo gallery --output FOLDER</code>"))
  }

  @Test func `The page is written once, when the run ends, and loads nothing`() {
    var texts: [String] = []
    var report = HTMLReport(next: .commandLine("demo")) { texts.append($0) }
    for event in SettingsRun(count: 3, failing: 1, steps: 1).events.dropLast() { report.record(event) }
    expectEmpty(texts)
    report.record(.ended(RunSummary()))
    expectEqual(texts.count, 1)
    #expect(texts[0].hasPrefix("<!DOCTYPE html>\n") && texts[0].hasSuffix("</html>\n"))

    let page = SettingsRun(count: 2, failing: 1, steps: 1).events.page()
    #expect(page.contains("default-src 'none'"))
    // A reference to a part of the page loads nothing.
    let addresses = page.replacing("url(#", with: "")
    #expect(!page.contains("src=\"") && !addresses.contains("url(") && !page.contains("@import"))
  }

  @Test func `The page is ASCII, and nothing is painted before the first pictures`() {
    let failing = SettingsRun(count: 3, failing: 1, steps: 1).events.page()
    let passing = SettingsRun(count: 3, failing: 0, steps: 1).events.page()
    expectTrue(failing.utf8.allSatisfy { $0 < 0x80 })
    expectTrue(passing.utf8.allSatisfy { $0 < 0x80 })

    let link = "<link rel=\"expect\" href=\"#first-pictures\" blocking=\"render\">"
    let place = "<div class=\"stage\" id=\"first-pictures\""
    expectEqual([link, place].map { count(of: $0, in: failing) }, [1, 1])
    expectEqual([link, place].map { count(of: $0, in: passing) }, [0, 0])
  }

  @Test func `The title says how it went`() {
    forEachRow([
      (0, 0, "No scenario was selected – Settings"), (1, 0, "1 scenario passed – Settings"),
      (3, 0, "3 scenarios passed – Settings"), (3, 1, "1 of 3 scenarios needs a look – Settings"),
      (1, 1, "1 of 1 scenario needs a look – Settings"),
    ]) { count, failing, title in
      let page = SettingsRun(count: count, failing: failing, steps: 1).events.page()
      expectTrue(page.withReadReferences.contains("<title>\(title)</title>"), "\(page)")
    }
  }

  @Test
  func `A mismatch has differences, a film of golden and now, files, and the command that accepts it`() throws
  {
    var run = SettingsRun(count: 1, failing: 1, steps: 2)
    run.results[0].kept = .file(".build/pending/x.txt")
    let page = run.events.page()
    #expect(page.contains("changed UILabel &quot;Option 0 of row 3&quot;"))
    for caption in ["Golden", "Now"] {
      expectEqual(count(of: "<figcaption>\(caption)</figcaption>", in: lists(page)), 2)
    }
    #expect(page.contains("<code>.build/pending/x.txt</code>"))
    #expect(
      page.contains(
        "<code>demo --record --filter 'Settings/Settings0ViewController/Screen 0/launch' --configuration 'iPhone'"
      ))
    #expect(page.contains("<ins>+       UILabel \"Option 0 of row 3, changed\""))
    #expect(page.contains("<path class=\"mark changed\" d=\"M14 233H"))
  }

  @Test func `Each kind of result has its badge, and its text where there is no more to show`() {
    forEachRow(0..<11) { number in
      var random = SplitMix64(seed: UInt64(number))
      let outcome = random.outcome(number: number)
      let kind = ScenarioKind(outcome)
      let page = page(outcome)
      expectTrue(page.contains("data-kind=\"\(kind.rawValue)\""), "\(page)")
      expectTrue(page.contains("id=\"show-\(kind.rawValue)\""), "\(page)")
      expectTrue(page.contains("<span class=\"badge \(kind.tone)\">\(kind.words)</span>"), "\(page)")
      expectEqual(page.contains("id=\"show-failed\""), !outcome.isSuccess)
      expectEqual(count(of: "<section id=\"failures\"", in: page), (outcome.isSuccess ? 0 : 1))
    }
  }

  @Test func `What failed without a comparison shows what it showed, up to where its script stopped`() {
    forEachRow(
      [
        (ScenarioOutcome.goldenMissing, 2), (.goldenMisnamed(GoldenPath("x")), 2),
        (.goldenUnusable(Diagnostic("it is damaged")), 2),
        (.stopped(ScriptStop(step: 3, statement: nil, report: "nothing matches", causes: [])), 3),
        (.scriptUnusable([]), 0), (.died([]), 0), (.notRun, 0),
      ] as [(ScenarioOutcome, Int)]
    ) { outcome, frameCount in
      var result = ScenarioResult(SettingsRun.name(0), outcome)
      if frameCount > 0 { result.storyboard = Array(SettingsRun.storyboard(0, steps: 2).text.utf8) }
      let page = lists([.finished(result), .ended(RunSummary())].page())
      expectEqual(count(of: "<li class=\"frame", in: page), frameCount)
      expectEqual(count(of: "<figure", in: page), min(frameCount, 2))
      expectEqual(count(of: "The script stopped here.", in: page), (frameCount == 3 ? 1 : 0))
    }
  }

  @Test func `What differed before a script stopped is beside its golden`() {
    let statement = ScriptStop.Statement(
      cause: "tap()", file: "a.eg.swift", position: SourcePosition(line: 1, column: 1))
    var stop = ScriptStop(
      step: 2, statement: statement, report: "No.\n\nUI Hierarchy (Back to front):\n<UIWindow:0x1; alpha=1>",
      causes: ["launch"])
    let shown = SettingsRun.storyboard(0, steps: 1)
    stop.mismatch = StoryboardMismatch(expected: SettingsRun.storyboard(1, steps: 1), actual: shown)
    var result = ScenarioResult(SettingsRun.name(0), .stopped(stop))
    result.storyboard = Array(shown.text.utf8)
    let whole = [.finished(result), .ended(RunSummary())].page()
    let page = lists(whole)
    expectEqual(count(of: "<figcaption>Golden</figcaption>", in: page), 1)
    expectEqual(count(of: "The script stopped here.", in: page), 1)
    expectEqual(count(of: "<div class=\"differences\">", in: page), 1)
    expectEqual(count(of: "&lt;UIWindow:0x1; alpha=1&gt;", in: page), 1)
    expectEqual(HTMLDocument(whole).faults, [])
  }

  @Test func `Pictures of a broken take are those of the other, and of very many new ones they are few`() {
    let shown = Take(storyboard: Array(SettingsRun.storyboard(0, steps: 2).text.utf8))
    let taken = lists(page(.nondeterministic(Take(storyboard: []), shown)))
    expectEqual(count(of: "<figure", in: taken), 2)

    let results = (0..<3).map { number in
      var result = ScenarioResult(SettingsRun.name(number), .goldenMissing)
      result.storyboard = Array(SettingsRun.storyboard(number, steps: 1).text.utf8)
      return result
    }
    let many = lists(RecordedRun(results).events.page(budget: 1))
    expectEqual(count(of: "<figure", in: many), 1)
    #expect(many.contains("<code>demo review</code>"))
  }

  @Test func `A scenario that passed shows its golden where that is known, and the budget lasts`() {
    let events = SettingsRun(count: 2, failing: 0, steps: 1).events
    func pictures(_ budget: Int) -> Int {
      count(of: "<figure", in: events.page(budget: budget) { _ in SettingsRun.storyboard(1, steps: 1) })
    }
    expectEqual(pictures(1_000_000), 2)
    expectEqual(pictures(1), 1)
    expectEqual(pictures(0), 0)
    expectEqual(count(of: "<figure", in: events.page()), 0)
  }

  @Test func `Goldens that no scenario owns are reported, with the command that shows them`() {
    let inventory = GoldenInventory(
      orphans: [GoldenPath("Snapshots/<old>.txt")], missing: [], miscased: [], duplicates: [], others: [],
      renames: [])
    let page = [RunEvent.inventoried(inventory, isComplete: true), .ended(RunSummary())].page()
    #expect(page.contains("no scenario owns the golden: Snapshots/&lt;old&gt;.txt"))
    #expect(page.contains("<code>demo status</code>"))
  }

  @Test
  func `Whatever results say, with pictures or not, the page is well formed, and all in it is visible`() {
    forEachRow(SplitMix64.seeds(20)) { seed in
      var random = SplitMix64(seed: seed)
      let page = RecordedRun(count: 30, using: &random).events.page()
      expectEqual(HTMLDocument(page).faults, [], "seed \(seed)")
    }

    forEachRow([0, 2]) { failing in
      let page = SettingsRun(count: 4, failing: failing, steps: 2).events.page { _ in
        SettingsRun.storyboard(1, steps: 2)
      }
      expectEqual(HTMLDocument(page).faults, [])
    }

    forEachRow(SplitMix64.seeds(20)) { seed in
      var random = SplitMix64(seed: seed)
      let page = RecordedRun(count: 20, using: &random).events.page()
      let unseen = page.unicodeScalars.first { $0 != "\n" && $0 != "\u{FE0F}" && !$0.isVisible }
      expectNil(unseen, "seed \(seed)")
    }
  }
}
