import Expectations
import Foundation
import RenderTree
import Storyboards
import TestRunner
import TestSupport
import Testing
import Workers

@testable import Reports

/// The page in a real browser; skipped if no browser is installed.
@Suite(.enabled(if: Chromium.isInstalled, "Chromium is not installed"))
@ProgramActor struct HTMLReportBrowserTests {
  private static let page = SettingsRun(count: 30, failing: 4, steps: 3).events.page()

  @Test func `It loads with nothing opened, and the console is silent`() throws {
    let visit = try Chromium.visit(
      Self.page,
      """
      return {title: document.title, open: String(document.querySelectorAll("[open]").length),
        scenarios: String(document.querySelectorAll(".scenario").length),
        scripted: document.documentElement.className}
      """)
    expectEqual(
      visit.answers,
      [
        "title": "4 of 30 scenarios need a look – Settings", "open": "0", "scenarios": "30",
        "scripted": "scripted",
      ])
    expectEmpty(visit.console)
  }

  @Test func `Nothing that is seen moves after the first frame`() throws {
    for width in [nil, 390] {
      let visit = try Chromium.visit(
        Self.page, look: Chromium.Look(width: width),
        """
        const moved = []
        new PerformanceObserver(list => {
          for (const entry of list.getEntries()) moved.push(entry.sources.map(s => s.node?.className ?? "").join(" "))
        }).observe({type: "layout-shift", buffered: true})
        await pause(); await pause(); await pause()
        return {moved: moved.join("; "), tools: String(document.querySelectorAll(".filling .tools").length),
          shown: getComputedStyle(document.querySelector(".filling .strip, .filling .words")).contentVisibility}
        """)
      expectEqual(visit.answers, ["moved": "", "tools": "1", "shown": "visible"])
    }
  }

  @Test func `Without scripts, all is part of the page, and nothing that needs one is seen`() throws {
    let source = Self.page.replacing("&", with: "&amp;").replacing("\"", with: "&quot;").replacing(
      "<", with: "&lt;")
    let visit = try Chromium.visit(
      """
      <!DOCTYPE html>
      <html><body><iframe sandbox="allow-same-origin" srcdoc="\(source)" width="1280" height="900"></iframe></body></html>
      """,
      """
      await pause()
      const inner = document.querySelector("iframe").contentDocument
      const seen = query => String([...inner.querySelectorAll(query)].filter(e => e.getClientRects().length).length)
      return {controls: seen(".script"), choices: seen(".filter label"), scenarios: seen(".scenario"),
        pictures: String(seen(".cause-card .case figure svg[role]") === seen(".cause-card .case figure"))}
      """)
    expectEqual(
      visit.answers, ["controls": "0", "choices": "4", "scenarios": "30", "pictures": "true"])
  }

  @Test func `The search hides what has not all of its words, and says how many are left`() throws {
    let visit = try Chromium.visit(
      Self.page,
      """
      const seen = () => [...document.querySelectorAll(".scenario")].filter(s => s.getClientRects().length)
      const answers = {}
      press("/")
      answers.focus = document.activeElement.id
      type("settings1viewcontroller IPAD")
      answers.first = String(seen().length) + " " + document.getElementById("found").textContent
      answers.failures = String(document.getElementById("failures").hidden)
      press("Escape")
      answers.all = String(seen().length)
      return answers
      """)
    expectEqual(visit.answers, ["focus": "search", "first": "4 4 found", "failures": "true", "all": "30"])
    expectEmpty(visit.console)
  }

  @Test func `The filter shows a kind of scenario`() {
    forEachRow([("failed", 4), ("differs", 4), ("passed", 26), ("all", 30)]) { kind, count in
      let visit = try Chromium.visit(
        Self.page,
        """
        document.getElementById("show-\(kind)").click()
        return {count: String([...document.querySelectorAll(".scenario")]
          .filter(s => s.getClientRects().length).length)}
        """)
      expectEqual(visit.answers, ["count": "\(count)"])
    }
  }

  @Test func `The keyboard goes from cause to cause, then from failure to failure, and from step to step`()
    throws
  {
    let visit = try Chromium.visit(
      Self.page,
      """
      const opened = () => [...document.querySelectorAll(".scenario[open]")].map(s => s.id).join(" ")
      const step = () => document.querySelector("[open] .current .cause b").textContent
      const answers = {}
      press("j"); answers.cause = document.querySelector(".cause-card.current") === document.querySelector(".cause-card")
        && document.activeElement.closest(".cause-card") ? "first" : "none"
      const cards = document.querySelectorAll(".cause-card").length
      for (let i = 0; i < cards; i++) press("j")
      answers.first = opened()
      press("j"); answers.second = opened() + " " + step()
      press("ArrowRight"); answers.right = step()
      press("ArrowRight"); press("ArrowRight"); answers.end = step()
      press("ArrowLeft"); answers.left = step()
      press("k"); answers.back = opened()
      answers.pictures = String(document.querySelectorAll("[open] figure svg use").length > 0)
      press("k"); answers.none = opened()
      return answers
      """)
    let (first, second) = (SettingsRun.name(0).anchor, SettingsRun.name(1).anchor)
    expectEqual(
      visit.answers,
      [
        "cause": "first", "first": first, "second": "\(second) Step 1", "right": "Step 2", "end": "Step 3",
        "left": "Step 2", "back": first, "pictures": "true", "none": "",
      ])
    expectEmpty(visit.console)
  }

