import Expectations
import Foundation
import LocalServer
import TestSupport
import Testing

@testable import ShowcaseCommand

/// The review in a real browser, down to the goldens on disk; skipped if no browser is installed.
@Suite(.enabled(if: Chromium.isInstalled, "Chromium is not installed"), .hangLimit)
@ProgramActor struct WebReviewBrowserTests {
  private let lamps: LampReview
  private let server: BackgroundServer
  private let browser: BrowserSession

  init() async throws {
    lamps = try await LampReview()
    server = try lamps.serve()
    browser = try BrowserSession()
    try browser.open(server.access.address)
    try expectLeft("3 of 3 left · 0 accepted, 0 rejected")
  }

  private func expectLeft(_ words: String) throws {
    try browser.wait(until: "document.getElementById('left').textContent === `\(words)`")
  }

  private func entry(_ golden: String) -> String { ".scenario[data-change='\(lamps.index(of: golden))']" }

  private func open(_ golden: String) throws {
    try browser.evaluate("document.querySelector(\"\(entry(golden))\").open = true")
  }

  private func isNow(_ golden: String, _ text: String) throws -> Bool {
    try lamps.package.read(golden).contains(text)
  }

  @Test func `accepting and rejecting a change writes it to the disk, and undo restores it`() throws {
    let before = try lamps.package.contents(of: "Snapshots")
    try open(LampGolden.exit)
    try browser.click("\(entry(LampGolden.exit)) [data-do=accept]")
    try expectLeft("2 of 3 left · 1 accepted, 0 rejected")
    expectTrue(try isNow(LampGolden.exit, "\"EXIT\""))
    expectEqual(
      try browser.evaluate("document.querySelector(\"\(entry(LampGolden.exit)) .decision\").textContent"),
      "Accepted")
    try open(LampGolden.desk)
    try browser.click("\(entry(LampGolden.desk)) [data-do=reject]")
    try expectLeft("1 of 3 left · 1 accepted, 1 rejected")
    expectEqual(lamps.pending, [LampGolden.ceiling])
    try browser.click("\(entry(LampGolden.desk)) [data-do=undo]")
    try expectLeft("2 of 3 left · 1 accepted, 0 rejected")
    try browser.click(".tally [data-do=undo]")
    try expectLeft("3 of 3 left · 0 accepted, 0 rejected")
    expectEqual(try lamps.package.contents(of: "Snapshots"), before)
    expectEqual(lamps.pending.count, 3)
    expectEmpty(browser.console)
  }

  @Test func `accepting a cause accepts all that has it, and the page says when all is decided`() throws {
    let lampsCard = ".cause-card:has(a[href*='LampViewController'])"
    expectEqual(
      try browser.evaluate("document.querySelector(\"\(lampsCard) [data-do=accept] span\").textContent"),
      "Accept all 2")
    try browser.click("\(lampsCard) [data-do=accept]")
    try expectLeft("1 of 3 left · 2 accepted, 0 rejected")
    for golden in [LampGolden.ceiling, LampGolden.desk] { expectTrue(try isNow(golden, "Dark")) }
    expectEqual(
      try browser.evaluate(
        "document.querySelector(\"\(lampsCard)\").matches('.decided.accepted') + ' ' + document.querySelector(\"\(lampsCard) .verdict\").textContent"
      ),
      "true 2 accepted")
    try browser.click(".cause-card:not(.decided) [data-do=reject]")
    try expectLeft("All decided: 2 accepted, 1 rejected. Ctrl-C in the terminal ends the review.")
    // A page that is opened again shows the same.
    try browser.open("about:blank")
    try browser.open(server.access.address)
    try expectLeft("All decided: 2 accepted, 1 rejected. Ctrl-C in the terminal ends the review.")
    expectEmpty(browser.console)
  }

