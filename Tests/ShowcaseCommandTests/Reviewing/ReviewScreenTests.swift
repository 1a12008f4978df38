import Diagnostics
import Expectations
import GoldenFiles
import Reports
import Review
import Storyboards
import Testing

@testable import ShowcaseCommand

@Suite struct ReviewScreenTests {
  private let size = ScreenSize(columns: 60, rows: 16)

  /// `a` and `c` have the same difference, `b` has another one, `d` is new.
  private var screen: ReviewScreen {
    ReviewScreen(
      PendingReview([
        change("a", "1", "2"), change("b", "x", "y"), change("c", "1", "2"), change("d", nil, "z"),
      ]))
  }

  private func change(_ useCase: String, _ old: String?, _ new: String) -> PendingChange {
    .ofLabel(in: useCase, from: old, to: new)
  }

  private func pressing(_ keys: String, on size: ScreenSize? = nil) -> ReviewScreen {
    var screen = screen
    for key in keys.unicodeScalars { screen.press(.letter(key), on: size ?? self.size) }
    return screen
  }

  private func useCase(_ screen: ReviewScreen) -> String? {
    screen.current.change.path.scenario?.name.useCase
  }

  private func decided(_ screen: ReviewScreen) -> [String] {
    screen.decided.map { "\($0.decision) \($0.change.path.scenario?.name.useCase ?? "")" }
  }

  @Test func `The screen shows which change it is, what differs worst, and what to press`() {
    expectEqual(
      screen.lines(on: size).map(\.text),
      [
        "1 of 4                                0 accepted, 0 rejected",
        "T/C/a",
        "s, iPad",
        "changed, text, 1 node in 1 step",
        "a430  text, 2 scenarios: \"1\" -> \"2\" of UILabel \"1\"",
        "[difference]  tree ",
        "step 1: launch",
        "  changed UILabel \"1\": \"1\" -> \"2\"",
        "", "", "", "", "",
        String(repeating: "-", count: 60),
        "A accept cause  R reject cause  a accept  r reject  s skip",
        "u undo  t tree  c causes  ? help  q apply, quit",
      ])
  }

  @Test func `The tree's tab has what went and what came, and begins near it if it does not fit`() {
    let lines = pressing("t").lines(on: size)
    expectEqual(lines[5].text, " difference  [tree]")
    expectEqual(
      lines[6...10].map(\.text),
      [
        "step 1: launch", "  UIView", "-   UILabel \"1\"", "+   UILabel \"2\"", "    UISwitch",
      ])
    expectEqual(lines[6...10].map(\.style), [.title, .plain, .removed, .added, .plain])

    let tiny = ScreenSize(columns: 40, rows: 9)
    expectEqual(pressing("t", on: tiny).lines(on: tiny)[6].text, "  UIView")
    expectEqual(pressing("t", on: tiny).lines(on: tiny)[7].text, "-   UILabel \"1\"")
    expectEqual(pressing("tt", on: tiny).scroll, 0)
  }

  @Test func `What is new is shown as it would be written`() {
    let lines = pressing("nnn").lines(on: ScreenSize(columns: 60, rows: 30)).map(\.text)
    expectEqual(lines[6], "There is no golden yet. Accepting writes this storyboard:")
    expectEqual(lines[7], "showcase-storyboard 2")
    #expect(lines.contains("  UILabel \"z\""))
  }

  @Test func `Deciding goes on to the next undecided change, and a cause may be accepted or rejected as one`()
  {
    let screen = pressing("ar")
    expectEqual(decided(screen), ["accept a", "reject c"])
    expectEqual(useCase(screen), "b")
    #expect(screen.lines(on: size)[0].text.hasSuffix("1 accepted, 1 rejected"))

    let all = pressing("A")
    expectEqual(decided(all), ["accept a", "accept c"])
    expectEqual(useCase(all), "b")

    expectEqual(decided(pressing("rA")), ["reject a", "accept c"])
    expectEqual(decided(pressing("rpA")), ["accept a", "accept c"])
    expectEqual(decided(pressing("R")), ["reject a", "reject c"])
    expectEqual(decided(pressing("AR")), ["accept a", "accept c", "reject b"])
    // A skipped change is left for later, whatever happens to its cause.
    expectEqual(decided(pressing("sA")), ["accept c"])
  }

