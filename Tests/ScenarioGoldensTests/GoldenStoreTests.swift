import GoldenFiles
import ScenarioGoldens
import TestSupport
import Testing

@Suite struct GoldenStoreTests {
  private let path = GoldenPath("Snapshots/T/C/U/s.c.txt")

  @Test func `What is pending is outside Snapshots, under the same path`() throws {
    try withTemporaryFolder { root throws in
      let store = GoldenStore(root: root)
      #expect(try store.pending.write("a", to: path) == .created)
      #expect(try everything(in: root).last == ".build/showcase/pending/Snapshots/T/C/U/s.c.txt")
      #expect(try store.pending.files() == [path])
      #expect(try store.accepted.files().isEmpty)
    }
  }

  @Test func `Recording a golden ends its review`() throws {
    try withTemporaryFolder { root throws in
      let store = GoldenStore(root: root)
      _ = try store.pending.write("a", to: path)
      #expect(try store.record("b", at: path) == .created)
      #expect(try store.accepted.read(path) == "b")
      #expect(try store.pending.files().isEmpty)
    }
  }
}
