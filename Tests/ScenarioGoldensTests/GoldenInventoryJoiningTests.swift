import GoldenFiles
import ScenarioGoldens
import Testing

@Suite struct GoldenInventoryJoiningTests {
  private func inventory(_ planned: [String], _ files: [String]) -> GoldenInventory {
    GoldenInventory(
      planned: planned.map { GoldenPath("Snapshots/A/B/C/\($0).txt") },
      files: files.map { GoldenPath("Snapshots/A/B/C/\($0).txt") })
  }

  @Test func `What one copy has too much is reported; what is missing is missing in every copy`() {
    let one = inventory(["a.c", "b.c"], ["a.c", "x.c"])
    let other = inventory(["a.c", "b.c"], ["b.c", "w.c"])
    let joined = one.joined(with: other)
    #expect(joined.orphans.map(\.path) == ["Snapshots/A/B/C/w.c.txt", "Snapshots/A/B/C/x.c.txt"])
    #expect(joined.missing.isEmpty)
    #expect(one.joined(with: inventory(["a.c", "b.c"], ["a.c"])).missing == one.missing)
  }

  @Test func `Copies that are alike are reported as one of them`() {
    let one = inventory(["a.c", "b.c"], ["A.c", "B.c", "b.c", "x.c"])
    #expect(one.hasStrays)
    #expect(one.joined(with: one) == one)
  }

  @Test func `Names in other letters are reported once each`() {
    let joined = inventory(["a.c", "b.c"], ["A.c"]).joined(with: inventory(["a.c", "b.c"], ["A.c", "B.c"]))
    #expect(joined.miscased.map(\.found.path) == ["Snapshots/A/B/C/A.c.txt", "Snapshots/A/B/C/B.c.txt"])
    #expect(joined.renames == joined.miscased)
  }
}