  @Test func `keys do what they do at a terminal`() throws {
    try browser.evaluate("document.querySelector('.cause-card.current') !== null")
    for _ in 0..<20
    where try browser.evaluate("document.querySelector('.current h3').textContent.includes('EXIT')") != "true"
    {
      try browser.press("n")
    }
    try browser.press("a")
    try expectLeft("2 of 3 left · 1 accepted, 0 rejected")
    expectTrue(try isNow(LampGolden.exit, "\"EXIT\""))
    // The next change that waits is open now, and its cause has another scenario.
    try browser.wait(
      until: "document.querySelector('details.current[open]')?.id.includes('LampViewController')")
    try browser.press("R")
    try expectLeft("All decided: 1 accepted, 2 rejected. Ctrl-C in the terminal ends the review.")
    try browser.press("u")
    try expectLeft("2 of 3 left · 1 accepted, 0 rejected")
    try browser.press("A")
    try expectLeft("All decided: 3 accepted, 0 rejected. Ctrl-C in the terminal ends the review.")
    for golden in [LampGolden.ceiling, LampGolden.desk] { expectTrue(try isNow(golden, "Dark")) }
    // What is typed into the search is no key.
    for _ in 0..<2 { try browser.press("u") }
    try expectLeft("3 of 3 left · 0 accepted, 0 rejected")
    try browser.evaluate("document.getElementById('search').focus()")
    for key in ["a", "R"] { try browser.press(key) }
    expectEqual(try browser.evaluate("document.getElementById('search').value"), "aR")
    try browser.evaluate("fetch('state')")
    expectEqual(lamps.pending.count, 3)
    expectEmpty(browser.console)
  }

  @Test func `another site can neither decide nor read anything`() throws {
    let other = try BackgroundServer { _ in
      { _, _ in
        var page = HTTPResponse(.ok, type: "text/html", body: "<!DOCTYPE html><title>other</title>")
        page.policy = "default-src *"
        return page
      }
    }
    let attempts = """
      (async () => {
        const address = "\(server.access.address)", results = []
        const body = JSON.stringify({change: 0})
        for (const [verb, options] of [
          ["accept", {method: "POST", mode: "no-cors", body}],
          ["accept", {method: "POST", mode: "no-cors", headers: {"Content-Type": "text/plain"}, body}],
          ["accept", {method: "POST", headers: {"Content-Type": "application/json"}, body}],
          ["undo", {method: "POST", mode: "no-cors", body: "{}"}], ["state", {}], ["", {}],
        ]) {
          try { results.push((await fetch(address + verb, options)).type) } catch (error) { results.push(error.name) }
        }
        return results.join(" ")
      })()
      """
    for address in [other.access.address, "about:blank"] {
      try browser.open(address)
      expectEqual(
        try browser.evaluate(attempts), Array(repeating: "TypeError", count: 6).joined(separator: " "))
      expectEqual(lamps.pending.count, 3)
    }
    // Without the token, the server says nothing, to its own page either.
    try browser.open(server.access.address)
    let statuses = try browser.evaluate(
      """
      Promise.all(["/", "/\(String(repeating: "0", count: 32))/", "/\(String(repeating: "0", count: 32))/accept"].map(
        async path => (await fetch(path, path.endsWith("accept") ? {method: "POST", body: "{}"} : {})).status))
      """)
    expectEqual(statuses, "403,403,403")
  }

  @Test func `a golden that has changed on disk is explained on the page, and stays`() throws {
    try lamps.package.edit(LampGolden.exit, "EXITS", to: "WAY OUT")
    try open(LampGolden.exit)
    try browser.click("\(entry(LampGolden.exit)) [data-do=accept]")
    try browser.wait(until: "!document.getElementById('refused').hidden")
    let words = try browser.evaluate("document.getElementById('refused').textContent")
    expectTrue(words.contains("the golden has changed since it was looked at"), "\(words)")
    try expectLeft("3 of 3 left · 0 accepted, 0 rejected")
    expectTrue(try isNow(LampGolden.exit, "WAY OUT"))
  }

  @Test func `nothing is wider than a phone, and buttons are large enough for a finger`() throws {
    let phone = try BrowserSession(look: Chromium.Look(width: 390))
    try phone.open(server.access.address)
    try phone.wait(until: "document.getElementById('left').textContent.startsWith('3 of 3')")
    expectEqual(try phone.evaluate("document.documentElement.scrollWidth <= innerWidth"), "true")
    expectEqual(
      try phone.evaluate(
        "[...document.querySelectorAll('button[data-do]')].filter(b => b.offsetParent && b.offsetHeight < 32).length"
      ),
      "0")
    try phone.evaluate("scrollTo({top: document.body.scrollHeight, behavior: 'instant'})")
    // However far one has gone, what is left is seen.
    for id in ["left", "said"] {
      expectEqual(
        try phone.evaluate(
          "(box => box.top >= 0 && box.bottom <= innerHeight)(document.getElementById('\(id)').getBoundingClientRect())"
        ),
        "true", "\(id)")
    }
  }
}
