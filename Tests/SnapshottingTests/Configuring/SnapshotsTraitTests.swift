import Expectations
import Snapshotting
import Testing

@testable import Snapshotting

@Suite(.snapshots(record: .missing, diffTool: "meld")) struct SnapshotsTraitTests {
  @Suite struct Nested {
    @Test func `a suite's trait reaches the tests below it`() {
      expectEqual(SnapshotConfiguration.current.recording, .missing)
    }

    @Test(.snapshots(record: .never)) func `a test's trait is stronger than that of its suite`() {
      expectEqual(SnapshotConfiguration.current.recording, .never)
      expectEqual(SnapshotConfiguration.current.diffTool?.command("a", "b"), "meld 'a' 'b'")
    }
  }
}
