import Expectations
import Testing

@testable import Snapshotting

@Suite struct RunningTestTests {
  @Suite struct `Of a suite / with a slash` {
    @Test func `the test (that) runs. Now`() throws {
      let running = try #require(RunningTest.current())
      expectEqual(running.suites, ["RunningTestTests", "Of a suite / with a slash"])
      expectEqual(
        running.filter,
        #"^SnapshottingTests\.RunningTestTests/`Of a suite / with a slash`/`the test \(that\) runs\. Now`\(\)/"#
      )
    }
  }

  @Test(arguments: ["a"]) func `labels are part of it`(argument: String) throws {
    let running = try #require(RunningTest.current())
    expectEqual(running.function.withoutBackticks, "labels are part of it(argument:)")
    expectEqual(SnapshotCallSite().isIn(running), true)
  }

  @Test func `a function that it calls is another one`() throws {
    func called() -> SnapshotCallSite { SnapshotCallSite() }
    let running = try #require(RunningTest.current())
    expectEqual(called().isIn(running), false)
  }

  @Test func `a detached task has none`() async {
    expectNil(await Task.detached { RunningTest.current() }.value)
  }
}
