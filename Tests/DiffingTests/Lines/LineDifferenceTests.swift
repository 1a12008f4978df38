import TestSupport
import Testing

@testable import Diffing

@Suite struct LineDifferenceTests {
  @Test(
    "Few lines tell what changed",
    arguments: [
      ("", "", ""), ("a\n", "a\n", ""),
      ("a\nb\nc\n", "a\nB\nc\n", "@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n"),
      ("", "a\n", "@@ -0,0 +1 @@\n+a\n"), ("a\n", "", "@@ -1 +0,0 @@\n-a\n"),
      ("a", "a\n", "@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n"),
      (
        "a\nb", "a\nc",
        "@@ -1,2 +1,2 @@\n a\n-b\n\\ No newline at end of file\n+c\n\\ No newline at end of file\n"
      ),
      ("x\ny\n", "x\ny\nx\ny\n", "@@ -1,2 +1,4 @@\n x\n y\n+x\n+y\n"),
      ("a\r\n", "a\n", "@@ -1 +1 @@\n-a\r\n+a\n"),
    ])
  func examples(before: String, after: String, hunks: String) {
    #expect(LineDifference(from: before, to: after).unified() == hunks)
  }

  @Test("Changes that stand more than twice the context apart get a hunk each", arguments: [(6, 1), (7, 2)])
  func hunks(distance: Int, count: Int) {
    let middle = (0..<distance).map { "\($0)\n" }.joined()
    let difference = LineDifference(from: "a\n\(middle)z\n", to: "A\n\(middle)Z\n")
    #expect(difference.hunks(context: 3).count == count)
    #expect(difference.hunks(context: 0).count == 2)
  }

  @Test("The edits make the new text of the old one", arguments: 0..<8 as Range<UInt64>)
  func edits(round: UInt64) {
    for (seed, pair) in TextPair.round(round) {
      let difference = LineDifference(from: pair.before, to: pair.after)
      #expect(Self.applying(difference.edits, pair) == pair.after, "seed \(seed)")
      #expect(difference.isEmpty == (pair.before == pair.after), "seed \(seed)")
    }
  }

  @Test("So they do where the budget is short", arguments: [0, 1, 20])
  func shortBudget(budget: Int) {
    for (seed, pair) in TextPair.round(20) {
      let difference = LineDifference(from: pair.before, to: pair.after, budget: budget)
      #expect(Self.applying(difference.edits, pair) == pair.after, "seed \(seed)")
      #expect(!difference.exceededBudget || !difference.isExact, "seed \(seed)")
    }
  }

  @Test("No fewer edits would do, where the difference says so", arguments: 30..<34 as Range<UInt64>)
  func fewest(round: UInt64) {
    for (seed, pair) in TextPair.round(round) {
      let difference = LineDifference(from: pair.before, to: pair.after)
      let count = difference.edits.map { $0.old.count + $0.new.count }.reduce(0, +)
      let fewest = pair.after.lines.difference(from: pair.before.lines).count
      #expect(!difference.isExact || count == fewest, "seed \(seed)")
      #expect(difference.isExact, "seed \(seed)")
    }
  }

  @Test("A budget that was spent is told, and what could not be matched is replaced")
  func spentBudget() {
    let lines = (0..<400).map { "\($0)\n" }
    let difference = LineDifference(from: lines.joined(), to: lines.reversed().joined(), budget: 10)
    let (exceedsBudget, isExact) = (difference.exceededBudget, difference.isExact)
    #expect(exceedsBudget)
    #expect(!isExact)
    #expect(difference.edits.map(\.old.count).reduce(0, +) >= 300)
  }

  @Test("Twice the lines cost little more than twice the steps", arguments: [1, 10, 100])
  func growth(percentChanged: Int) {
    let work = [5000, 10_000].map { count in
      let lines = (0..<count).map { "\($0 % 12 == 0 ? $0 : $0 % 12)\n" }
      let changed = lines.enumerated().map { $0 % 100 < percentChanged ? "now \($0 % 9)\n" : $1 }
      return LineDifference(from: lines.joined(), to: changed.joined()).work
    }
    #expect(work[1] <= work[0] * 5 / 2 + 1000, "\(work)")
  }

  private static func applying(_ edits: [LineEdit], _ pair: TextPair) -> [UInt8] {
    let (old, new) = (pair.before.lines, pair.after.lines)
    var result: [[UInt8]] = []
    var place = 0
    for edit in edits {
      result += old[place..<edit.old.lowerBound] + new[edit.new]
      place = edit.old.upperBound
    }
    return Array((result + old[place...]).joined())
  }
}
