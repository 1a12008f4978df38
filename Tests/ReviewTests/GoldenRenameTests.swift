import Expectations
import GoldenFiles
import Review
import TestSupport
import Testing

@Suite struct GoldenRenameTests {
  private func storyboard(_ name: String, _ lines: [String]) -> String {
    "showcase-storyboard 2\nuse case: C / \(name)\nscript: s\nconfiguration: c\n\n[1] launch\n"
      + lines.map { $0 + "\n" }.joined()
  }

  private func file(_ name: String, _ lines: [String]) -> (path: GoldenPath, text: String) {
    (GoldenPath("Snapshots/T/C/\(name)/s.c.txt"), storyboard(name, lines))
  }

  private func rename(_ from: String, _ to: String, _ likeness: Int) -> GoldenRename {
    GoldenRename(
      from: GoldenPath("Snapshots/T/C/\(from)/s.c.txt"), to: GoldenPath("Snapshots/T/C/\(to)/s.c.txt"),
      likeness: likeness)
  }

  private func lines(_ range: ClosedRange<Int>) -> [String] { range.map { "UILabel #\($0)" } }

  @Test func `Storyboards that differ in the head only are a rename, but heads alone are no reason`() {
    let pairs = GoldenRename.pairs(
      orphans: [file("Old", lines(1...5))], pending: [file("Other", lines(6...9)), file("New", lines(1...5))])
    expectEqual(pairs, [rename("Old", "New", 100)])

    let head = "showcase-storyboard 2\nuse case: C / U\nscript: s\nconfiguration: c\n"
    let none = GoldenRename.pairs(
      orphans: [(GoldenPath("a"), head), (GoldenPath("c"), "")], pending: [(GoldenPath("b"), head)])
    expectEmpty(none)
  }

  @Test func `Storyboards are a rename where more than 60 percent of their lines are in both`() {
    forEachRow([(20, 100), (18, 90), (13, 65), (12, nil), (1, nil)] as [(Int, Int?)]) { common, likeness in
      // The line of the step is also in both: with it there are twenty.
      let old = lines(1...19)
      let new = old.prefix(common - 1) + lines(101...120).prefix(20 - common)
      let pairs = GoldenRename.pairs(orphans: [file("Old", old)], pending: [file("New", Array(new))])
      expectEqual(pairs, (likeness.map { [rename("Old", "New", $0)] } ?? []))
    }
  }

  @Test func `The best pair comes first, no file is in two, and names in common make pairs of equal ones`() {
    let pairs = GoldenRename.pairs(
      orphans: [file("A", lines(1...9)), file("B", lines(1...10))],
      pending: [file("X", lines(1...10)), file("Y", lines(1...8))])
    expectEqual(pairs, [rename("B", "X", 100), rename("A", "Y", 94)])

    let path = { (name: String) in GoldenPath("Snapshots/T/C/\(name).c.txt") }
    let text = storyboard("x", lines(1...5))
    let named = GoldenRename.pairs(
      orphans: [(path("U/a"), text), (path("V/a"), text)],
      pending: [(path("V/b"), text), (path("U/b"), text)])
    expectEqual(named.map(\.from), [path("U/a"), path("V/a")])
    expectEqual(named.map(\.to), [path("U/b"), path("V/b")])
  }

  @Test func `The order of the files does not matter`() {
    forEachRow(SplitMix64.seeds(20)) { seed in
      var random = SplitMix64(seed: seed)
      let files = (0..<12).map { index in
        file("\(index)", (0..<8).map { _ in "line \(Int.random(in: 0..<6, using: &random))" })
      }
      let (orphans, pending) = (Array(files[..<6]), Array(files[6...]))
      let shuffled = GoldenRename.pairs(
        orphans: orphans.shuffled(using: &random), pending: pending.shuffled(using: &random))
      expectEqual(GoldenRename.pairs(orphans: orphans, pending: pending), shuffled, "seed \(seed)")
    }
  }

  @Test(.hangLimit)
  func `Hundreds of files take no time to speak of, and equal ones are pairs in order of their paths`() {
    let orphans = (0..<300).map { number in file("old \(number)", lines(number...number + 40)) }
    let pending = (0..<300).map { number in file("new \(number)", lines(number...number + 41)) }
    expectEqual(GoldenRename.pairs(orphans: orphans, pending: pending).count, 300)

    let names = (1000..<3000).map(String.init)
    let text = storyboard("x", lines(1...5))
    let pairs = GoldenRename.pairs(
      orphans: names.map { (GoldenPath("Snapshots/T/C/Old/\($0).c.txt"), text) },
      pending: names.reversed().map { (GoldenPath("Snapshots/T/C/New/\($0).c.txt"), text) })
    expectEqual(pairs.map { $0.from.path }, names.map { "Snapshots/T/C/Old/\($0).c.txt" })
    expectEqual(pairs.map { $0.to.path }, names.map { "Snapshots/T/C/New/\($0).c.txt" })
  }
}
