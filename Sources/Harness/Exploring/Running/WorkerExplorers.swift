import Foundation
import Project
import RenderTree
import TestRunner
import Workers

/// Walks in other processes, several at once.
final class WorkerExplorers: Explorers {
  private let pool: WorkerPool
  private let timeLimit: Duration
  private let folder: ExplorationFolder
  private var places: CrashPlaces

  /// - Parameters:
  ///   - crew: The processes.
  ///   - timeLimit: How long the launch, each input and the end may take.
  ///   - folder: The folder of the journals.
  init(_ crew: Crew, timeLimit: Duration, in folder: ExplorationFolder) {
    pool = WorkerPool(crew.command, workerCount: crew.count)
    // Only the message of a crash is reported; replaying its script shows the rest.
    pool.crashDetail = .brief
    self.timeLimit = timeLimit
    self.folder = folder
    places = CrashPlaces(crew.crashes)
  }

  var interruption: Int32? { pool.interruption }

  func results(
    of requests: some Sequence<ExplorationRequest>, each note: (ExplorationResult) -> Void
  ) throws -> [ExplorationResult] {
    let queue = RequestQueue(requests.lazy.map(journaled).makeIterator())
    let jobs = AnyIterator { queue.next().map(self.job) }
    var outcomes = OrderedOutcomes(of: jobs, in: pool)
    var results: [ExplorationResult] = []
    while let outcome = try outcomes.next(), let request = queue.takeFirst() {
      let result = try result(of: request, outcome)
      if let journal = request.journal { try? FileManager.default.removeItem(atPath: journal) }
      note(result)
      results.append(result)
    }
    return results
  }

  private func journaled(_ request: ExplorationRequest) -> ExplorationRequest {
    var request = request
    request.journal = folder.nextJournal()
    request.inputLimit = timeLimit / .seconds(1)
    return request
  }

  /// The worker itself limits each input; it is killed if it cannot.
  private func job(_ request: ExplorationRequest) -> Job {
    Job(
      request.message, timeLimit: timeLimit * (request.inputCount + 4),
      // In a worker that did something before, what hangs is tried again.
      demand: request.isForHang ? .fresh : .any)
  }

  private func result(of request: ExplorationRequest, _ outcome: JobOutcome) throws -> ExplorationResult {
    if let reply = outcome.answer.flatMap({ try? ExplorationRequest.Reply(message: $0) }) {
      return try ExplorationResult(reply)
    }
    var record = request.journal.map { Journal.record(at: $0) } ?? WalkRecord()
    let death =
      outcome.deaths.last ?? WorkerDeath(cause: .garbledAnswer, output: outcome.output, earlierJobs: 0)
    note(death, in: &record)
    return ExplorationResult(record: record)
  }

  private func note(_ death: WorkerDeath, in record: inout WalkRecord) {
    switch death.end {
    case .hang:
      let limit = (timeLimit / .seconds(1)).decimalText
      record.note(.hang, of: record.lastSubject, "It takes longer than \(limit) s.")
    case .flood:
      record.note(
        .flood, of: record.lastSubject, "It writes more than a mebibyte to standard output and error.")
    case .crash(let words):
      // Lines are not part of the subject, since they change whenever the source does.
      let place = places.place(of: death)
      let message = TrapMessage(words)
      let line = place?.line ?? message.line
      record.note(
        .crash, of: message.words + (place.map { ", in \($0.function)" } ?? ""), line.map { "at \($0)" } ?? ""
      )
    }
  }
}

/// The requests that were begun and whose results are not there yet.
private final class RequestQueue<Requests: IteratorProtocol<ExplorationRequest>> {
  private var requests: Requests
  private var begun: [ExplorationRequest] = []
  private var doneCount = 0

  init(_ requests: Requests) { self.requests = requests }

  func next() -> ExplorationRequest? {
    guard let request = requests.next() else { return nil }
    begun.append(request)
    return request
  }

  /// Takes the request that was begun first.
  func takeFirst() -> ExplorationRequest? {
    guard doneCount < begun.count else { return nil }
    defer { doneCount += 1 }
    return begun[doneCount]
  }
}
