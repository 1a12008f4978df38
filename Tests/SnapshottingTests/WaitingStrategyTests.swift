import Expectations
import Snapshotting
import Synchronization
import Testing

@Suite struct WaitingStrategyTests {
  private final class Counter {
    var count = 0
  }

  private struct Feed {
    func titles() async throws -> [String] {
      await Task.yield()
      return ["Monday", "Tuesday"]
    }
  }

  /// A clock that never waits, and counts for how long it would have.
  private final class CountingClock: Clock {
    typealias Instant = ContinuousClock.Instant

    let slept = Mutex(Duration.zero)
    private let start = ContinuousClock.now

    var now: Instant { start + slept.withLock { $0 } }
    var minimumResolution: Duration { .nanoseconds(1) }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
      try Task.checkCancellation()
      let rest = now.duration(to: deadline)
      slept.withLock { $0 += rest }
    }
  }

  @Test func `A value that needs await is compared with its golden`() async {
    let titles = SnapshotStrategy<[String]>.lines.asyncPullback { (feed: Feed) in try await feed.titles() }
    await assertSnapshot(of: Feed(), as: titles)
  }

  @Test func `A strategy waits on the clock that it gets`() async {
    let clock = CountingClock()
    await assertSnapshot(of: Counter(), as: .wait(for: .seconds(3600), on: .dump, clock: clock))
    expectEqual(clock.slept.withLock { $0 }, .seconds(3600))
  }

  @Test func `A value changes while a strategy waits`() async {
    let counter = Counter()
    let strategy = SnapshotStrategy<Counter>.dump.asyncPullback { (counter: Counter) in
      counter.count += 1
      return counter
    }
    await assertSnapshot(of: counter, as: strategy)
    expectEqual(counter.count, 1)
  }

  @MainActor @Test func `A value of the main actor stays there`() async {
    let counter = Counter()
    await assertSnapshot(of: counter, as: .wait(for: .milliseconds(1), on: .dump))
  }

  @Test func `An error of waiting fails the assertion`() async {
    struct Broken: Error {}
    let strategy = SnapshotStrategy<String>.text.asyncPullback { (_: Int) in throw Broken() }
    await withKnownIssue {
      await assertSnapshot(of: 1, as: strategy)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.hasPrefix("The value cannot be written: Broken()") }
    }
  }

  @Test func `A canceled task fails the assertion`() async {
    let clock = CountingClock()
    await withKnownIssue {
      let task = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        await assertSnapshot(of: 1, as: .wait(for: .seconds(1), on: .dump, clock: clock))
      }
      await task.value
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("CancellationError()") }
    }
  }

  @Test func `Without waiting an assertion needs no await`() async {
    assertSnapshot(of: ["a"], as: .lines)
  }
}
