import Foundation
import Workers

/// Workers that do what a job's text says, good or bad.
enum Probe {
  static func pool(workers: Int) -> WorkerPool {
    let environment = ProcessInfo.processInfo.environment.filter {
      ["PATH", "LD_LIBRARY_PATH"].contains($0.key)
    }
    let command = WorkerCommand(
      executable: executable,
      environment: environment.merging(["SWIFT_BACKTRACE": "enable=no", "DETAIL": "full"]) { $1 },
      variablesForBriefCrashes: ["DETAIL": "brief"])
    return WorkerPool(command, workerCount: workers)
  }

  /// The outcomes of jobs, each given by its text.
  static func outcomes(
    of jobs: [String], workers: Int = 1, timeLimit: Duration = .milliseconds(700), retries: Int = 0
  ) throws -> [JobOutcome] {
    try pool(workers: workers).outcomes(of: jobs.map { Job($0, timeLimit: timeLimit, retries: retries) })
  }

  /// The built program is beside the tests.
  private static var executable: String {
    let arguments = CommandLine.arguments + [ProcessInfo.processInfo.arguments[0]]
    let bundle = arguments.first { $0.hasSuffix(".xctest") } ?? arguments[0]
    return URL(fileURLWithPath: bundle).deletingLastPathComponent().appendingPathComponent("worker-probe")
      .path
  }

  static func isGone(_ process: Int32) -> Bool {
    for _ in 0..<200 {
      // A killed grandchild may wait for its new parent to notice.
      let state = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
      guard let state, state.split(separator: ")").last?.hasPrefix(" Z") == false else { return true }
      usleep(10_000)
    }
    return false
  }
}

extension WorkerPool {
  /// The outcomes of jobs that are done once each, in order.
  func outcomes(of jobs: [Job]) throws -> [JobOutcome] {
    var outcomes = OrderedOutcomes(of: jobs.makeIterator(), in: self)
    var all: [JobOutcome] = []
    while let outcome = try outcomes.next() { all.append(outcome) }
    return all
  }

  /// The final outcomes of jobs that are done again while a function names a worker for them.
  func outcomes(
    of jobs: [Job], doneAgain demand: (_ index: Int, _ outcome: JobOutcome) -> WorkerDemand?
  ) throws -> [JobOutcome] {
    var finished = InOrder<JobOutcome>()
    var (all, addedCount) = ([JobOutcome](), 0)
    while all.count < jobs.count {
      while addedCount < jobs.count, needsJob(ahead: addedCount - all.count) {
        add(jobs[addedCount], as: addedCount)
        addedCount += 1
      }
      guard let job = try next() else { break }
      if let demand = demand(job.index, job.outcome) {
        redo(job, by: demand)
      } else {
        finished.put(job.outcome, at: job.index)
      }
      while let outcome = finished.next() { all.append(outcome) }
    }
    return all
  }
}

extension Job {
  init(_ text: String, timeLimit: Duration = .seconds(60), retries: Int = 0) {
    self.init(Array(text.utf8), timeLimit: timeLimit, retries: retries)
  }
}

extension JobOutcome {
  var text: String? { answer.map { String(decoding: $0, as: UTF8.self) } }
}
