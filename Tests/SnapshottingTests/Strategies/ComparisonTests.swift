import Expectations
import Snapshotting
import TestSupport
import Testing

@Suite struct ComparisonTests {
  private let snapshots: SnapshotFolder

  init() throws {
    snapshots = try SnapshotFolder()
  }

  @Test func `A value that is equal by the comparison passes`() throws {
    let strategy = SnapshotStrategy<[UInt8]>.data.comparing { golden, new in
      zip(golden, new).allSatisfy { abs(Int($0) - Int($1)) <= 2 }
    }
    expectNil(snapshots.failure(of: [10, 20], as: strategy, mode: "all"))
    expectNil(snapshots.failure(of: [12, 18], as: strategy))
    expectTrue(snapshots.failure(of: [13, 20], as: strategy)?.contains("1 byte differs") == true)
  }

  @Test func `What passes by the comparison alone is not recorded`() throws {
    let strategy = SnapshotStrategy<[UInt8]>.data.comparing { _, _ in true }
    expectNil(snapshots.failure(of: [1], as: strategy, mode: "all"))
    expectNil(snapshots.failure(of: [2], as: strategy, mode: "failed"))
    expectEqual(try snapshots.bytes("data"), [1])
    expectNil(snapshots.failure(of: [2], as: strategy, mode: "all"))
    expectEqual(try snapshots.bytes("data"), [2])
  }

  @Test func `A comparison that throws fails the assertion`() {
    struct Torn: Error {}
    let strategy = SnapshotStrategy<[UInt8]>.data.comparing { _, _ in throw Torn() }
    expectNil(snapshots.failure(of: [1], as: strategy, mode: "all"))
    expectTrue(snapshots.failure(of: [2], as: strategy)?.contains("Torn()") == true)
  }

  @Test func `A pullback compares as its strategy`() {
    let strategy = SnapshotStrategy<[UInt8]>.data.comparing { _, _ in true }
      .pullback { (text: String) in Array(text.utf8) }
    expectNil(snapshots.failure(of: "a", as: strategy, mode: "all"))
    expectNil(snapshots.failure(of: "b", as: strategy))
  }

  @Test func `Numbers within the tolerance pass`() {
    let strategy = SnapshotStrategy<String>.text.toleratingNumbers(within: 0.01)
    forEachRow([
      ("9007199254740992", "9007199254740993", false), ("1.5 -2", "1.505 -2.01", true),
      ("1.5", "1.52", false), ("x: 1e3", "x: 1000.001", true),
      ("item2", "item2.001", false), ("a1", "a2", false), ("1", "1 ", false), ("1-2", "1-2.001", false),
      ("[1,2]", "[1.001,2]", true), ("1.2.3", "1.2.301", false), ("3", "x", false), ("-1", "1", false),
      ("5.", "5.001.", true),
    ]) { golden, new, passes in
      expectNil(snapshots.failure(of: golden, as: strategy, mode: "all"))
      expectEqual(snapshots.failure(of: new, as: strategy) == nil, passes, "\(golden) \(new)")
    }
  }
}
