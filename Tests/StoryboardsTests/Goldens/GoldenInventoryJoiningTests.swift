import Expectations
import GoldenFiles
import Storyboards
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
    expectEqual(joined.orphans.map(\.path), ["Snapshots/A/B/C/w.c.txt", "Snapshots/A/B/C/x.c.txt"])
    expectEmpty(joined.missing)
    expectEqual(one.joined(with: inventory(["a.c", "b.c"], ["a.c"])).missing, one.missing)
  }

  @Test
  func `Copies that are alike are reported as one, with misspelled names and the user's folder`() {
    let one = inventory(["a.c", "b.c"], ["A.c", "B.c", "b.c", "x.c"])
    expectTrue(one.hasStrays)
    expectEqual(one.joined(with: one), one)

    let joined = inventory(["a.c", "b.c"], ["A.c"]).joined(with: inventory(["a.c", "b.c"], ["A.c", "B.c"]))
    expectEqual(joined.miscased.map(\.found.path), ["Snapshots/A/B/C/A.c.txt", "Snapshots/A/B/C/B.c.txt"])
    expectEqual(joined.renames, joined.miscased)

    let both = ["x.c", "y.c"].map {
      GoldenInventory(planned: [], files: [GoldenPath("Snapshots/A/B/C/\($0).txt")], root: "/package")
    }
    expectEqual(both[0].joined(with: both[1]).root, "/package")
  }

  @Test
  func `Goldens that changed in any copy are reported once each, and without a run of everything alone`() {
    var one = inventory(["a.c", "b.c"], ["a.c", "x.c"])
    var other = inventory(["a.c", "b.c"], ["a.c"])
    one.changed = [GoldenPath("Snapshots/b.txt"), GoldenPath("Snapshots/c.txt")]
    other.changed = [GoldenPath("Snapshots/a.txt"), GoldenPath("Snapshots/c.txt")]
    let joined = one.joined(with: other)
    expectEqual(joined.changed.map(\.path), ["Snapshots/a.txt", "Snapshots/b.txt", "Snapshots/c.txt"])
    #expect(joined.orphans.count == 1 && joined.missing.count == 1)
    expectEqual(joined.ofChangedOnly.changed, joined.changed)
    expectEmpty(joined.ofChangedOnly.diagnostics)
  }
}
