import Combine
import Dispatch
import Expectations
import Foundation
import Testing

@Suite struct SchedulerTests {
  /// Waits for a value that arrives on a scheduler, and one that arrives a little later.
  private func values<S: Scheduler>(on scheduler: S) async -> [Int] {
    let start = scheduler.now
    var values: [Int] = []
    for await value in Just(1).receive(on: scheduler).append(
      Just(2).delay(for: .milliseconds(20), scheduler: scheduler)
    )
    .values {
      values.append(value)
    }
    #expect(start.distance(to: scheduler.now) >= .milliseconds(19))
    return values
  }

  @Test func `A queue and an operation queue run closures now and later`() async {
    expectEqual(await values(on: DispatchQueue(label: "test")), [1, 2])
    // If two operations may run concurrently, the end could overtake the value.
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    expectEqual(await values(on: queue), [1, 2])
  }

  @Test func `A run loop runs closures now and later, and again and again`() {
    let loop = RunLoop.current
    var log: [String] = []
    let start = loop.now
    loop.schedule { log.append("now") }
    loop.schedule(after: start.advanced(by: .milliseconds(10))) { log.append("later") }
    var count = 0
    let repetition = loop.schedule(after: start.advanced(by: .milliseconds(5)), interval: .milliseconds(5)) {
      count += 1
    }
    while count < 3 { loop.run(until: Date(timeIntervalSinceNow: 0.01)) }
    repetition.cancel()
    let last = count
    loop.run(until: Date(timeIntervalSinceNow: 0.03))
    expectEqual(log, ["now", "later"])
    expectEqual(count, last)
  }

  @Test func `A queue repeats a closure until it is canceled`() async {
    let queue = DispatchQueue(label: "test")
    let subject = PassthroughSubject<Void, Never>()
    let repetition = queue.schedule(after: queue.now, interval: .milliseconds(2)) { subject.send() }
    var count = 0
    for await _ in subject.prefix(3).buffer(size: 3, prefetch: .byRequest, whenFull: .dropNewest).values {
      count += 1
    }
    repetition.cancel()
    expectEqual(count, 3)
  }

  @Test func `The immediate scheduler runs closures at once`() {
    var log: [String] = []
    let scheduler = ImmediateScheduler.shared
    scheduler.schedule { log.append("a") }
    scheduler.schedule(after: scheduler.now.advanced(by: .seconds(9))) { log.append("b") }
    expectEqual(log, ["a", "b"])
  }

  @Test func `Times and time spans are calculated`() {
    typealias Queue = DispatchQueue.SchedulerTimeType
    let time = Queue(DispatchTime(uptimeNanoseconds: 1000))
    expectEqual(time.advanced(by: .nanoseconds(500)).distance(to: time), .nanoseconds(-500))
    expectEqual(Queue.Stride.seconds(1.5), .milliseconds(1500))
    expectEqual(1.5 + Queue.Stride.microseconds(2), .nanoseconds(1_500_002_000))
    expectEqual(RunLoop.SchedulerTimeType.Stride.milliseconds(1500), 1.5)
    let date = OperationQueue.SchedulerTimeType(Date(timeIntervalSinceReferenceDate: 0))
    expectEqual(date.advanced(by: .seconds(2)).date.timeIntervalSinceReferenceDate, 2)
  }
}
