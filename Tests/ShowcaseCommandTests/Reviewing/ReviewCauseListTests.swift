import Expectations
import GoldenFiles
import Reports
import Review
import Storyboards
import Testing

@testable import ShowcaseCommand

@Suite struct ReviewCauseListTests {
  private let size = ScreenSize(columns: 60, rows: 24)

  /// `a` and `c` have one cause, `b` another one, `d` a third one; `x` cannot be read.
  private let screen = ReviewScreen(
    PendingReview([
      .ofLabel(in: "a", from: "1", to: "2"), .ofLabel(in: "b", from: "x", to: "y"),
      .ofLabel(in: "c", from: "1", to: "2"), .ofLabel(in: "d", from: nil, to: "z"),
      PendingChange(path: GoldenPath("Snapshots/x.txt"), kind: .changed, text: "hello\n"),
    ]))

  private func pressing(_ keys: String) -> ReviewScreen {
    var screen = screen
    for key in keys.unicodeScalars { screen.press(key == "\n" ? .enter : .letter(key), on: size) }
    return screen
  }

  private func rows(_ screen: ReviewScreen) -> [String] {
    screen.lines(on: size)[2..<6].map { String($0.text.prefix(30)) }
  }

  private func decided(_ screen: ReviewScreen) -> [String] {
    screen.decided.map { "\($0.decision) \($0.change.path.scenario?.name.useCase ?? "x")" }
  }

  @Test func `The list has a row for each cause, and the example of the selected one in its tree`() {
    expectEqual(
      pressing("c").lines(on: size).map(\.text),
      [
        "4 causes of 5 changes                 0 accepted, 0 rejected", "",
        ">           a430  text, 2 scenarios: \"1\" -> \"2\" of UILabe...",
        "            6539  text, 1 scenario: \"x\" -> \"y\" of UILabel...",
        "            6e4f  new, 1 scenario: the golden is missing",
        "                  unreadable, Snapshots/x.txt", "",
        "T/C/a", "s, iPad", "changed, text, 1 node in 1 step", "",
        "step 1: launch", "  changed UILabel \"1\": \"1\" -> \"2\"", "", "in the tree:", "  UIView",
        "-   UILabel \"1\"", "+   UILabel \"2\"",
        "    UISwitch", "", "",
        String(repeating: "-", count: 60),
        "A accept  R reject  u undo  enter look at its changes",
        "? help  q apply, quit",
      ])
    expectEqual(pressing("cjk").selectedRow, 0)
    expectEqual(pressing("cj").lines(on: size)[7].text, "T/C/b")
    expectEqual(pressing("cjjj").lines(on: size)[7].text, "Snapshots/x.txt")
  }

  @Test func `Below a short difference comes its tree, as far as there is room`() {
    let lines = pressing("").lines(on: ScreenSize(columns: 60, rows: 30)).map(\.text)
    expectEqual(
      Array(lines[6..<14]),
      [
        "step 1: launch", "  changed UILabel \"1\": \"1\" -> \"2\"", "", "in the tree:", "  UIView",
        "-   UILabel \"1\"", "+   UILabel \"2\"", "    UISwitch",
      ])
  }

  @Test func `Deciding a cause selects the next one that waits, and undoing selects it again`() {
    expectEqual(decided(pressing("cA")), ["accept a", "accept c"])
    expectEqual(rows(pressing("cA"))[0].prefix(16), "  accepted  a430")
    expectEqual(rows(pressing("cA"))[1].prefix(16), ">           6539")
    expectEqual(decided(pressing("cAR")), ["accept a", "accept c", "reject b"])
    expectEqual(rows(pressing("cAR"))[1].prefix(16), "  rejected  6539")
    expectEqual(decided(pressing("cARu")), ["accept a", "accept c"])
    expectEqual(rows(pressing("cARu"))[1].prefix(16), ">           6539")
    // After the last row comes the first that waits.
    expectEqual(pressing("cjA").selectedRow, 2)
    expectEqual(pressing("cjjjRA").selectedRow, 1)
  }

  @Test func `A cause of which some changes are decided says how many`() {
    expectEqual(rows(pressing("rc"))[0].prefix(16), "> 1 of 2    a430")
    // Enter leads back to the change, where its cause is as far as it was.
    expectEqual(pressing("cj\n").isListed, false)
    expectEqual(pressing("cj\n").current.change.path.scenario?.name.useCase, "b")
  }

  @Test func `What cannot be read is rejected in the list, and not accepted`() {
    expectEqual(decided(pressing("cjjjA")), [])
    expectTrue(pressing("cjjjA").lines(on: size).contains { $0.text.contains("cannot be accepted") })
    expectEqual(decided(pressing("cjjjR")), ["reject x"])
  }

  @Test func `Help and the question lead back to the list`() {
    expectTrue(pressing("c?x").isListed)
    expectEqual(pressing("cAq").mode, .confirming)
    expectEqual(rows(pressing("cAqx"))[0].prefix(16), "  accepted  a430")
    expectEqual(pressing("cAAARx").mode, .reviewing)
    expectEqual(pressing("cAAAR").mode, .confirming)
    expectEqual(pressing("cq").mode, .finished(applies: false))
  }

  @Test func `Moving stops at the ends of the list`() {
    expectTrue(pressing("ck").lines(on: size).contains { $0.text == "This is the first cause." })
    expectTrue(pressing("cjjjj").lines(on: size).contains { $0.text == "This is the last cause." })
  }

  @Test func `Any size gives as many rows as fit, none too wide`() {
    forEachRow([(40, 12), (20, 8), (10, 3), (3, 1), (1, 1), (0, 0), (300, 100)] as [(Int, Int)]) { size in
      let size = ScreenSize(columns: size.0, rows: size.1)
      for keys in ["c", "cA", "cjjj"] {
        let lines = pressing(keys).lines(on: size)
        expectEqual(lines.count, size.rows)
        expectTrue(lines.allSatisfy { $0.text.columns <= size.columns })
      }
    }
  }
}
