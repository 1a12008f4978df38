import Expectations
import Foundation
import Testing

@testable import VirtualTime

@Suite(.serialized) @MainActor struct ReplayTests {
  private let loop = ListLoop()
  private let replay: Replay

  init() {
    replay = Replay(loop, startDate: 1_767_260_460)
  }

  @Test func `Every call that the stage is for is made by some library of this program`() {
    let interception = Interception.shared
    expectTrue(interception.coversTasks)
    expectTrue(interception.coversQueues)
    expectTrue(interception.coversClocks)
  }

  @Test func `Nothing of another thread or time waits on the stage's clock`() async {
    let before = Date()
    await Task.detached {}.value
    expectEmpty(loop.jobs)
    #expect(abs(Date().timeIntervalSince(before)) < 600)
  }

  @Test func `Work runs in the order of submission, and a synchronous call behind what its queue has`() {
    var numbers: [Int] = []
    replay.run {
      for number in 1...3 { DispatchQueue.main.async { numbers.append(number) } }
      expectEmpty(numbers)
      loop.runAll()
    }
    expectEqual(numbers, [1, 2, 3])
    let queue = DispatchQueue(label: "org.example.chain")
    nonisolated(unsafe) var words: [String] = []
    replay.run {
      @Sendable func again() {
        words.append("again")
        if words.count < 10 { queue.async { again() } }
      }
      queue.async { again() }
      queue.sync { words.append("sync") }
    }
    expectEqual(words, ["again", "sync"])
  }

  @Test
  func `Queues that are parts of one queue run one after the other, and of the main queue on its thread`() {
    let whole = DispatchQueue(label: "org.example.whole")
    let parts = (0..<2).map { DispatchQueue(label: "org.example.part.\($0)", target: whole) }
    replay.run {
      for part in parts { part.async {} }
      whole.async {}
      DispatchQueue(label: "org.example.main", target: .main).async {}
    }
    let lanes = loop.jobs.map(\.job.lane)
    expectEqual(Set(lanes[..<3]).count, 1)
    expectEqual(lanes[3], .main)
    #expect(!lanes[..<3].contains(.main))
    replay.run { loop.runAll() }
    expectEmpty(loop.jobs)
  }

  @Test func `A date of the stage is exact to a microsecond`() {
    replay.run {
      loop.now = 0.1
      #expect(abs(Date().timeIntervalSince1970 - 1_767_260_460.1) < 0.000_001)
    }
  }

  @Test func `A wait on the main thread for the main thread is a fault that names the waiting function`() {
    replay.run { waitForever() }
    let faults = replay.takeFaults()
    expectEqual(faults.map(\.kind), [.deadlock("DispatchSemaphore.wait")])
    expectEmpty(replay.takeFaults())
  }

  @inline(never) private func waitForever() {
    let semaphore = DispatchSemaphore(value: 0)
    DispatchQueue.main.async { semaphore.signal() }
    semaphore.wait()
  }

  @Test func `A thread of the application's own may end a wait, and its own run loop is left alone`() {
    let condition = NSCondition()
    nonisolated(unsafe) var isDone = false
    replay.run {
      Thread.detachNewThread {
        usleep(10_000)
        condition.lock()
        isDone = true
        condition.signal()
        condition.unlock()
      }
      condition.lock()
      while !isDone { condition.wait() }
      condition.unlock()
    }
    expectEmpty(replay.takeFaults())
    let semaphore = DispatchSemaphore(value: 0)
    replay.run {
      Thread.detachNewThread {
        RunLoop.current.perform { semaphore.signal() }
        _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 10))
      }
      semaphore.wait()
    }
    expectEmpty(replay.takeFaults())
    expectEmpty(loop.jobs)
  }

  @Test func `A continuation that is dropped is a fault that names its function`() {
    replay.run {
      Task { await drop() }
      loop.runAll()
    }
    expectEqual(replay.takeFaults().map(\.kind), [.droppedContinuation("drop()")])
  }

  private func drop() async {
    await withCheckedContinuation { (_: CheckedContinuation<Void, Never>) in }
  }

  @Test func `A task whose replay is over never goes on, whoever resumes it`() async throws {
    nonisolated(unsafe) var continuation: CheckedContinuation<Void, Never>?
    nonisolated(unsafe) var hasGoneOn = false
    replay.run {
      Task {
        await withCheckedContinuation { continuation = $0 }
        hasGoneOn = true
      }
      loop.runAll()
      replay.end()
    }
    continuation?.resume()
    try await Task.sleep(for: .milliseconds(20))
    expectFalse(hasGoneOn)
  }

  @Test func `A timer fires as often as its interval fits into the time`() {
    nonisolated(unsafe) var count = 0
    replay.run {
      Timer.scheduledTimer(withTimeInterval: 1 / 60, repeats: true) { _ in count += 1 }.tolerance = 0
      var turns = 0
      while turns < 1000, loop.runNext(dueBy: 1.001, where: { _ in true }) { turns += 1 }
      replay.end()
    }
    expectEqual(count, 60)
  }

  @Test func `A timer of a replay that is over never fires in the next one`() {
    nonisolated(unsafe) var count = 0
    replay.run {
      Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in count += 1 }.tolerance = 0
      replay.end()
    }
    let (nextLoop, next) = (ListLoop(), replay)
    let other = Replay(nextLoop, startDate: next.startDate)
    other.run {
      Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in }.tolerance = 0
      nextLoop.runAll()
    }
    expectEqual(count, 0)
    expectEqual(nextLoop.now, 5)
  }
}
