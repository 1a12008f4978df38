import Expectations
import TestRunner
import TestSupport
import Testing

@testable import Reports

/// Causes in a real browser; skipped if no browser is installed.
@Suite(.enabled(if: Chromium.isInstalled, "Chromium is not installed"))
@ProgramActor struct CauseBrowserTests {
  private static let page = {
    var run = SettingsRun(count: 12, failing: 6, steps: 3)
    for index in 0..<3 { run.results[index].outcome = run.results[0].outcome }
    return run.events.page()
  }()

  @Test func `The first cause is seen with its pictures, and the others get theirs when they come near`()
    throws
  {
    let visit = try Chromium.visit(
      Self.page,
      """
      const cards = [...document.querySelectorAll(".cause-card")]
      const drawn = card => [...card.querySelectorAll(".case figure .view > svg")].length
      const answers = {first: String(drawn(cards[0]))}
      answers.top = String(cards[0].querySelector("figure").getBoundingClientRect().top < innerHeight)
      cards.at(-1).scrollIntoView()
      await pause(); await pause()
      answers.then = String(drawn(cards.at(-1)))
      cards[0].scrollIntoView(); await pause()
      cards.at(-1).scrollIntoView(); await pause()
      answers.once = String(drawn(cards.at(-1)))
      return answers
      """)
    expectEqual(visit.answers, ["first": "2", "top": "true", "then": "2", "once": "2"])
    expectEmpty(visit.console)
  }

  @Test func `Keys and buttons compare two pictures in four ways, and hide marks`() throws {
    let visit = try Chromium.visit(
      Self.page,
      """
      const [golden, now] = document.querySelectorAll(".cause-card .pair > figure")
      const style = (element, name) => getComputedStyle(element)[name]
      const left = figure => Math.round(figure.getBoundingClientRect().left)
      const pressed = () => document.querySelector(".tools [aria-pressed=true]").textContent
      const answers = {side: `${left(golden) < left(now)} ${pressed()}`}
      press("2")
      answers.slider = `${left(golden) === left(now)} ${pressed()} ${style(now.querySelector("svg"), "clipPath")}`
      const range = document.querySelector(".tools input")
      range.value = 20; range.dispatchEvent(new Event("input"))
      answers.moved = style(now.querySelector("svg"), "clipPath")
      press("3"); answers.onion = `${pressed()} ${style(now.querySelector(".view"), "opacity")}`
      press("4"); answers.blink = `${pressed()} ${style(now, "animationName")}`
      document.querySelector(".tools button").click()
      answers.again = `${left(golden) < left(now)} ${pressed()}`
      const marks = golden.querySelector(".marks")
      press("m"); answers.unmarked = style(marks, "display")
      press("m"); answers.marked = style(marks, "display") === "none" ? "no" : "yes"
      answers.filled = [...new Set([...document.querySelectorAll(".mark")].map(m => style(m, "fill")))].join()
      press("o"); answers.outlined = getComputedStyle(golden.querySelector(".view")).getPropertyValue("--outline")
      return answers
      """)
    expectEqual(
      visit.answers,
      [
        "side": "true Side by side", "slider": "true Slider inset(0px 0px 0px 50%)",
        "moved": "inset(0px 0px 0px 20%)", "onion": "Onion skin 0.2", "blink": "Blink blink",
        "again": "true Side by side", "unmarked": "none", "marked": "yes", "filled": "none",
        "outlined": "#7a8a9e",
      ])
    expectEmpty(visit.console)
  }

  @Test func `Pictures are enlarged and moved together, and dragging moves the slider`() throws {
    let visit = try Chromium.visit(
      Self.page,
      """
      const pictures = [...document.querySelectorAll(".cause-card .pair svg[role]")].slice(0, 2)
      const boxes = () => pictures.map(svg => svg.getAttribute("viewBox").split(" ").map(n => Math.round(n)).join(" "))
      const answers = {start: String(boxes()[0] === boxes()[1])}
      const width = Number(boxes()[0].split(" ")[2])
      press("+")
      answers.larger = String(Number(boxes()[0].split(" ")[2]) < width && boxes()[0] === boxes()[1])
      const x = () => Number(boxes()[0].split(" ")[0])
      const before = x()
      document.body.dispatchEvent(new KeyboardEvent("keydown", {key: "ArrowRight", shiftKey: true, bubbles: true}))
      answers.moved = String(x() > before)
      press("0"); answers.whole = String(Number(boxes()[0].split(" ")[2]) === width)
      press("2")
      const view = pictures[1].parentElement, box = view.getBoundingClientRect()
      view.setPointerCapture = () => {}
      view.dispatchEvent(new PointerEvent("pointerdown", {clientX: box.left + box.width / 4, clientY: box.top + 9}))
      answers.slid = document.querySelector(".tools input").value
      return answers
      """)
    expectEqual(
      visit.answers, ["start": "true", "larger": "true", "moved": "true", "whole": "true", "slid": "25"])
    expectEmpty(visit.console)
  }

  @Test func `A small picture leads to its scenario at the step that shows the cause`() throws {
    let visit = try Chromium.visit(
      Self.page,
      """
      const link = document.querySelector(".strip a")
      link.click()
      await pause()
      return {opened: document.querySelector(".scenario[open]").id, of: link.parentElement.dataset.of,
        step: String("#" + document.querySelector("[open] .current").id === link.getAttribute("href"))}
      """)
    expectEqual(visit.answers["opened"], visit.answers["of"])
    expectEqual(visit.answers["step"], "true")
    expectEmpty(visit.console)
  }
}
