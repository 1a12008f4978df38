import Diagnostics
import Foundation
import GoldenFiles
import Project
import Reports
import TestRunner
import Workers

/// How a run is to be done, as the arguments say.
struct RunArguments {
  let invocation: Invocation

  init(_ invocation: Invocation) {
    self.invocation = invocation
  }

  /// How many workers; by default as many as there are processors. None is this process itself.
  private func workerCount() throws(Diagnostic) -> Int {
    try number(of: .workers, from: 0, to: 1024) ?? ProcessInfo.processInfo.activeProcessorCount
  }

  /// What becomes of scenarios that did not change since they passed: a server starts from nothing, and whoever runs them
  /// in this process wants to see them run.
  func unchanged(in place: RunOptions.Place, _ console: Console) -> RunOptions.Unchanged {
    guard place != .here, !RecordingPolicy.isServer(console.environment) else { return .ignored }
    return invocation.has(.again) ? .run : .skipped
  }

  func retries() throws(Diagnostic) -> Int? {
    try number(of: .retryCrashes, from: 0, to: 1000)
  }

  func timeLimit() throws(Diagnostic) -> Duration? {
    guard let text = invocation.value(of: .timeout) else { return nil }
    guard let seconds = Double(text), seconds > 0, seconds <= 1_000_000 else {
      throw refusal(of: text, for: .timeout, expected: "a number of seconds above 0")
    }
    return .seconds(seconds)
  }

  func repetition() throws(Diagnostic) -> Repetition? {
    let endsAtFailure = invocation.has(.untilFailure)
    guard let count = try number(of: .repeat, from: 1, to: 1_000_000) else {
      guard endsAtFailure else { return nil }
      throw Diagnostic(
        "'--until-failure' misses '--repeat'", expected: "--repeat N --until-failure", next: .help)
    }
    return Repetition(count: count, endsAtFailure: endsAtFailure)
  }

  /// The order of the flag; the seed that is not given is drawn, but for shards, which have to have the same.
  func order(in shard: Shard?) throws(Diagnostic) -> ExecutionOrder? {
    guard let text = invocation.value(of: .order) else { return nil }
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    if text == "alphabetical" { return .alphabetical }
    if text == "random", let shard, shard.count > 1 {
      throw Diagnostic(
        "shards in random order need one seed for all", expected: "--order random:SEED", next: .help
      )
    }
    if text == "random" { return .random(seed: Self.drawnSeed) }
    if parts.count == 2, parts[0] == "random", let seed = UInt64(parts[1]) { return .random(seed: seed) }
    throw refusal(of: text, for: .order, expected: "alphabetical, random or random:SEED")
  }

  /// Another one in each run.
  static var drawnSeed: UInt64 { .random(in: 0...999_999) }

  /// How long scenarios took by former logs, if shards are to be parted by that.
  func formerDurations(_ console: Console) throws(Diagnostic) -> [String: Duration]? {
    let names = invocation.values(of: .balance)
    return names.isEmpty
      ? nil : try LogReader.durations(in: names.map { LogFile($0, at: console.absolutePath($0)) })
  }

  /// The processes that run scenarios; `nil` where this one is to do it.
  func crew(in project: Project, _ console: Console) throws(Diagnostic) -> Crew? {
    let count = try workerCount()
    guard count > 0, let executable = console.executable else { return nil }
    let command = WorkerCommand(
      executable: executable,
      arguments: [CommandName.worker.rawValue, "--package-path", project.root] + invocation.positionals,
      environment: console.environment.merging(Self.backtrace) { given, _ in given })
    return Crew(command, count: count)
  }

  /// A crash tells of its own thread alone, without colors, and does not wait for anybody.
  private static let backtrace = [
    "SWIFT_BACKTRACE": "enable=yes,color=no,interactive=no,threads=crashed,images=none,registers=none"
  ]

  private func number(of option: OptionName, from first: Int, to last: Int) throws(Diagnostic) -> Int? {
    guard let text = invocation.value(of: option) else { return nil }
    guard let number = Int(text), number >= first, number <= last else {
      throw refusal(of: text, for: option, expected: "a number from \(first) to \(last)")
    }
    return number
  }

  private func refusal(of text: String, for option: OptionName, expected: String) -> Diagnostic {
    Diagnostic(
      "'\(text)' is no value of '--\(option.rawValue)'", expected: expected, next: .help)
  }
}
