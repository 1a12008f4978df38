import Goldens
import SourceText
import TestRunner

/// Reads the results of one shard beside its plan, which goes on where the results end early.
struct ResultReader {
  private let shard: Shard
  private var plan: LogReader
  private var results: LogReader
  private var plannedLeft: Int
  private var missingCount = 0
  /// What the shard found about goldens, if there was something and the log has come to it.
  private(set) var audit: GoldenAudit?
  /// The signal that stopped the shard.
  private(set) var interruption: Int32?

  /// - Parameter results: The same log, from its first result on.
  init(_ shard: ShardLog, results: LogReader) {
    self.shard = shard.shard
    self.results = results
    plan = shard.log
    plannedLeft = shard.log.heading.scenarioCount
  }

  /// The next scenario's number and result, in the order of the shard; `nil` behind the last one.
  mutating func next() throws(Diagnostic) -> (number: Int, result: ScenarioResult)? {
    guard plannedLeft > 0, case .planned(let name, let number)? = try plan.next() else { return nil }
    plannedLeft -= 1
    guard case .finished(let result)? = try results.next() else {
      missingCount += 1
      return (number, ScenarioResult(name, .notRun))
    }
    guard result.name == name else {
      throw Diagnostic(
        "found a result of '\(result.name)'", file: results.file.name, at: results.position,
        expected: "one of '\(name)', which is planned here")
    }
    return (number, result)
  }

  /// Reads what stands behind the last result.
  mutating func readEnd() throws(Diagnostic) {
    while let event = try results.next() {
      switch event {
      case .audited(let found, _): audit = found
      case .ended(let summary): interruption = summary.interruption
      case .began, .planned, .finished: break
      }
    }
  }

  /// What is to be told of a log that ends early.
  var shortfall: Diagnostic? {
    guard !results.isComplete else { return nil }
    let count = plan.heading.scenarioCount
    return Diagnostic(
      "the log of shard \(shard) ends early: \(missingCount) of its \(count) scenarios never ran",
      file: results.file.name, at: results.position, expected: "the log of a run that came to its end",
      next: "showcase run --shard \(shard) --report json=FILE")
  }
}
