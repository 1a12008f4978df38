import Expectations
import RenderTree
import Storyboards
import TestRunner
import TestSupport
import Testing

@testable import Reports

/// The steps of a scenario in a real browser; skipped if no browser is installed.
@Suite(.enabled(if: Chromium.isInstalled, "Chromium is not installed"))
@ProgramActor struct FilmBrowserTests {
  private static let page = {
    var run = SettingsRun(count: 1, failing: 0)
    let (golden, now) = (storyboard(isChanged: false), storyboard(isChanged: true))
    run.results[0].outcome = .differs(StoryboardMismatch(expected: golden, actual: now))
    return run.events.page()
  }()

  private static func storyboard(isChanged: Bool) -> Storyboard {
    var storyboard = SettingsRun.storyboard(0, steps: 4)
    storyboard.steps[1].animations = ["0.25 s: UISwitch (alpha)", "1 s: UIView (alpha)"]
    if isChanged {
      for step in 2..<4 {
        storyboard.steps[step].tree = SettingsRun.tree(0, step: step, isChanged: true).condensed
      }
    }
    return storyboard
  }

  @Test
  func `The timeline has each step with its input, calls and animations, and shows the one that is chosen`()
    throws
  {
    let visit = try Chromium.visit(
      Self.page,
      """
      document.querySelector("details.scenario").open = true
      await pause()
      const entries = [...document.querySelectorAll(".timeline li")]
      const shown = () => [...document.querySelectorAll(".frame")].filter(f => f.getClientRects().length)
        .map(f => f.querySelector(".cause b").textContent).join()
      const answers = {entries: entries.map(e => e.querySelector(".input").textContent).join(),
        calls: entries.map(e => e.querySelectorAll(".call i").length).join(),
        times: entries.map(e => e.querySelector(".time").textContent).join(),
        differs: entries.map(e => Number(e.matches(".differs"))).join(), start: shown()}
      answers.before = String(document.querySelectorAll(".film figure").length)
      entries[1].querySelector("a").click()
      answers.chosen = shown() + " " + location.hash.split(".").at(-1)
      answers.current = document.querySelector(".timeline [aria-current]").textContent.includes("2") ? "2" : "other"
      answers.wider = String(entries[1].offsetWidth > entries[0].offsetWidth)
      press("ArrowRight"); answers.next = shown()
      answers.words = document.querySelector(".current .trees pre").textContent.includes("changed UILabel") ? "yes" : "no"
      return answers
      """)
    expectEqual(
      visit.answers,
      [
        "entries": "1launch,2turnSwitchOn,3turnSwitchOn,4turnSwitchOn", "calls": "0,1,1,1", "times": ",1 s,,",
        "differs": "0,0,1,0", "start": "Step 3", "before": "2", "chosen": "Step 2 step-2", "current": "2",
        "wider": "true", "next": "Step 3", "words": "yes",
      ])
    expectEmpty(visit.console)
  }

  @Test func `Beside virtual times, the timeline is drawn to scale, and its steps can be chosen, too`() throws
  {
    var run = SettingsRun(count: 1, failing: 0)
    let (golden, now) = (Self.storyboard(isChanged: false), Self.storyboard(isChanged: true))
    run.results[0].outcome = .differs(StoryboardMismatch(expected: golden, actual: now))
    var timeline = Timeline()
    for end in [1.0, 2, 3, 4] { timeline.addStep(endingAt: end) }
    timeline.events = [.init(kind: .request, text: "GET https://example.org/a", start: 1, end: 2)]
    run.results[0].timeline = timeline
    let visit = try Chromium.visit(
      run.events.page(),
      """
      document.querySelector("details.scenario").open = true
      await pause()
      const box = selector => document.querySelector(selector).getBoundingClientRect()
      const answers = {start: document.querySelector(".chart [aria-current]").textContent}
      answers.half = String(Math.round(100 * box(".chart .request").width / box(".rows > div").width))
      answers.seen = String(document.querySelectorAll(".timeline .call").length
        && [...document.querySelectorAll(".timeline .call")].every(e => !e.getClientRects().length))
      scrollTo(0, 40)
      document.querySelectorAll(".chart a")[3].click()
      await pause()
      answers.stays = String(!document.activeElement.matches("summary"))
      answers.chosen = document.querySelector(".frame.current .cause b").textContent + location.hash.slice(-7)
      answers.marked = document.querySelector(".chart [aria-current]").textContent
      return answers
      """)
    expectEqual(
      visit.answers,
      [
        "start": "3", "half": "25", "seen": "true", "chosen": "Step 4.step-4", "marked": "4", "stays": "true",
      ])
    expectEmpty(visit.console)
  }
}
