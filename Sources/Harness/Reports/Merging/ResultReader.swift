import Diagnostics
import Project
import Storyboards
import TestRunner

/// Reads the planned scenarios of one shard, then its results, which may end early.
///
/// For each planned scenario, only its number and its name's hash are kept.
struct ResultReader {
  private let shard: Shard
  private var log: LogReader
  private var plan: [PlannedNumber] = []
  private var resultCount = 0
  /// The log, read again from its beginning, for the names of scenarios without a result.
  private var names: LogReader
  private var nameCount = 0
  private var missingCount = 0
  /// The shard's findings about goldens, if there are any and the log was read that far.
  private(set) var inventory: GoldenInventory?
  /// The signal that stopped the shard.
  private(set) var interruption: Int32?

  private struct PlannedNumber {
    var number: Int
    var nameHash: Int
  }

  init(_ shard: ShardLog) {
    self.shard = shard.shard
    log = shard.log
    names = shard.log
  }

  /// The next planned scenario with its number; `nil` after the last one, where the results begin.
  mutating func nextPlanned() throws(Diagnostic) -> (name: ScenarioName, number: Int)? {
    guard plan.count < log.heading.scenarioCount else { return nil }
    guard case .planned(let name, let number)? = try log.next() else {
      throw fault("ends before it names its scenarios", expected: "the log of a run that began")
    }
    plan.append(PlannedNumber(number: number, nameHash: name.hashValue))
    return (name, number)
  }

  /// The next scenario's number and result, in the order of the shard; `nil` after the last one.
  mutating func next() throws(Diagnostic) -> (number: Int, result: ScenarioResult)? {
    guard resultCount < plan.count else { return nil }
    let planned = plan[resultCount]
    resultCount += 1
    guard case .finished(let result)? = try log.next() else {
      missingCount += 1
      return (planned.number, ScenarioResult(try name(at: resultCount - 1), .notRun))
    }
    guard result.name.hashValue == planned.nameHash else {
      throw Diagnostic(
        "found a result of '\(result.name)'", file: log.file.name, at: log.position,
        expected: "one of '\(try name(at: resultCount - 1))', which is planned here")
    }
    return (planned.number, result)
  }

  /// The name of a planned scenario; positions have to be requested in ascending order.
  private mutating func name(at index: Int) throws(Diagnostic) -> ScenarioName {
    while case .planned(let name, _)? = try names.next() {
      nameCount += 1
      if nameCount > index { return name }
    }
    throw fault("is not what it was", expected: "a file that does not change meanwhile")
  }

  /// Reads what follows the last result.
  mutating func readEnd() throws(Diagnostic) {
    while let event = try log.next() {
      switch event {
      case .inventoried(let found, _): inventory = found
      case .ended(let summary): interruption = summary.interruption
      case .began, .planned, .finished: break
      }
    }
  }

  /// The diagnostic for a log that ends early.
  var shortfall: Diagnostic? {
    log.isComplete
      ? nil
      : fault(
        "ends early: \(missingCount) of its \(plan.count) scenarios never ran",
        expected: "the log of a run that came to its end")
  }

  private func fault(_ problem: String, expected: String) -> Diagnostic {
    Diagnostic(
      "the log of shard \(shard) \(problem)", file: log.file.name, at: log.position, expected: expected,
      next: .showcase("run --shard \(shard) --report json=FILE"))
  }
}
