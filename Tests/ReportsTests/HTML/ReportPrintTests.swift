import Expectations
import Foundation
import TestSupport
import Testing

@testable import Reports

/// The page on paper; skipped if no browser is installed.
@Suite(.enabled(if: Chromium.isInstalled, "Chromium is not installed"))
@ProgramActor struct ReportPrintTests {
  private static let page = SettingsRun(count: 8, failing: 4, steps: 3).events.page()

  @Test func `It prints whole pages with the pictures of all causes`() throws {
    let pdf = try Chromium.pdf(of: Self.page)
    expectTrue(pdf.starts(with: Data("%PDF".utf8)))
    let pages = String(decoding: pdf, as: UTF8.self).matches(of: #/\/Type \/Page\b(?!s)/#).count
    // Each of four causes has two pictures of most of a page's height.
    expectTrue((3...12).contains(pages), "\(pages) pages")
  }

  @Test func `On paper nothing scrolls or is cut, and an open scenario shows all of its steps`() throws {
    let visit = try Chromium.visit(
      Self.page, look: Chromium.Look(width: 720),
      """
      const scenario = document.querySelector("details.scenario")
      scenario.open = true
      await pause()
      dispatchEvent(new Event("beforeprint"))
      // The rules for paper hold on the screen.
      for (const sheet of document.styleSheets) for (const rule of sheet.cssRules)
        if (rule instanceof CSSMediaRule) {
          if (rule.media.mediaText === "print") rule.media.mediaText = "all"
          else if (rule.media.mediaText === "screen") rule.media.mediaText = "not all"
        }
      await pause()
      const seen = element => element.getClientRects().length > 0
      const boxes = [...document.querySelectorAll("main *")].filter(seen).filter(e => !e.closest("svg"))
      const name = element => `${element.tagName}.${element.className}`
      return {scrolling: boxes.filter(e => getComputedStyle(e).overflow !== "visible" && !e.matches(".view") &&
          (e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 1)).map(name).join(),
        cut: boxes.filter(e => e.getBoundingClientRect().right > innerWidth + 1).map(name).join(),
        steps: String([...scenario.querySelectorAll(".frame")].filter(seen).length),
        pictures: String([...scenario.querySelectorAll(".film figure svg")].filter(seen).length),
        tools: String([...document.querySelectorAll("nav, .tools, .timeline")].filter(seen).length),
        deferred: String(document.querySelectorAll(".cause-card noscript").length)}
      """)
    expectEqual(
      visit.answers,
      ["scrolling": "", "cut": "", "steps": "3", "pictures": "6", "tools": "0", "deferred": "0"])
  }
}
