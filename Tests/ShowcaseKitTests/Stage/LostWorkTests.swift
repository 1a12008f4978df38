import Expectations
import Foundation
import FoundationNetworking
import HeadlessUIKit
import Testing

@testable import ShowcaseKit

/// Asynchronous work that is left at the end of a use case, or that can never run.
@Suite(.serialized) @MainActor struct LostWorkTests {
  /// Performs an action as soon as it is on the screen.
  private final class ProbeViewController: UIViewController {
    private let work: @MainActor (ProbeViewController) -> Void

    init(_ work: @escaping @MainActor (ProbeViewController) -> Void) {
      self.work = work
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      work(self)
    }
  }

  private func stage(_ work: @escaping @MainActor @Sendable (UIViewController) -> Void) throws -> Stage {
    try Stage(UseCase("Probe", of: ProbeViewController.self) { ProbeViewController { work($0) } })
  }

  private func failure(_ work: @escaping @MainActor @Sendable (UIViewController) -> Void) -> StageFailure? {
    do {
      _ = try stage(work).end()
      return nil
    } catch {
      return error as? StageFailure
    }
  }

  @Test func `What is scheduled for later is listed at the end, unless it was canceled`() throws {
    // What is scheduled for later is listed at the end, with its time.
    do {
      let stage = try stage { _ in
        DispatchQueue.main.asyncAfter(deadline: .now() + 90) {}
        Task { try await Task.sleep(for: .seconds(60)) }
        Timer.scheduledTimer(withTimeInterval: 0.3, repeats: true) { _ in }.tolerance = 0
      }
      let pending = try stage.end().pending
      expectEqual(
        pending,
        [
          "a repeating Timer at 0.3 s", "a task's sleep at 60 s", "delayed work on the main queue at 90 s",
        ])
    }
    // Nothing is left of a canceled sleep, a canceled item or an invalid timer.
    do {
      let stage = try stage { _ in
        let task = Task { try await Task.sleep(for: .seconds(60)) }
        let item = DispatchWorkItem {}
        DispatchQueue.main.asyncAfter(deadline: .now() + 60, execute: item)
        let timer = Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { _ in }
        nonisolated(unsafe) let unsafeTimer = timer
        DispatchQueue.main.async {
          task.cancel()
          item.cancel()
          unsafeTimer.invalidate()
        }
      }
      expectEqual(try stage.end().pending, [])
    }
  }

  @Test func `A task that waits for something else than time is listed at the end`() throws {
    final class Box: @unchecked Sendable {
      var continuations: [CheckedContinuation<Void, Never>] = []
      var tasks: [Task<Void, Never>] = []
      let (stream, continuation) = AsyncStream<Int>.makeStream()
    }
    let box = Box()
    let stage = try stage { _ in
      box.tasks.append(Task { await withCheckedContinuation { box.continuations.append($0) } })
      // A task that has ended, and is kept, waits for nothing.
      box.tasks.append(Task {})
    }
    expectEqual(try stage.end().pending, ["a task that waits"])
    let other = try self.stage { _ in
      Task { await withCheckedContinuation { box.continuations.append($0) } }
      Task { for await _ in box.stream {} }
      Task { try await Task.sleep(for: .seconds(60)) }
    }
    expectEqual(try other.end().pending, ["a task's sleep at 60 s", "2 tasks that wait"])
    for continuation in box.continuations { continuation.resume() }
  }

  @Test func `A wait on the main thread for the main thread fails`() {
    let failure = failure { _ in
      let semaphore = DispatchSemaphore(value: 0)
      DispatchQueue.main.async { semaphore.signal() }
      semaphore.wait()
    }
    guard case .lostWork(let faults)? = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    expectEqual(faults.count, 1)
    expectEqual(faults.first?.hasPrefix("DispatchSemaphore.wait in closure #"), true)
    expectEqual(
      faults.first?.hasSuffix(
        "waits for work that can never run, as it blocks the thread that would run it."), true)
  }

  @Test func `Dropped continuations and endless work fail, and name the function`() {
    // A dropped continuation fails, and names its function.
    let failure = failure { _ in Task { await Self.drop() } }
    expectEqual(
      failure,
      .lostWork([
        "drop() dropped its continuation without resuming it, so that its task waits forever."
      ]))
    // A task that yields forever fails, and names the function that began it.
    do {
      let work = endlessWork { _ in Self.beginToYield() }
      expectEqual(work?.hasPrefix("a task, submitted by "), true)
      expectEqual(work?.hasSuffix("beginToYield()"), true)
    }
    // More jobs at once than any application needs fail, and name the function.
    do {
      let work = endlessWork { _ in Self.submitTooMuch() }
      expectEqual(work?.hasPrefix("work on the main queue, submitted by "), true)
      expectEqual(work?.hasSuffix("submitTooMuch()"), true)
    }
  }

