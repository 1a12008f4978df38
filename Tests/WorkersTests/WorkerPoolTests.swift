import Expectations
import Foundation
import TestSupport
import Testing

@testable import Workers

@Suite @ProgramActor struct WorkerPoolTests {
  @Test func `Outcomes come in the order of the jobs, at any number of workers`() {
    forEachRow([1, 2, 5]) { workers in
      let jobs = (0..<30).map { $0 % 7 == 0 ? "sleep" : "echo \($0)" }
      let outcomes = try Probe.outcomes(of: jobs, workers: workers)
      expectEqual(outcomes.map(\.text), jobs.map { $0 == "sleep" ? "slept" : $0 })
      expectTrue(outcomes.allSatisfy { $0.deaths.isEmpty })
    }
  }

  @Test func `A bad job costs itself alone`() {
    forEachRow([
      ("trap", WorkerDeath.Cause.signal(SIGILL)), ("exit", .exit(7)), ("hang", .timeout(.milliseconds(700))),
      ("close", .closedConnection), ("garbage", .garbledAnswer), ("forge", .garbledAnswer),
      ("part", .garbledAnswer), ("part hang", .garbledAnswer),
    ]) { (bad: (job: String, cause: WorkerDeath.Cause)) in
      for workers in [1, 3] {
        let jobs = ["echo 1", "echo 2", bad.job, "echo 3", "echo 4"]
        let outcomes = try Probe.outcomes(of: jobs, workers: workers)
        expectEqual(
          outcomes.map(\.text), ["echo 1", "echo 2", nil, "echo 3", "echo 4"], "\(workers) workers")
        let cause = outcomes[2].deaths.last?.cause
        expectEqual(cause.map(Self.withoutArchitecture), Self.withoutArchitecture(bad.cause))
        expectEqual(outcomes[2].deaths.last?.earlierJobs, 0, "a fresh worker had the last word")
      }
    }
  }

  /// A trap is a different signal on other processors.
  private static func withoutArchitecture(_ cause: WorkerDeath.Cause) -> WorkerDeath.Cause {
    cause == .signal(SIGTRAP) ? .signal(SIGILL) : cause
  }

  @Test func `A job that allocates without end dies of it`() throws {
    let outcomes = try Probe.outcomes(of: ["allocate", "echo"], timeLimit: .seconds(20))
    expectEqual(outcomes.map(\.text), [nil, "echo"])
    guard case .signal? = outcomes[0].deaths.last?.cause else {
      Issue.record("died of \(String(describing: outcomes[0].deaths.last?.cause))")
      return
    }
  }

  @Test func `What a job prints is its own, and a worker that dies leaves its last words`() throws {
    // A worker that dies leaves its last words.
    do {
      let outcomes = try Probe.outcomes(of: ["trap"])
      expectEqual(outcomes[0].deaths.first?.output.text.contains("trapped on purpose"), true)
    }
    // A job's output is separate from others'.
    do {
      let outcomes = try Probe.outcomes(of: ["print a", "echo", "print b"])
      expectEqual(outcomes.map(\.output.text), ["printed a\n", "", "printed b\n"])
    }
  }

  @Test func `A worker that writes megabytes to its output is ended, and little of them is kept`() {
    forEachRow([1, 2]) { workers in
      let outcomes = try Probe.outcomes(
        of: ["echo", "flood", "echo"], workers: workers, timeLimit: .seconds(60))
      expectEqual(outcomes.map(\.text), ["echo", nil, "echo"])
      let death = try #require(outcomes[1].deaths.last)
      expectEqual(death.cause, .flood)
      #expect(death.output.text.utf8.count < 3 * CapturedOutput.keptBytes, "\(workers)")
    }
  }

  @Test func `An answer may be long, and what comes after it harms no other job`() throws {
    // An answer may be long.
    do {
      let outcomes = try Probe.outcomes(of: ["long", "echo"], workers: 2, timeLimit: .seconds(60))
      expectEqual(outcomes.map { $0.answer?.count }, [5_000_000, 4])
    }
    // A job's writes to the connection after its answer harm no other job.
    do {
      let jobs = ["echo 1", "late", "sleep", "echo 2", "sleep", "echo 3"]
      let outcomes = try Probe.outcomes(of: jobs, timeLimit: .seconds(60))
      expectEqual(outcomes.map(\.text), ["echo 1", "late", "slept", "echo 2", "slept", "echo 3"])
    }
  }

  @Test func `A job that dies is tried again in fresh workers as often as it allows`() throws {
    // A job that dies in a used worker is tried again in a fresh one.
    let outcomes = try Probe.outcomes(of: ["echo", "trap-later", "number"])
    expectEqual(outcomes.map(\.text), ["echo", "first", "2"])
    expectEqual(outcomes[1].deaths.map(\.earlierJobs), [1])
    // A death in a fresh worker is tried again as often as the job allows.
    forEachRow([0, 1, 3]) { count in
      expectEqual(try Probe.outcomes(of: ["exit"], retries: count)[0].deaths.count, count + 1)
    }
  }

