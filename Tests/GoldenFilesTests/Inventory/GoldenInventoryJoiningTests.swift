import GoldenFiles
import Testing

@Suite struct GoldenInventoryJoiningTests {
  private func inventory(_ planned: [String], _ files: [String]) -> GoldenInventory {
    GoldenInventory(
      planned: planned.map { GoldenPath("Snapshots/A/B/C/\($0).txt") },
      files: files.map { GoldenPath("Snapshots/A/B/C/\($0).txt") })
  }

  @Test("What one copy has too much is told; what is missing is missing in every copy")
  func joined() {
    let one = inventory(["a.c", "b.c"], ["a.c", "x.c"])
    let other = inventory(["a.c", "b.c"], ["b.c", "w.c"])
    let joined = one.joined(with: other)
    #expect(joined.orphans.map(\.path) == ["Snapshots/A/B/C/w.c.txt", "Snapshots/A/B/C/x.c.txt"])
    #expect(joined.missing.isEmpty)
    #expect(one.joined(with: inventory(["a.c", "b.c"], ["a.c"])).missing == one.missing)
  }

  @Test("Copies that are alike are told as one of them")
  func alike() {
    let one = inventory(["a.c", "b.c"], ["A.c", "B.c", "b.c", "x.c"])
    #expect(one.hasStrays)
    #expect(one.joined(with: one) == one)
  }

  @Test("Names in other letters are told once each")
  func misnamed() {
    let joined = inventory(["a.c", "b.c"], ["A.c"]).joined(with: inventory(["a.c", "b.c"], ["A.c", "B.c"]))
    #expect(joined.miscased.map(\.found.path) == ["Snapshots/A/B/C/A.c.txt", "Snapshots/A/B/C/B.c.txt"])
    #expect(joined.renames == joined.miscased)
  }
}