  @Test func `A change with two causes is accepted with the last of them, and rejected with any`() {
    let both = PendingChange(
      path: change("e", "1", "2").path, kind: .changed,
      text: PendingChange.storyboardText("e", label: "2").replacing("UISwitch", with: "UISwitch #on"),
      goldenText: PendingChange.storyboardText("e", label: "1"))
    func pressing(_ keys: String) -> ReviewScreen {
      var screen = ReviewScreen(PendingReview([change("a", "1", "2"), change("c", "1", "2"), both]))
      for key in keys.unicodeScalars { screen.press(.letter(key), on: size) }
      return screen
    }
    expectEqual(decided(pressing("A")), ["accept a", "accept c"])
    // The next change is the one that also has another cause, and shows that one.
    expectEqual(useCase(pressing("A")), "e")
    expectTrue(pressing("A").lines(on: size)[4].text.contains("accessibility, 1 scenario: "))
    expectEqual(decided(pressing("AA")), ["accept a", "accept c", "accept e"])
    expectEqual(decided(pressing("AR")), ["accept a", "accept c", "reject e"])
    expectEqual(decided(pressing("R")), ["reject a", "reject c", "reject e"])
    expectEqual(decided(pressing("Au")), [])
    expectEqual(decided(pressing("AuA")), ["accept a", "accept c"])
  }

  @Test func `Undoing takes back the last decision and shows its change again`() {
    expectEqual(decided(pressing("Aru")), ["accept a", "accept c"])
    expectEqual(useCase(pressing("Aru")), "b")
    expectEmpty(decided(pressing("Aruu")))
    expectEqual(useCase(pressing("Aruu")), "a")
    expectTrue(pressing("u").lines(on: size).contains { $0.text == "There is nothing to undo." })
  }

  @Test func `Quitting with decisions asks first, and only a yes, no Control and C, applies them`() {
    expectEqual(pressing("aq").mode, .confirming)
    #expect(
      pressing("aq").lines(on: size).suffix(2).map(\.text).joined().contains(
        "1 accepted, 0 rejected.  Apply now?"))
    expectEqual(pressing("aqy").mode, .finished(applies: true))
    expectEqual(pressing("aqD").mode, .finished(applies: false))
    expectEqual(pressing("aqx").mode, .reviewing)
    expectEqual(pressing("q").mode, .finished(applies: false))

