import Expectations
import TestSupport
import Testing

@testable import Reports

/// Links, filters and their counts in a real browser; skipped if no browser is installed.
@Suite(.enabled(if: Chromium.isInstalled, "Chromium is not installed"))
@ProgramActor struct ReportLinkTests {
  private static let page = SettingsRun(count: 30, failing: 4, steps: 3).events.page()

  @Test func `A link to a scenario that the filter hides shows all again, and says so`() throws {
    let anchor = SettingsRun.name(2).anchor
    let visit = try Chromium.visit(
      Self.page,
      """
      const found = () => document.getElementById("found").textContent
      const seen = () => [...document.querySelectorAll(".scenario")].filter(s => s.getClientRects().length).length
      const answers = {}
      document.getElementById("show-passed").click()
      type("settings2viewcontroller")
      answers.few = `${seen()} ${found()}`
      location.hash = "#\(anchor).step-2"
      await pause()
      answers.all = `${seen()} ${found()}`
      answers.open = document.querySelector(".scenario[open]").id
      answers.step = document.querySelector("[open] .current").id
      answers.choice = document.querySelector(".filter input:checked").id
      return answers
      """)
    expectEqual(
      visit.answers,
      [
        "few": "10 10 found", "all": "30 The filter now shows all, to show what the link names.",
        "open": anchor,
        "step": "\(anchor).step-2", "choice": "show-all",
      ])
    expectEmpty(visit.console)
  }

  @Test func `A link to a cause leads to its card`() throws {
    let name = try #require(Self.page.firstMatch(of: #/id="(cause-[0-9a-f]+)"/#)?.1)
    let visit = try Chromium.visit(
      Self.page, fragment: "#\(name)",
      """
      await pause()
      return {current: document.querySelector(".cause-card.current").id}
      """)
    expectEqual(visit.answers, ["current": String(name)])
  }

  @Test func `All counts are those of what the search leaves`() throws {
    let visit = try Chromium.visit(
      Self.page,
      """
      const counts = () => [...document.querySelectorAll(".filter b")].map(b => b.textContent).join(" ")
      const sections = () => [...document.querySelectorAll(".list:not([hidden]) .count")].map(c => c.textContent).join(" ")
      const causes = () => document.getElementById("causes-title").textContent
      const cards = () => [...document.querySelectorAll(".cause-card")].filter(c => c.getClientRects().length).length
      const answers = {start: `${counts()}; ${sections()}`, title: causes()}
      type("settings0viewcontroller ipad")
      answers.search = `${counts()}; ${sections()}`
      answers.causes = String(causes().startsWith("1 scenario for"))
      answers.cards = String(cards() === Number(causes().match(/for (\\d+)/)[1]))
      document.getElementById("show-passed").click()
      answers.passed = `${counts()}; ${sections()}; ${cards()}`
      press("Escape")
      answers.end = `${counts()}; ${sections()}`; answers.again = causes()
      return answers
      """)
    expectEqual(visit.answers["title"], visit.answers["again"])
    expectEqual(visit.answers["start"], "30 4 4 26; 4 26")
    expectEqual(visit.answers["end"], "30 4 4 26; 4 26")
    expectEqual(visit.answers["search"], "3 1 1 2; 1 2")
    expectEqual(visit.answers["causes"], "true")
    expectEqual(visit.answers["cards"], "true")
    expectEqual(visit.answers["passed"], "3 1 1 2; 2; 0")
    expectEmpty(visit.console)
  }

  @Test func `A key shows all keys, and another closes them`() throws {
    let visit = try Chromium.visit(
      Self.page,
      """
      const dialog = document.getElementById("keys")
      const answers = {start: String(dialog.open)}
      press("?"); answers.open = String(dialog.open && dialog.querySelectorAll("kbd").length > 10)
      press("j"); answers.quiet = String(document.querySelectorAll(".current").length)
      press("?"); answers.closed = String(dialog.open)
      document.querySelector(".show-keys").click(); answers.button = String(dialog.open)
      return answers
      """)
    expectEqual(
      visit.answers, ["start": "false", "open": "true", "quiet": "0", "closed": "false", "button": "true"])
    expectEmpty(visit.console)
  }
}