  @Test
  func
    `Of two thousand scenarios only what is looked at is laid out, and a search changes only what it hides`()
    throws
  {
    let visit = try Chromium.visit(
      SettingsRun.largePage,
      """
      const all = () => document.querySelectorAll("*").length
      const parts = () => document.querySelectorAll("[id^=w]").length
      const answers = {}
      const start = all()
      answers.lean = String(start < \(SettingsRun.largeCount) * 24 && document.querySelectorAll("figure").length === 2)
      const observer = new MutationObserver(() => {})
      observer.observe(document.body, {subtree: true, childList: true, attributes: true})
      type("SETTINGS19VIEW screen")
      const records = observer.takeRecords()
      answers.found = document.getElementById("found").textContent
      answers.changed = [...new Set(records.map(r => r.attributeName ?? r.type))].sort().join(" ")
      press("Escape")
      const two = [...document.querySelectorAll("details.scenario")].slice(0, 2)
      for (const scenario of two) { scenario.open = true; await pause() }
      answers.pictures = String(two.map(s => s.querySelectorAll("figure").length))
      await pause()
      const uses = [...document.querySelectorAll("use")].map(use => use.getAttribute("href").slice(1))
      answers.parts = String(parts() === new Set(uses).size)
      return answers
      """)
    expectEqual(
      visit.answers,
      [
        "lean": "true", "found": "10 found", "changed": "childList hidden", "pictures": "2,2",
        "parts": "true",
      ])
    expectEmpty(visit.console)
  }

  @Test func `What is looked at brings the gradients that fill it, each of them once`() throws {
    let storyboards = ["red, blue", "blue, red"].map { colors in
      let view = RenderNode(
        "UIView", frame: RenderFrame(x: 0, y: 0, width: 390, height: 200),
        attributes: [RenderAttribute("gradient", .string(colors))])
      let window = RenderNode(
        "UIWindow", frame: RenderFrame(x: 0, y: 0, width: 390, height: 844), children: [view])
      return Storyboard(
        useCase: "Settings", script: "launch", configuration: "iPhone",
        steps: [Step(cause: "launch", calls: [], tree: window)])
    }
    var run = SettingsRun(count: 1, failing: 0)
    run.results[0].outcome = .differs(StoryboardMismatch(expected: storyboards[0], actual: storyboards[1]))
    let visit = try Chromium.visit(
      run.events.page(),
      """
      const gradients = () => [...document.querySelectorAll("linearGradient")].map(g => g.id).sort().join(" ")
      const start = gradients()
      press("j"); press("j")
      const shapes = [...document.querySelectorAll('[fill^="url"]')]
      const fills = [...new Set(shapes.map(shape => shape.getAttribute("fill")))]
      return {start, gradients: gradients(), fills: fills.sort().join(" ")}
      """)
    expectEqual(
      visit.answers,
      [
        "start": "gradient0 gradient1", "gradients": "gradient0 gradient1",
        "fills": "url(#gradient0) url(#gradient1)",
      ])
    expectEmpty(visit.console)
  }

  @Test func `A link opens its scenario at its step`() throws {
    let anchor = SettingsRun.name(2).anchor
    let visit = try Chromium.visit(
      Self.page, fragment: "#\(anchor).step-3",
      """
      return {opened: document.querySelector(".scenario[open]").id,
        step: document.querySelector("[open] .current").id}
      """)
    expectEqual(visit.answers, ["opened": anchor, "step": "\(anchor).step-3"])
  }

  @Test func `Pictures show what they refer to, and nothing is loaded from elsewhere`() throws {
    let visit = try Chromium.visit(
      Self.page,
      """
      document.querySelector("details.scenario").open = true
      await pause()
      const uses = [...document.querySelectorAll("use")]
      return {dangling: String(uses.filter(u => !document.querySelector(u.getAttribute("href"))).length),
        drawn: String(document.querySelector("[open] figure svg use").getBBox().height > 800),
        loaded: String(performance.getEntriesByType("resource").length)}
      """)
    expectEqual(visit.answers, ["dangling": "0", "drawn": "true", "loaded": "0"])
  }

  @Test func `Hostile names, labels and outputs run nothing and add no element`() {
    forEachRow(SplitMix64.seeds(4)) { seed in
      var random = SplitMix64(seed: seed)
      var run = RecordedRun(count: 22, using: &random)
      let attack =
        "\"'><script>document.title='owned'</script><img src=x onerror=\"document.title='owned'\"></noscript>"
      for index in run.results.indices {
        run.results[index].name.useCase += attack
        run.results[index].name.configuration = attack
        run.results[index].output.append(Array(attack.utf8))
      }
      let visit = try Chromium.visit(
        run.events.page(),
        """
        for (const s of document.querySelectorAll("details")) s.open = true
        await pause()
        return {title: String(document.title === "owned"), images: String(document.images.length),
          scripts: String(document.scripts.length)}
        """)
      expectEqual(visit.answers, ["title": "false", "images": "0", "scripts": "2"], "seed \(seed)")
      expectEmpty(visit.console, "seed \(seed)")
    }
  }
}
