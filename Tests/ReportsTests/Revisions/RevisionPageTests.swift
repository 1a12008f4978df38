import Expectations
import Foundation
import SampleGoldens
import TestSupport
import Testing

@testable import Reports
@testable import Review

@Suite struct RevisionPageTests {
  private let page = SampleGoldens.all.page()

  private func count(of part: String, in text: String) -> Int {
    text.components(separatedBy: part).count - 1
  }

  @Test func `it says first how much changed and since when, in kinds and groups of what is alike`() throws {
    #expect(page.contains("<h1>Goldens: 4 changed, 1 renamed, 1 added, 1 removed</h1>"))
    #expect(page.contains("since 0123456789 (merge base of HEAD and origin/main)"))
    #expect(page.contains("<title>Goldens: 4 changed, 1 renamed, 1 added, 1 removed</title>"))

    forEachRow([("changed", 4), ("renamed", 1), ("added", 1), ("removed", 1)]) { kind, number in
      expectEqual(count(of: "data-kind=\"\(kind)\"", in: page), number)
      expectTrue(page.contains("id=\"show-\(kind)\""), "\(page)")
      expectTrue(
        page.contains("body:has(#show-\(kind):checked) .scenario:not([data-kind=\(kind)])"), "\(page)")
    }

    let group = try #require(page.firstMatch(of: #/(?s)<div class="group">(.*?)</div>/#)).1
    #expect(
      group.contains(
        "text, 2 scenarios: &quot;Off&quot; -&gt; &quot;On&quot; of UILabel &quot;Off&quot;</h3>"))
    #expect(group.contains("<bdi>First</bdi>"))
  }

  @Test func `the causes come first, with pictures of their examples, and lead to their goldens`() {
    forEachRow([RevisionPage.usualBudget, 1]) { budget in
      let page = SampleGoldens.all.page(budget: budget)
      let cards = page.components(separatedBy: "<article class=\"cause-card\"").dropFirst()
      let causes = RevisionDifference(from: SampleGoldens.all.before, to: SampleGoldens.all.after).causes
      expectEqual(cards.count, causes.count)
      expectTrue(!causes.isEmpty && cards.last?.contains("class=\"scenario\"") == true)
      expectEqual(count(of: "class=\"scenario\"", in: cards.dropLast().joined()), 0)
      expectEqual(count(of: "class=\"legend\"", in: page), 1)
      // The first golden has its pictures whatever the budget is.
      expectEqual(cards.first?.contains("<figcaption>Base</figcaption>"), true)
      for entry in page.matches(of: #/data-of="([^"]*)"/#) {
        expectEqual(count(of: "class=\"scenario\" id=\"\(entry.1)\"", in: page), 1, "\(entry.1)")
      }
    }
  }

  @Test func `a golden that changed shows both sides and where they differ, any other its pictures`() {
    #expect(
      page.contains("<figcaption>Base</figcaption>") && page.contains("<figcaption>Working tree</figcaption>")
    )
    expectEqual(count(of: "<path class=\"mark changed\" d=\"M18 58H", in: page), 4)
    #expect(page.contains("changed UILabel &quot;Off&quot;: &quot;Off&quot; -&gt; &quot;On&quot;"))
    #expect(page.contains("<ins>+   UILabel \"On\""))

    forEachRow(["Gone", "Come", "New name"]) { useCase in
      let start = try #require(page.range(of: "<bdi>\(useCase)</bdi>"))
      let entry = try #require(page[start.upperBound...].components(separatedBy: "</details>\n").first)
      expectEqual(count(of: "<li class=\"frame", in: entry), 2)
    }
  }

  @Test func `what cannot be read is reported with its lines, and so is that nothing differs`() {
    #expect(page.contains("it cannot be read, so it is compared line by line"))
    expectEqual(page.contains("<del>-a</del>"), false)
    #expect(page.contains("<del>-b</del><ins>+c</ins>"))

    let same = RevisionGoldens.same.page()
    #expect(same.contains("<h1>Goldens: no difference</h1>"))
    #expect(!same.contains("<section"))
  }

  @Test func `a page of every kind of change is well formed, whatever names and labels are`() {
    expectEqual(HTMLDocument(page).faults, [])
    expectEqual(HTMLDocument(RevisionGoldens.same.page()).faults, [])

    forEachRow(SplitMix64.seeds(20)) { seed in
      var random = SplitMix64(seed: seed)
      var goldens = RevisionGoldens()
      goldens.before = (0..<6).map { _ in SampleGolden.file(random.hostileString(), random.hostileString()) }
      goldens.after = (0..<6).map { _ in SampleGolden.file(random.hostileString(), random.hostileString()) }
      let page = goldens.page()
      expectEqual(HTMLDocument(page).faults, [], "seed \(seed)")
      expectEqual(count(of: "<script", in: page), 1, "seed \(seed)")
    }
  }

  @Test func `behind its budget, a page has no pictures, and says so`() {
    let short = SampleGoldens.all.page(budget: 1)
    expectEqual(count(of: "<ol class=\"film\"", in: short), 1)
    #expect(short.contains("The later goldens are without pictures"))
    #expect(!page.contains("The later goldens are without pictures"))
  }
}

extension RevisionGoldens {
  fileprivate static var same: RevisionGoldens {
    var goldens = RevisionGoldens()
    goldens.before = [SampleGolden.file("First", "a")]
    goldens.after = goldens.before
    return goldens
  }
}

extension RevisionGoldens {
  /// The page about them.
  func page(budget: Int = RevisionPage.usualBudget) -> String {
    RevisionPage(
      RevisionDifference(from: before, to: after), of: self, since: SampleGoldens.base, budget: budget
    ).text
  }
}
