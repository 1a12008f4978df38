import Foundation
import Testing

@testable import Workers

@Suite struct WorkerPoolTests {
  @Test("Outcomes come in the order of the jobs, at any number of workers", arguments: [1, 2, 5])
  func order(workers: Int) throws {
    let jobs = (0..<30).map { $0 % 7 == 0 ? "sleep" : "echo \($0)" }
    let outcomes = try Probe.outcomes(of: jobs, workers: workers)
    #expect(outcomes.map(\.text) == jobs.map { $0 == "sleep" ? "slept" : $0 })
    #expect(outcomes.allSatisfy { $0.deaths.isEmpty })
  }

  @Test(
    "A bad job costs itself alone",
    arguments: [
      ("trap", WorkerDeath.Cause.signal(SIGILL)), ("exit", .exit(7)), ("hang", .timeout(.milliseconds(700))),
      ("close", .closedConnection), ("garbage", .garbledAnswer),
    ], [1, 3])
  func badJob(bad: (job: String, cause: WorkerDeath.Cause), workers: Int) throws {
    let jobs = ["echo 1", "echo 2", bad.job, "echo 3", "echo 4"]
    let outcomes = try Probe.outcomes(of: jobs, workers: workers)
    #expect(outcomes.map(\.text) == ["echo 1", "echo 2", nil, "echo 3", "echo 4"])
    let cause = outcomes[2].deaths.last?.cause
    #expect(cause.map(Self.withoutArchitecture) == Self.withoutArchitecture(bad.cause))
    #expect(outcomes[2].deaths.last?.earlierJobs == 0, "a fresh worker had the last word")
  }

  /// A trap is another signal on other processors.
  private static func withoutArchitecture(_ cause: WorkerDeath.Cause) -> WorkerDeath.Cause {
    cause == .signal(SIGTRAP) ? .signal(SIGILL) : cause
  }

  @Test("A job that allocates without end dies of it")
  func memory() throws {
    let outcomes = try Probe.outcomes(of: ["allocate", "echo"], timeLimit: .seconds(20))
    #expect(outcomes.map(\.text) == [nil, "echo"])
    guard case .signal? = outcomes[0].deaths.last?.cause else {
      Issue.record("died of \(String(describing: outcomes[0].deaths.last?.cause))")
      return
    }
  }

  @Test("Who dies leaves its last words")
  func lastWords() throws {
    let outcomes = try Probe.outcomes(of: ["trap"])
    #expect(outcomes[0].deaths.first?.output.text.contains("trapped on purpose") == true)
  }

  @Test("What a job prints is its own")
  func output() throws {
    let outcomes = try Probe.outcomes(of: ["print a", "echo", "print b"])
    #expect(outcomes.map(\.output.text) == ["printed a\n", "", "printed b\n"])
  }

  @Test(
    "Whoever writes megabytes to its output is ended, and what is kept of it is short", arguments: [1, 2])
  func floods(workers: Int) throws {
    let outcomes = try Probe.outcomes(
      of: ["echo", "flood", "echo"], workers: workers, timeLimit: .seconds(60))
    #expect(outcomes.map(\.text) == ["echo", nil, "echo"])
    let death = try #require(outcomes[1].deaths.last)
    #expect(death.cause == .flood)
    #expect(death.output.text.utf8.count < 3 * CapturedOutput.keptBytes)
  }

  @Test("An answer may be long")
  func longAnswer() throws {
    let outcomes = try Probe.outcomes(of: ["long", "echo"], workers: 2, timeLimit: .seconds(60))
    #expect(outcomes.map { $0.answer?.count } == [5_000_000, 4])
  }

  @Test("A job that dies where another was before is tried again in a fresh worker")
  func freshWorker() throws {
    let outcomes = try Probe.outcomes(of: ["echo", "trap-later", "number"])
    #expect(outcomes.map(\.text) == ["echo", "first", "2"])
    #expect(outcomes[1].deaths.map(\.earlierJobs) == [1])
  }

  @Test("A death in a fresh worker is tried again as often as is asked for", arguments: [0, 1, 3])
  func retries(count: Int) throws {
    #expect(try Probe.outcomes(of: ["exit"], retries: count)[0].deaths.count == count + 1)
  }

  @Test("What a killed job has started goes with it")
  func children() throws {
    let outcome = try Probe.outcomes(of: ["child"])[0]
    let child = try #require(outcome.deaths.first.flatMap { Int32($0.output.text.split(separator: "\n")[0]) })
    #expect(Probe.isGone(child))
  }

  @Test("Workers end with the pool, also where it stops early")
  func end() throws {
    var workers: [Int32] = []
    let pool = Probe.pool(workers: 2)
    let ending = try pool.run(
      count: 10, job: { _ in Job("process") }, examine: { .done($1.text.flatMap { Int32($0) }) },
      tell: { _, worker in
        workers += [worker].compactMap(\.self)
        return workers.count < 3
      })
    #expect(ending == .stopped)
    #expect(workers.count == 3)
    #expect(workers.allSatisfy(Probe.isGone))
  }

  @Test("Jobs are made as they are needed")
  func laziness() throws {
    var (made, told, ahead) = (0, 0, 0)
    let pool = Probe.pool(workers: 2)
    _ = try pool.run(
      count: 2000,
      job: { index in
        made += 1
        ahead = max(ahead, made - told)
        return Job(index == 0 ? "sleep" : "echo")
      },
      examine: { .done($1.text) },
      tell: { _, _ in
        told += 1
        return true
      })
    #expect(told == 2000)
    #expect(ahead <= 2 * 64)
  }

  @Test("A program that is not there is named")
  func missingProgram() {
    let pool = WorkerPool(WorkerCommand(executable: "/no/such"), workerCount: 1)
    #expect(throws: WorkerNotStarted(executable: "/no/such", reason: "No such file or directory")) {
      _ = try pool.outcomes(of: [Job("echo")])
    }
  }

  @Test("Jobs that wait for a younger worker share one, the last one first")
  func younger() throws {
    var seen: [[String]] = []
    let ending = try Probe.pool(workers: 1).run(
      count: 4, job: { _ in Job("number") },
      examine: { _, outcome -> Examination<JobOutcome> in
        outcome.answerCount < 2 ? .again(by: .younger) : .done(outcome)
      },
      tell: { _, outcome in
        seen.append([
          outcome.firstAnswer.map { String(decoding: $0, as: UTF8.self) } ?? "", outcome.text ?? "",
        ])
        return true
      })
    #expect(ending == .completed)
    #expect(seen == [["1", "4"], ["2", "3"], ["3", "2"], ["4", "1"]])
  }

  @Test("A job is done again as often as its outcome asks for, in a fresh worker where that is asked for")
  func again() throws {
    var seen: [[String?]] = []
    let ending = try Probe.pool(workers: 2).run(
      count: 4, job: { _ in Job("number") },
      examine: { index, outcome -> Examination<JobOutcome> in
        outcome.answerCount < 3 ? .again(by: index == 2 ? .fresh : .any) : .done(outcome)
      },
      tell: { _, outcome in
        seen.append([outcome.firstAnswer.map { String(decoding: $0, as: UTF8.self) }, outcome.text])
        return true
      })
    #expect(ending == .completed)
    #expect(seen.count == 4)
    #expect(seen[2][1] == "1", "a fresh worker counts from one")
    #expect(seen[3][1] != "1")
  }
}
