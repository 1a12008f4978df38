import Expectations
import GoldenFiles
import Storyboards
import TestSupport
import Testing

@Suite struct GoldenSpellingsTests {
  @Test func `A golden is found under a misspelled name, and only there`() throws {
    let folder = try TemporaryFolder()
    for name in ["account/C/u/a.c.txt", "Account/C/U/b.c.txt"] {
      try folder.write("", to: "Snapshots/\(name)")
    }
    let spellings = GoldenSpellings(in: GoldenFolder(root: folder.root))
    let other = { (name: String) in
      spellings.otherSpelling(of: GoldenPath("Snapshots/Account/C/U/\(name).c.txt"))
    }
    expectEqual(other("a"), GoldenPath("Snapshots/account/C/u/a.c.txt"))
    expectNil(other("b"))
    expectNil(other("c"))
  }
}
