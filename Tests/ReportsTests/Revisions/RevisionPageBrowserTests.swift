import Expectations
import SampleGoldens
import TestSupport
import Testing

@testable import Reports

/// The page in a real browser; skipped if no browser is installed.
@Suite(.enabled(if: Chromium.isInstalled, "Chromium is not installed"))
@ProgramActor struct RevisionPageBrowserTests {
  private static let page = SampleGoldens.all.page()

  @Test func `it is searched and filtered, and empty groups go`() throws {
    let visit = try Chromium.visit(
      Self.page,
      """
      const seen = () => [...document.querySelectorAll(".scenario")].filter(s => s.getClientRects().length).length
      const headings = () => [...document.querySelectorAll(".list > h2, .group > h3")].filter(h => h.getClientRects().length).length
      const answers = {title: document.title, all: `${seen()} ${headings()}`}
      press("/"); type("gone")
      answers.searched = `${seen()} ${headings()} ${document.getElementById("found").textContent}`
      press("Escape")
      document.getElementById("show-changed").click()
      answers.changed = `${seen()} ${headings()}`
      document.getElementById("show-added").click()
      answers.added = `${seen()} ${headings()}`
      return answers
      """)
    expectEqual(
      visit.answers,
      [
        "title": "Goldens: 4 changed, 1 renamed, 1 added, 1 removed", "all": "7 5", "searched": "1 1 1 found",
        "changed": "4 3", "added": "1 1",
      ])
    expectEmpty(visit.console)
  }

  @Test func `the keyboard opens each golden, and goes from step to step`() throws {
    let visit = try Chromium.visit(
      Self.page,
      """
      const opened = () => document.querySelector(".scenario[open] .name bdi").textContent
      const step = () => document.querySelector("[open] .current .cause b").textContent
      const answers = {}
      for (const card of document.querySelectorAll(".cause-card")) press("j")
      press("j"); answers.first = opened() + ", " + step()
      press("ArrowRight"); answers.right = step()
      answers.marks = String(document.querySelectorAll("[open] .current .mark").length)
      answers.link = document.querySelector("[open] .differences a").getAttribute("href") === "#" +
        document.querySelector("[open] .frame.differs").id ? "there" : "dangling"
      for (let i = 0; i < 9; i++) press("j")
      answers.last = opened()
      const uses = [...document.querySelectorAll("use")]
      answers.dangling = String(uses.filter(u => !document.querySelector(u.getAttribute("href"))).length)
      answers.drawn = String(document.querySelector("[open] figure svg use").getBBox().height > 400)
      return answers
      """)
    expectEqual(
      visit.answers,
      [
        "first": "First, Step 1", "right": "Step 2", "marks": "2", "link": "there", "last": "Gone",
        "dangling": "0", "drawn": "true",
      ])
    expectEmpty(visit.console)
  }
}
