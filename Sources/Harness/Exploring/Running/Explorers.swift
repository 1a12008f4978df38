import Diagnostics
import Foundation
import Project
import TestRunner
import Workers

/// Does what is requested, in this process or in others.
@MainActor
protocol Explorers {
  /// Returns what became of each request, in order; fewer if a signal asked this process to end.
  func results(of requests: [ExplorationRequest]) throws -> [ExplorationResult]

  /// The signal that asked this process to end.
  var interruption: Int32? { get }
}

/// What became of a request.
struct ExplorationResult {
  var record: WalkRecord
  /// How the process died over it; `nil` if it did not.
  var death: WorkerDeath?
}

/// Walks in this process, which a crash ends.
struct LocalExplorers: Explorers {
  let project: Project

  var interruption: Int32? { nil }

  func results(of requests: [ExplorationRequest]) throws -> [ExplorationResult] {
    var finder = try ScenarioFinder(project, plans: [])
    return try requests.map { request in
      ExplorationResult(record: try request.perform(on: finder.scenario(named: request.name)))
    }
  }
}

/// Walks in other processes, several at once.
final class WorkerExplorers: Explorers {
  private let pool: WorkerPool
  private let timeLimit: Duration
  /// The folder of the journals.
  private let folder: URL
  private var journalCount = 0
  private var places: CrashPlaces

  init(_ crew: Crew, timeLimit: Duration) throws {
    pool = WorkerPool(crew.command, workerCount: crew.count)
    // Only the message of a crash is reported; replaying its script shows the rest.
    pool.crashDetail = .brief
    self.timeLimit = timeLimit
    places = CrashPlaces(crew.crashes)
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("explored.\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  isolated deinit { try? FileManager.default.removeItem(at: folder) }

  var interruption: Int32? { pool.interruption }

  func results(of requests: [ExplorationRequest]) throws -> [ExplorationResult] {
    let requests = requests.map(journaled)
    let jobs = requests.lazy.map { [timeLimit] in Job($0.message, timeLimit: timeLimit) }
    var outcomes = OrderedOutcomes(of: jobs.makeIterator(), in: pool)
    var results: [ExplorationResult] = []
    for request in requests {
      guard let outcome = try outcomes.next() else { break }
      results.append(try result(of: request, outcome))
      if let journal = request.journal { try? FileManager.default.removeItem(atPath: journal) }
    }
    return results
  }

  private func journaled(_ request: ExplorationRequest) -> ExplorationRequest {
    journalCount += 1
    var request = request
    request.journal = folder.appendingPathComponent("\(journalCount)").path
    return request
  }

  private func result(of request: ExplorationRequest, _ outcome: JobOutcome) throws -> ExplorationResult {
    if let answer = outcome.answer.flatMap({ try? ExplorationAnswer(message: $0) }) {
      switch answer {
      case .record(let record): return ExplorationResult(record: record)
      case .faults(let faults): throw Diagnostics(faults)
      }
    }
    var record = request.journal.map { Journal.record(at: $0) } ?? WalkRecord()
    let death =
      outcome.deaths.last ?? WorkerDeath(cause: .garbledAnswer, output: outcome.output, earlierJobs: 0)
    let place = places.place(of: death).map { ", in \($0)" } ?? ""
    record.note(death.isTimeout ? .hang : .crash, of: death.subject + place)
    return ExplorationResult(record: record, death: death)
  }
}

extension WorkerDeath {
  /// Whether the process did not answer in time.
  var isTimeout: Bool { if case .timeout = cause { true } else { false } }

  /// What the process said, or how it ended.
  var subject: String {
    if isTimeout { return "the process" }
    if let message { return message }
    return switch cause {
    case .signal(let number): "signal \(number)"
    case .exit(let status): "exit with status \(status)"
    case .timeout: "the process"
    case .flood: "more than a mebibyte of output"
    case .closedConnection: "a closed connection"
    case .garbledAnswer: "an answer that cannot be read"
    }
  }
}
