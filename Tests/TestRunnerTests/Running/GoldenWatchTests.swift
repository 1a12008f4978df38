import Expectations
import GoldenFiles
import Storyboards
import TestRunner
import TestSupport
import Testing

@Suite struct GoldenWatchTests {
  private let folder: TemporaryFolder
  private let goldens: GoldenFolder
  private static let golden = GoldenPath("Snapshots/A/B/C/a.c.txt")
  private static let other = GoldenPath("Snapshots/A/B/C/b.c.txt")

  init() throws {
    folder = try TemporaryFolder()
    goldens = GoldenStore(root: folder.root).accepted
    for path in [Self.golden, Self.other] { try folder.write("one\n", to: path.path) }
  }

  private func watch() -> GoldenWatch {
    var watch = GoldenWatch(goldens)
    watch.remember(Self.golden)
    return watch
  }

  @Test func `Goldens that are written, made or removed by something else are reported once, sorted`() throws
  {
    var watch = watch()
    expectEmpty(watch.takeChanges())
    try folder.write("two\n", to: Self.other.path)
    try folder.write("three\n", to: Self.golden.path)
    try folder.write("new\n", to: "Snapshots/A/A.txt")
    expectEqual(watch.takeChanges(), [GoldenPath("Snapshots/A/A.txt"), Self.golden, Self.other])
    expectEmpty(watch.takeChanges())
  }

  @Test func `What the run writes itself is not a change, and neither is a golden with the same bytes`()
    throws
  {
    // The run's own writes are not changes.
    do {
      var watch = watch()
      try folder.write("two\n", to: Self.golden.path)
      watch.noteWrite(of: Self.golden)
      expectEmpty(watch.takeChanges())
      try folder.write("one\n", to: Self.golden.path)
      expectEqual(watch.takeChanges(), [Self.golden])
    }
    // A golden that is compared may be written again with the same bytes.
    do {
      var watch = watch()
      _ = try goldens.remove(Self.golden)
      try folder.write("one\n", to: Self.golden.path)
      expectEmpty(watch.takeChanges())
      try folder.write("two\n", to: Self.golden.path)
      expectEqual(watch.takeChanges(), [Self.golden])
    }
  }
}
