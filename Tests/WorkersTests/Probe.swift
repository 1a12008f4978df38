import Foundation
import Workers

/// Workers that do what a job's text says, good or bad.
enum Probe {
  static func pool(workers: Int, timeLimit: Duration = .milliseconds(700)) -> WorkerPool {
    let environment = ProcessInfo.processInfo.environment.filter {
      ["PATH", "LD_LIBRARY_PATH"].contains($0.key)
    }
    let command = WorkerCommand(
      executable: executable, environment: environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 })
    return WorkerPool(command, workerCount: workers, timeLimit: timeLimit)
  }

  /// The built program lies beside the tests.
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
  func outcomes(of jobs: [String]) throws -> [JobOutcome] {
    var outcomes: [JobOutcome] = []
    _ = try run(count: jobs.count, job: { Array(jobs[$0].utf8) }) { _, outcome in
      outcomes.append(outcome)
      return true
    }
    return outcomes
  }
}

extension JobOutcome {
  var text: String? { answer.map { String(decoding: $0, as: UTF8.self) } }
}
