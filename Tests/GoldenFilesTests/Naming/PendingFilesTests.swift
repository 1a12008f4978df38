import Expectations
import GoldenFiles
import TestSupport
import Testing

@Suite struct PendingFilesTests {
  @Test func `messages and marks beside what waits do not wait themselves`() {
    let folder = "Tests/A/__Snapshots__/F"
    let names = [
      "\(folder)/a.txt", "\(folder)/a.txt.diff", "\(folder)/b.diff", "\(folder)/c.txt.unclaimed",
      "Snapshots/T/C/U/s.c.txt",
    ]
    let files = PendingFiles(names.map(GoldenPath.init))
    expectEqual(
      files.waiting.map(\.path), ["\(folder)/a.txt", "\(folder)/b.diff", "Snapshots/T/C/U/s.c.txt"])
    expectEqual(files.unclaimed, [GoldenPath("\(folder)/c.txt")])
  }

  @Test func `all that is kept about a golden is removed together`() throws {
    let folder = try TemporaryFolder()
    let pending = GoldenFolder.pending(root: folder.root)
    let golden = GoldenPath("Tests/A/__Snapshots__/F/a.txt")
    for path in [golden, golden.difference, golden.unclaimedMark] { _ = try pending.write("a", to: path) }
    expectEqual(try pending.removeAll(about: golden), true)
    expectEqual(folder.files(in: GoldenPath.pendingFolder), [])
    expectEqual(try pending.removeAll(about: golden), false)
  }
}
