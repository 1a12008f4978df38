import Expectations
import GoldenFiles
import Storyboards
import TestSupport
import Testing

@Suite struct GoldenStoreTests {
  private let path = GoldenPath("Snapshots/T/C/U/s.c.txt")

  @Test
  func `What is pending is outside Snapshots, under the same path, until the golden is recorded`() throws {
    try withTemporaryFolder { root throws in
      let store = GoldenStore(root: root)
      expectEqual(try store.pending.write("a", to: path), .created)
      expectEqual(try everything(in: root).last, ".build/showcase/pending/Snapshots/T/C/U/s.c.txt")
      expectEqual(try store.pending.files(), [path])
      expectEmpty(try store.accepted.files())
    }

    try withTemporaryFolder { root throws in
      let store = GoldenStore(root: root)
      _ = try store.pending.write("a", to: path)
      expectEqual(try store.record("b", at: path), .created)
      expectEqual(try store.accepted.read(path), "b")
      expectEmpty(try store.pending.files())
    }
  }
}
