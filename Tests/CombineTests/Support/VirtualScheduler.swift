import Combine

/// A scheduler whose time advances only when a test says so.
final class VirtualScheduler: Scheduler {
  typealias SchedulerTimeType = VirtualTime
  typealias SchedulerOptions = Never

  private struct Job {
    let time: Int
    let number: Int
    let action: () -> Void
  }

  private var jobs: [Job] = []
  private var count = 0
  private(set) var now = VirtualTime(ticks: 0)
  var minimumTolerance: VirtualTime.Stride { 0 }
  var isIdle: Bool { jobs.isEmpty }

  func schedule(options: Never?, _ action: @escaping () -> Void) {
    add(at: now.ticks, action)
  }

  func schedule(
    after date: VirtualTime, tolerance: VirtualTime.Stride, options: Never?, _ action: @escaping () -> Void
  ) {
    add(at: date.ticks, action)
  }

  func schedule(
    after date: VirtualTime, interval: VirtualTime.Stride, tolerance: VirtualTime.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let repetition = Repetition(interval: interval.magnitude, action: action)
    add(at: date.ticks) { repetition.fire(at: date.ticks, on: self) }
    return repetition
  }

  fileprivate func add(at time: Int, _ action: @escaping () -> Void) {
    count += 1
    jobs.append(Job(time: time, number: count, action: action))
  }

  /// Advances time, and runs in order what is due.
  func advance(to time: Int) {
    while let next = jobs.filter({ $0.time <= time }).min(by: { ($0.time, $0.number) < ($1.time, $1.number) })
    {
      jobs.removeAll { $0.number == next.number }
      now = VirtualTime(ticks: max(now.ticks, next.time))
      next.action()
    }
    now = VirtualTime(ticks: time)
  }
}

/// An action that is repeated until it is canceled.
private final class Repetition: Cancellable {
  private let interval: Int
  private var action: (() -> Void)?

  init(interval: Int, action: @escaping () -> Void) {
    (self.interval, self.action) = (interval, action)
  }

  func fire(at time: Int, on scheduler: VirtualScheduler) {
    guard let action else { return }
    let next = time + interval
    scheduler.add(at: next) { [weak self] in self?.fire(at: next, on: scheduler) }
    action()
  }

  func cancel() {
    action = nil
  }
}

/// A number of ticks since the beginning.
struct VirtualTime: Strideable {
  let ticks: Int

  func distance(to other: VirtualTime) -> Stride { Stride(ticks: other.ticks - ticks) }
  func advanced(by stride: Stride) -> VirtualTime { VirtualTime(ticks: ticks + stride.magnitude) }

  /// A number of ticks; a second is one.
  struct Stride: SignedNumeric, Comparable, SchedulerTimeIntervalConvertible, CustomStringConvertible {
    let magnitude: Int

    init(ticks: Int) { magnitude = ticks }
    init(integerLiteral value: Int) { magnitude = value }
    init?<T: BinaryInteger>(exactly source: T) { magnitude = Int(source) }
    var description: String { "\(magnitude)" }

    static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
    static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(ticks: lhs.magnitude + rhs.magnitude) }
    static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(ticks: lhs.magnitude - rhs.magnitude) }
    static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(ticks: lhs.magnitude * rhs.magnitude) }
    static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }
    static func seconds(_ seconds: Int) -> Stride { Stride(ticks: seconds) }
    static func seconds(_ seconds: Double) -> Stride { Stride(ticks: Int(seconds)) }
    static func milliseconds(_ milliseconds: Int) -> Stride { 0 }
    static func microseconds(_ microseconds: Int) -> Stride { 0 }
    static func nanoseconds(_ nanoseconds: Int) -> Stride { 0 }
  }
}