    forEachRow(["", "a", "aq", "a?"]) { keys in
      var screen = pressing(keys)
      screen.press(.interrupt, on: size)
      expectEqual(screen.mode, .finished(applies: false))
    }
  }

  @Test func `After the last decision or skip the question comes by itself, and other keys drop nothing`() {
    forEachRow(["aaaa", "nraaa", "Ara", "arsaa"]) { keys in
      expectEqual(pressing(keys).mode, .confirming)
      expectEqual(pressing(keys).decided.count, 4)
    }

    expectEqual(pressing("asss").mode, .confirming)
    expectEqual(pressing("ssss").mode, .finished(applies: false))

    forEachRow("nrasAputq? ".map(\.self)) { key in
      let screen = pressing("aaaa\(key)")
      expectEqual(screen.mode, .reviewing)
      expectEqual(screen.decided.count, 4)
    }
  }

  @Test
  func `Where the decisions cannot be applied now, the question stays, with the reason, and so do they`() {
    var screen = pressing("aqy")
    screen.askAgain(since: Diagnostic("another Showcase is writing goldens"))
    expectEqual(screen.mode, .confirming)
    expectEqual(decided(screen), ["accept a"])
    let foot = screen.lines(on: size).map(\.text)
    #expect(foot.contains("Nothing is written yet: another Showcase is writing goldens."))
    #expect(foot.joined().contains("Apply now?"))
    screen.press(.letter("y"), on: size)
    expectEqual(screen.mode, .finished(applies: true))
  }

  @Test func `Moving stops at the ends of changes and of the page, and shows where it is`() {
    expectEqual(useCase(pressing("nnnnnn")), "d")
    expectTrue(pressing("nnnn").lines(on: size).contains { $0.text == "This is the last change." })
    expectTrue(pressing("p").lines(on: size).contains { $0.text == "This is the first change." })

    let small = ScreenSize(columns: 40, rows: 12)
    var screen = pressing("nnn", on: small)
    #expect(screen.lines(on: small)[5].text.contains("1-5 of 11"))
    screen.press(.pageDown, on: small)
    #expect(screen.lines(on: small)[5].text.contains("5-9 of 11"))
    screen.press(.end, on: small)
    #expect(screen.lines(on: small)[5].text.contains("7-11 of 11"))
    screen.press(.down, on: small)
    #expect(screen.lines(on: small)[5].text.contains("7-11 of 11"))
    for _ in 0..<20 { screen.press(.up, on: small) }
    #expect(screen.lines(on: small)[5].text.contains("1-5 of 11"))
  }

  @Test func `What cannot be read is not accepted`() {
    let broken = PendingChange(path: GoldenPath("Snapshots/x.txt"), kind: .changed, text: "hello\n")
    var screen = ReviewScreen(PendingReview([broken]))
    screen.press(.letter("a"), on: size)
    expectEmpty(screen.decided)
    expectTrue(screen.lines(on: size).contains { $0.text.contains("cannot be accepted") })
    screen.press(.letter("r"), on: size)
    expectEqual(screen.decided.map(\.decision), [.reject])
  }

  @Test func `Help says that nothing is written before the end, and any key leads back`() {
    let lines = pressing("?").lines(on: ScreenSize(columns: 60, rows: 24)).map(\.text)
    #expect(lines.contains("Nothing is written before you say yes."))
    expectEqual(pressing("?q").mode, .reviewing)
    let low = pressing("?").lines(on: ScreenSize(columns: 40, rows: 12)).map(\.text)
    expectEqual(low, ReviewScreen.help.map(\.text) + ["any key: back"])
  }

  @Test
  func `A page is laid out once for all keys that leave it, and again for another tab or width`() throws {
    var screen = pressing("t")
    let first = try #require(screen.laidOut)
    for key in [ReviewKey.down, .up, .end, .home] { screen.press(key, on: size) }
    expectEqual(screen.laidOut?.lines.address, first.lines.address)
    screen.press(.letter("t"), on: size)
    expectEqual(screen.laidOut?.tab, .difference)
    screen.press(.down, on: ScreenSize(columns: 20, rows: 8))
    expectEqual(screen.laidOut?.columns, 20)
    expectEqual(first.lines.count, 5)
  }

  @Test func `A low and narrow screen has room for the page all the same`() {
    expectEqual(
      screen.lines(on: ScreenSize(columns: 40, rows: 12)).map(\.text),
      [
        "1 of 4            0 accepted, 0 rejected", "T/C/a", "s, iPad",
        "changed, text, 1 node in 1 step", "a430  text, 2 scenarios: \"1\" -> \"2\" o...",
        "[difference]  tree ", "step 1: launch", "  changed UILabel \"1\": \"1\" -> \"2\"", "", "", "",
        "A cause  a accept  r reject  ? help  q",
      ])
  }

  @Test func `Any size gives as many rows as fit, none too wide`() {
    forEachRow([(40, 12), (20, 8), (10, 3), (3, 1), (1, 1), (0, 0), (300, 100)] as [(Int, Int)]) { size in
      for keys in ["", "t", "?", "aq", "nnn"] {
        let size = ScreenSize(columns: size.0, rows: size.1)
        let lines = pressing(keys, on: size).lines(on: size)
        expectEqual(lines.count, size.rows)
        expectTrue(lines.allSatisfy { $0.text.columns <= size.columns })
      }
    }
  }

  @Test func `Nothing of a storyboard reaches the terminal raw`() {
    let hostile = change("e\u{1B}[2J", "\u{202E}", "\u{9B}31m\u{7}")
    let screen = ReviewScreen(PendingReview([hostile]))
    for line in screen.lines(on: size) {
      expectTrue(
        line.terminalText(isColored: false).unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value < 0x7F })
    }
  }
}

extension [ScreenLine] {
  /// The address of the lines in memory: equal lines that were made again are elsewhere.
  fileprivate var address: UnsafePointer<ScreenLine>? { withUnsafeBufferPointer(\.baseAddress) }
}