  private static func drop() async {
    await withCheckedContinuation { (_: CheckedContinuation<Void, Never>) in }
  }

  @inline(never) private static func beginToYield() {
    Task { while true { await Task.yield() } }
  }

  @inline(never) private static func submitTooMuch() {
    for _ in 0..<100_001 { DispatchQueue.main.async {} }
  }

  @Test func `A timer without an interval fails, half an hour of pictures does not`() throws {
    // Half an hour of pictures is not work without end.
    do {
      let stage = try stage { _ in
        UIApplication.shared.runLoop.scheduledTimer(withTimeInterval: 1 / 60, repeats: true) { _ in }
      }
      stage.advance(by: 1800)
      try stage.settle()
    }
    // A timer without an interval fails as soon as time passes, and names its function.
    do {
      let stage = try stage { _ in Self.beginToRush() }
      stage.advance(by: 60)
      let failure = #expect(throws: StageFailure.self) { try stage.settle() }
      guard case .endless(let work)? = failure else {
        Issue.record("\(String(describing: failure))")
        return
      }
      #expect(work.hasPrefix("a repeating DispatchSource timer, submitted by "))
      #expect(work.hasSuffix("beginToRush()"))
    }
  }

  @inline(never) private static func beginToRush() {
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now(), repeating: 0)
    timer.setEventHandler { _ = timer }
    timer.resume()
  }

  @Test func `A wait beside work without end is ended, and names that work`() {
    let failure = failure { _ in
      let semaphore = DispatchSemaphore(value: 0)
      Self.beginToYieldElsewhere()
      semaphore.wait()
    }
    guard case .lostWork(let faults)? = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    expectEqual(faults.count, 1)
    expectEqual(
      faults.first?.hasPrefix(
        "DispatchSemaphore.wait was stopped, as the work that runs meanwhile never ends: a task, submitted by "
      ),
      true)
    expectEqual(faults.first?.hasSuffix("beginToYieldElsewhere()."), true)
  }

  @inline(never) private static func beginToYieldElsewhere() {
    Task.detached { while true { await Task.yield() } }
  }

  @Test func `A request without a route fails, and names its address and the function that made it`() {
    let failure = failure { _ in Self.load() }
    guard case .lostWork(let faults)? = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    expectEqual(faults.count, 1)
    expectEqual(faults.first?.hasPrefix("GET https://example.org/unknown in "), true)
    expectEqual(
      faults.first?.hasSuffix(
        "load() was not sent, as the stage has no route for it; register one with "
          + "UIApplication.shared.environment.urlLoader."), true)
  }

  @inline(never) private static func load() {
    guard let url = URL(string: "https://example.org/unknown") else { return }
    Task { _ = try? await URLSession.shared.data(from: url) }
  }

  /// The last work of a use case that never became idle.
  private func endlessWork(_ work: @escaping @MainActor @Sendable (UIViewController) -> Void) -> String? {
    guard case .endless(let work)? = failure(work) else { return nil }
    return work
  }

  @Test func `Two stages that are used by turns keep their work apart`() throws {
    final class Log: @unchecked Sendable {
      var events: [String] = []
    }
    func stage(_ name: String, into log: Log) throws -> Stage {
      try self.stage { _ in
        let timer = Timer.scheduledTimer(withTimeInterval: 2, repeats: true) { _ in log.events.append("timer")
        }
        timer.tolerance = 0
        DispatchQueue.main.asyncAfter(deadline: .now() + 3) { log.events.append("queue") }
        Task {
          try await Task.sleep(for: .seconds(5))
          log.events.append("task")
        }
      }
    }
    let (firstLog, secondLog) = (Log(), Log())
    let first = try stage("first", into: firstLog)
    let second = try stage("second", into: secondLog)
    for _ in 0..<3 {
      first.advance(by: 1)
      second.advance(by: 2)
    }
    expectEqual(firstLog.events, ["timer", "queue"])
    expectEqual(secondLog.events, ["timer", "queue", "timer", "task", "timer"])
  }

  @Test func `The work of one stage never runs on the next`() throws {
    nonisolated(unsafe) var count = 0
    for _ in 0..<3 {
      let stage = try stage { _ in
        Timer.scheduledTimer(withTimeInterval: 5, repeats: true) { _ in count += 1 }.tolerance = 0
        Task {
          try await Task.sleep(for: .seconds(5))
          count += 1
        }
        DispatchQueue.global().asyncAfter(deadline: .now() + 5) { count += 1 }
      }
      stage.advance(by: 1)
      _ = try stage.end()
    }
    let last = try stage { _ in }
    last.advance(by: 100)
    expectEqual(count, 0)
  }

  @Test func `A stage of this program can run all asynchronous code`() {
    expectEqual(Stage.gaps, [])
  }
}
