import Expectations
import Testing
import VirtualTime

@testable import HeadlessUIKit

@Suite @MainActor struct JobScheduleTests {
  /// Runs jobs in the order of a seed, and returns their names in the order in which they ran.
  private func order(
    seed: UInt64, _ jobs: [(name: String, kind: JobKind, lane: Lane, deadline: Double)]
  ) -> [String] {
    let loop = VirtualRunLoop()
    loop.beginSchedule(seed: seed)
    var names: [String] = []
    for job in jobs {
      _ = loop.put(Job(job.kind, on: job.lane, by: .none) { names.append(job.name) }, at: job.deadline)
    }
    loop.drain()
    return names
  }

  private let seeds: ClosedRange<UInt64> = 1...50

  @Test func `The order follows from the seed, but the main thread and an application's queues keep theirs`()
  {
    let jobs = (0..<20).map { ("\($0)", JobKind.task, Lane.tasks, 0.0) }
    for seed in seeds { expectEqual(order(seed: seed, jobs), order(seed: seed, jobs)) }
    #expect(Set(seeds.map { order(seed: $0, jobs) }).count > 40)
    forEachRow([Lane.main, .serial(1), .concurrent(1)]) { lane in
      let jobs = (0..<20).map { ("\($0)", JobKind.queued("q"), lane, 0.0) }
      for seed in seeds { expectEqual(order(seed: seed, jobs), jobs.map(\.0)) }
    }
  }

  @Test func `Both orders of two jobs of other threads, two delays and two answers come`() {
    let pairs: [[(name: String, kind: JobKind, lane: Lane, deadline: Double)]] = [
      [("a", .queued("q"), .global(1), 0), ("b", .queued("q"), .global(1), 0)],
      [("a", .sleep, .tasks, 1), ("b", .delayed("q"), .main, 1)],
      [
        ("a", .request("GET a", address: "a"), .tasks, 0.2),
        ("b", .request("GET b", address: "b"), .tasks, 0.3),
      ],
    ]
    for pair in pairs {
      expectEqual(Set(seeds.map { order(seed: $0, pair) }), [["a", "b"], ["b", "a"]])
    }
  }

  @Test func `Nothing comes before its time, but for answers`() {
    for seed in seeds {
      let loop = VirtualRunLoop()
      loop.beginSchedule(seed: seed)
      var time = -1.0
      _ = loop.put(Job(.sleep, on: .tasks, by: .none) { time = loop.now }, at: 1)
      loop.drain()
      #expect(time >= 1 && time <= 1.05)
    }
  }

  @Test func `What ran is noted in order, the toolkit's own work, too`() {
    let loop = VirtualRunLoop()
    loop.beginTrace()
    loop.schedule(after: 1, name: "animation") {}
    _ = loop.put(Job(.task, on: .tasks, by: .none) {}, at: 0)
    loop.drain()
    expectEqual(loop.tracedWork, ["a task", "animation"])
  }
}
