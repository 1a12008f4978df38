import Expectations
import Foundation
import Storyboards
import TestSupport
import Testing

@testable import Reports

/// The site in a real browser; skipped if no browser is installed.
@Suite(.enabled(if: Chromium.isInstalled, "Chromium is not installed"))
@ProgramActor struct GalleryBrowserTests {
  private let folder: TemporaryFolder

  /// Two use cases in two configurations, one of them with two scripts.
  init() throws {
    folder = try TemporaryFolder()
    var scenarios: [GalleryScenario] = []
    for (className, script) in [("Alpha", "launch"), ("Alpha", "toggle"), ("Beta", "launch")] {
      for configuration in ["iPhone", "iPad <b>"] {
        scenarios.append(
          GalleryScenario(
            ScenarioName(
              target: "App", classForDisplay: className, useCase: "\(className) screen", script: script,
              configuration: configuration), SettingsRun.storyboard(1, steps: 3)))
      }
    }
    try GallerySite(scenarios, next: .commandLine("demo")).write { path, text in
      try folder.write(text, to: "site/\(path)")
    }
  }

  private func visit(_ path: String, fragment: String = "", _ use: String) throws -> Chromium.Visit {
    try Chromium.visit(page: "site/\(path)", in: folder, fragment: fragment, use)
  }

  @Test
  func `The home page loads with its style, searches classes and use cases, and the console is silent`()
    throws
  {
    let visit = try visit(
      "index.html",
      """
      const seen = () => [...document.querySelectorAll(".card")].filter(c => c.getClientRects().length).length
      const answers = {style: getComputedStyle(document.querySelector(".cards")).display, all: String(seen())}
      press("/"); answers.focus = document.activeElement.id
      type("BETA"); answers.found = seen() + " " + document.getElementById("found").textContent
      press("Escape"); answers.again = String(seen())
      answers.drawn = String(document.querySelector(".card svg").getBBox().height > 800)
      return answers
      """)
    expectEqual(
      visit.answers,
      [
        "style": "grid", "all": "2", "focus": "search", "found": "1 1 found", "again": "2", "drawn": "true",
      ])
    expectEmpty(visit.console)
  }

  @Test func `The keyboard goes from script to script, and from step to step`() throws {
    let visit = try visit(
      "use-cases/App.Alpha.Alpha_screen.html",
      """
      const current = () => [...document.querySelectorAll(".current")].map(f => f.id).join(" ")
      const answers = {}
      press("ArrowRight"); press("ArrowRight"); answers.first = current()
      press("j"); press("j"); press("ArrowRight"); answers.second = current()
      press("ArrowLeft"); press("ArrowLeft"); answers.start = current()
      return answers
      """)
    expectEqual(
      visit.answers,
      [
        "first": "launch.step-2", "second": "launch.step-2 toggle.step-1",
        "start": "launch.step-2 toggle.step-1",
      ])
    expectEmpty(visit.console)
  }

  @Test func `A configuration can be looked at alone, and a link leads to its picture`() throws {
    let visit = try visit(
      "use-cases/App.Alpha.Alpha_screen.html", fragment: "#toggle.step-2.iPhone",
      """
      const seen = () => [...document.querySelectorAll("figure")].filter(f => f.getClientRects().length).length
      const answers = {first: String(seen()), target: document.querySelector(":target").id}
      document.getElementById("show-all").click()
      answers.all = String(seen())
      document.getElementById("show-1").click()
      answers.one = `${seen()} ${document.getElementById("chosen").textContent}`
      await pause()
      const made = () => document.querySelectorAll("figure svg").length
      answers.made = String(made() > 0 && made() < 12)
      location.hash = "#launch.step-1.iPhone"
      await pause()
      answers.widened = document.getElementById("chosen").textContent
      answers.bold = String(document.querySelectorAll("main b b, figcaption b").length)
      return answers
      """)
    expectEqual(
      visit.answers,
      [
        "first": "6", "all": "12", "target": "toggle.step-2.iPhone", "one": "6 · iPad <b>", "made": "true",
        "widened": "· iPhone", "bold": "0",
      ])
    expectEmpty(visit.console)
  }

  /// A use case with nine scripts of some steps, at `many/use-cases/App.Gamma.Gamma.html`.
  private func visitMany(steps: Int, fragment: String = "", _ use: String) throws -> Chromium.Visit {
    let scenarios = (1...9).map { number in
      GalleryScenario(
        ScenarioName(
          target: "App", classForDisplay: "Gamma", useCase: "Gamma", script: "script-\(number)",
          configuration: "iPhone"), SettingsRun.storyboard(number, steps: steps))
    }
    try GallerySite(scenarios, next: .commandLine("demo")).write { path, text in
      try folder.write(text, to: "many/\(path)")
    }
    return try Chromium.visit(
      page: "many/use-cases/App.Gamma.Gamma.html", in: folder, fragment: fragment, use)
  }

  @Test func `All films are made soon, with pictures as text until they are seen or printed`() throws {
    let visit = try visitMany(
      steps: 3,
      """
      const count = query => document.querySelectorAll(query).length
      const answers = {}
      for (let rest = 40; rest && count(".film") < 9; rest -= 1) await pause()
      answers.films = `${count(".film")} ${count(".film .view")} ${count(".script-section > noscript")}`
      const parts = count(".definitions defs > *")
      answers.deferred = String(count(".film .view > noscript") > 9)
      answers.trees = String(count(".trees details > noscript"))
      dispatchEvent(new Event("beforeprint"))
      answers.parts = String(parts > 0 && parts < count(".definitions defs > *"))
      answers.printed = String(count(".film .view > svg"))
      return answers
      """)
    expectEqual(
      visit.answers,
      ["films": "9 27 0", "deferred": "true", "trees": "0", "parts": "true", "printed": "27"])
    expectEmpty(visit.console)
  }

  @Test func `Who prints right away gets all films`() throws {
    let visit = try visitMany(
      steps: 2,
      """
      const count = query => String(document.querySelectorAll(query).length)
      dispatchEvent(new Event("beforeprint"))
      return {films: count(".film"), pictures: count(".film .view > svg")}
      """)
    expectEqual(visit.answers, ["films": "9", "pictures": "18"])
    expectEmpty(visit.console)
  }

  @Test func `A link into a film that is not made makes it, and a damaged one does no harm`() throws {
    let visit = try visitMany(
      steps: 2, fragment: "#a%",
      """
      const answers = {}
      location.hash = "#script-8.step-2.iPhone"
      await pause()
      const target = document.getElementById("script-8.step-2.iPhone")
      answers.target = `${target?.matches(":target")} ${target?.closest(".frame").className}`
      return answers
      """)
    expectEqual(visit.answers["target"], "true frame current")
    expectEmpty(visit.console)
  }

  @Test func `Many scripts are folded, and their list closes once one is chosen`() throws {
    let visit = try visitMany(
      steps: 1,
      """
      const list = document.querySelector(".scripts")
      const answers = {words: list.querySelector("summary").textContent, folded: String(!list.open)}
      list.querySelector("summary").click()
      answers.open = `${list.open} ${list.querySelectorAll("a").length}`
      list.querySelectorAll("a")[8].click()
      await pause()
      answers.chosen = `${list.open} ${document.querySelector(":target").id}`
      return answers
      """)
    expectEqual(
      visit.answers, ["words": "9 scripts", "folded": "true", "open": "true 9", "chosen": "false script-9"])
    expectEmpty(visit.console)
  }
}