  @Test func `What a job has started goes with it or with its worker`() throws {
    // Processes that a killed job has started end with it.
    do {
      let outcome = try Probe.outcomes(of: ["child"])[0]
      let child = try #require(
        outcome.deaths.first.flatMap { Int32($0.output.text.split(separator: "\n")[0]) })
      #expect(Probe.isGone(child))
    }
    // What a job has started in a separate session is ended with its worker.
    forEachRow(["daemon hang", "daemon"]) { job in
      let outcome = try Probe.outcomes(of: [job])[0]
      let output = outcome.deaths.first?.output ?? outcome.output
      let daemon = try #require(Int32(output.text.split(separator: "\n")[0]))
      expectTrue(Probe.isGone(daemon))
    }
  }

  @Test func `Memory that could be shared counts as well`() throws {
    let outcomes = try Probe.outcomes(of: ["share 8", "share", "echo"], timeLimit: .seconds(60))
    expectEqual(outcomes.map(\.text), ["share 8", nil, "echo"])
    let death = try #require(outcomes[1].deaths.last)
    expectEqual(death.cause, .signal(SIGABRT))
    #expect(death.output.text.contains("The process has more than the 1024 MiB of memory"))
  }

  @Test func `Workers end with the pool, also if it has jobs left`() throws {
    let workers = try threeWorkers()
    expectEqual(workers.count, 3)
    #expect(workers.allSatisfy(Probe.isGone))
  }

  /// Returns the workers of the first three of ten jobs after their pool is gone.
  private func threeWorkers() throws -> [Int32] {
    let jobs = (0..<10).map { _ in Job("process") }
    var outcomes = OrderedOutcomes(of: jobs.makeIterator(), in: Probe.pool(workers: 2))
    return try (0..<3).compactMap { _ in try outcomes.next()?.text.flatMap { Int32($0) } }
  }

  @Test func `Jobs are made as they are needed`() throws {
    let made = Counter()
    let jobs = (0..<2000).lazy.map { index in
      made.count += 1
      return Job(index == 0 ? "sleep" : "echo")
    }
    var outcomes = OrderedOutcomes(of: jobs.makeIterator(), in: Probe.pool(workers: 2))
    var (taken, ahead) = (0, 0)
    while try outcomes.next() != nil {
      ahead = max(ahead, made.count - taken)
      taken += 1
    }
    expectEqual(taken, 2000)
    #expect(ahead <= 2 * 64)
  }

  /// A number that a closure can change.
  private final class Counter {
    var count = 0
  }

  @Test func `A program that does not exist is named when a job needs it`() throws {
    // A program that does not exist is named.
    do {
      let pool = WorkerPool(WorkerCommand(executable: "/no/such"), workerCount: 1)
      #expect(throws: WorkerNotStarted(executable: "/no/such", reason: "No such file or directory")) {
        _ = try pool.outcomes(of: [Job("echo")])
      }
    }
    // A pool without jobs starts no worker.
    do {
      let pool = WorkerPool(WorkerCommand(executable: "/no/such"), workerCount: 3)
      expectEmpty(try pool.outcomes(of: []))
    }
  }

  @Test func `A job is done again where its outcome requires, in a younger or a fresh worker`() throws {
    // Jobs that wait for a younger worker share one, the last one first.
    do {
      let outcomes = try Probe.pool(workers: 1).outcomes(of: numbers(4)) { _, outcome in
        outcome.answerCount < 2 ? .younger : nil
      }
      expectEqual(outcomes.map(\.texts), [["1", "4"], ["2", "3"], ["3", "2"], ["4", "1"]])
    }
    // A job is done again as often as its outcome requires, in a fresh worker if that is required.
    do {
      let outcomes = try Probe.pool(workers: 2).outcomes(of: numbers(4)) { index, outcome in
        outcome.answerCount < 3 ? (index == 2 ? .fresh : .any) : nil
      }
      expectEqual(outcomes.count, 4)
      expectEqual(outcomes.map(\.answerCount), [3, 3, 3, 3])
      expectEqual(outcomes[2].text, "1", "a fresh worker counts from one")
      #expect(outcomes[3].text != "1")
    }
  }

  @Test
  func `A worker that is started reports a crash in the pool's detail, or in full for a job that needs it`()
    throws
  {
    let pool = Probe.pool(workers: 1)
    var details: [String?] = []
    pool.add(Job("detail"), as: 0)
    while let finished = try pool.next() {
      details.append(finished.outcome.text)
      pool.crashDetail = .brief
      let demands: [WorkerDemand] = [.any, .fresh, .reporting, .fresh]
      if details.count <= demands.count { pool.redo(finished, by: demands[details.count - 1]) }
    }
    expectEqual(details, ["full", "full", "brief", "full", "brief"])
  }

  /// Jobs that are answered with the number of jobs that their worker has done.
  private func numbers(_ count: Int) -> [Job] { (0..<count).map { _ in Job("number") } }
}

extension JobOutcome {
  /// The first answer and the last one.
  fileprivate var texts: [String?] {
    [firstAnswer.map { String(decoding: $0, as: UTF8.self) }, text]
  }
}
