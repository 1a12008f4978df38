import Expectations
import TestSupport
import Testing

@testable import Diffing

@Suite struct LineDifferenceTests {
  @Test
  func `lines are compared byte by byte, with their newlines, and groups are as far down as possible`() {
    forEachRow(
      [
        ("", "", []), ("a\n", "a\n", []),
        ("", "a\n", [LineEdit(old: 0..<0, new: 0..<1)]),
        ("a\nb\n", "", [LineEdit(old: 0..<2, new: 0..<0)]),
        ("a\n", "a", [LineEdit(old: 0..<1, new: 0..<1)]),
        ("a\n", "a\r\n", [LineEdit(old: 0..<1, new: 0..<1)]),
        ("\u{E9}\n", "e\u{301}\n", [LineEdit(old: 0..<1, new: 0..<1)]),
        ("a\nb\nc\n", "a\nx\nc\n", [LineEdit(old: 1..<2, new: 1..<2)]),
      ] as [(String, String, [LineEdit])]
    ) { before, after, edits in
      let difference = LineDifference(from: before, to: after)
      expectEqual(difference.edits, edits)
      expectEqual(difference.isEmpty, (Array(before.utf8) == Array(after.utf8)))
      expectTrue(difference.isExact && !difference.exceededBudget)
    }

    forEachRow(
      [
        ("a\nb\n", "a\nb\na\nb\n", [LineEdit(old: 2..<2, new: 2..<4)]),
        ("a\na\na\nx\n", "a\nx\n", [LineEdit(old: 1..<3, new: 1..<1)]),
        ("f {\n}\ng {\n}\n", "f {\n}\nn {\n}\ng {\n}\n", [LineEdit(old: 2..<2, new: 2..<4)]),
      ] as [(String, String, [LineEdit])]
    ) { before, after, edits in
      expectEqual(LineDifference(from: before, to: after).edits, edits)
    }
  }

  @Test func `the hunks rebuild the new text, with and without a budget`() {
    for seed in SplitMix64.seeds(3000) {
      var random = SplitMix64(seed: seed)
      let (before, after) = random.texts()
      for budget in [nil, 0, 5] {
        let difference = LineDifference(from: before, to: after, budget: budget)
        let context = Int.random(in: 0...4, using: &random)
        expectEqual(difference.appliedHunks(context: context), after, "seed \(seed)")
        expectEqual(difference.isEmpty, (before == after), "seed \(seed)")
        #expect(!difference.exceededBudget || !difference.isExact, "seed \(seed)")
      }
    }
  }

  @Test func `an exact difference has no more edits than the standard library's`() {
    for seed in SplitMix64.seeds(1000) {
      var random = SplitMix64(seed: seed)
      let (before, after) = random.texts()
      let difference = LineDifference(from: before, to: after)
      let (old, new) = (difference.before.allLines, difference.after.allLines)
      expectTrue(difference.isExact, "seed \(seed)")
      expectEqual(difference.editCount, new.difference(from: old).count, "seed \(seed)")
    }
  }

  @Test func `over the budget the rest is replaced, and that is told`() {
    let before = String(repeating: "a\nb\nc\n", count: 50)
    let after = String(repeating: "c\nb\na\n", count: 50)
    let poor = LineDifference(from: before, to: after, budget: 0)
    #expect(poor.exceededBudget && !poor.isExact)
    expectEqual(poor.editCount, 300)
    let rich = LineDifference(from: before, to: after)
    expectFalse(rich.exceededBudget)
    #expect(rich.editCount < 210)
  }

  @Test func `the work grows no faster than the text`() {
    forEachRow([LongText.repeated, .shuffled, .changed] as [LongText]) { kind in
      let (small, large) = (kind.difference(lines: 8_000), kind.difference(lines: 16_000))
      expectTrue(large.work <= max(small.work * 5 / 2, 100_000), "\(small.work), \(large.work)")
      expectTrue(large.work < 1_000_000 + 64 * 32_000, "\(large.work)")
      if kind == .changed { expectTrue(large.work == 0 && large.isExact) }
    }
  }
}

/// Long texts that are hard to compare.
enum LongText: Sendable {
  /// Few distinct lines, in another order each time.
  case repeated
  /// The same distinct lines in another order.
  case shuffled
  /// No line in common.
  case changed

  func difference(lines: Int) -> LineDifference {
    var random = SplitMix64(seed: 7)
    let numbers = (0..<lines).map { self == .repeated ? $0 % 40 : $0 }
    let before = numbers.shuffled(using: &random).map { "line \($0)\n" }.joined()
    let prefix = self == .changed ? "other" : "line"
    return LineDifference(
      from: before, to: numbers.shuffled(using: &random).map { "\(prefix) \($0)\n" }.joined())
  }
}

extension LineDifference {
  fileprivate var editCount: Int { edits.reduce(0) { $0 + $1.old.count + $1.new.count } }

  /// The new text, made of the old one and the hunks alone.
  fileprivate func appliedHunks(context: Int) -> [UInt8] {
    var result: [UInt8] = []
    var line = 0
    for hunk in hunks(context: context) {
      for index in line..<hunk.old.lowerBound { result += before[index] }
      for line in hunk.lines where line.sign != .removed { result += line.bytes }
      line = hunk.old.upperBound
    }
    for index in line..<before.count { result += before[index] }
    return result
  }
}

extension TextLines {
  fileprivate var allLines: [[UInt8]] { (0..<count).map { Array(self[$0]) } }
}
