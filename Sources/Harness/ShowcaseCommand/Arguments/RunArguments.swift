import Commands
import Diagnostics
import Foundation
import Project
import ShowcaseKit
import TestRunner
import Workers

/// Which scenarios a command runs, and in which processes: the arguments that `run`, `prove` and
/// `audit` share.
struct RunArguments {
  let invocation: Invocation

  /// The options that are read here.
  static let options: [Option] = [.filter, .skip, .configuration, .shard, .workers, .timeout]

  init(_ invocation: Invocation) {
    self.invocation = invocation
  }

  /// The scenarios that the arguments choose.
  func selection(_ console: Console) throws(Diagnostic) -> ScenarioSelection {
    ScenarioSelection(
      plans: invocation.names, filters: invocation.names(of: .filter),
      skips: invocation.names(of: .skip), configurations: invocation.names(of: .configuration),
      shard: try shard(console))
  }

  /// The shard of the option, or the one that the CI service's variables name.
  private func shard(_ console: Console) throws(Diagnostic) -> Shard? {
    if let flag = invocation.value(of: .shard) { return try Shard(flag: flag) }
    guard let (shard, origin) = try Shard.wanted(by: console.environment) else { return nil }
    console.errorOutput("This is shard \(shard), as \(origin) says.\n")
    return shard
  }

  func timeLimit() throws(Diagnostic) -> Duration? {
    guard let text = invocation.value(of: .timeout) else { return nil }
    guard let seconds = Double(text), seconds > 0, seconds <= 1_000_000 else {
      throw invocation.refusal(of: text, for: .timeout, expected: "a number of seconds above 0")
    }
    return .seconds(seconds)
  }

  /// The processes that run scenarios; `nil` if this process runs them.
  ///
  /// - Parameters:
  ///   - project: The package.
  ///   - console: The process.
  ///   - plans: The plans with the configurations; by default those that are operands.
  ///   - explores: Whether they serve an exploration.
  func crew(
    in project: Project, _ console: Console, plans: [String]? = nil, exploring explores: Bool = false
  ) throws(Diagnostic) -> Crew? {
    let processors = ProcessInfo.processInfo.activeProcessorCount
    let count = try invocation.number(of: .workers, from: 0, to: 1024) ?? processors
    guard count > 0, let executable = console.executable else { return nil }
    return Crew(
      console.workers(of: project, executable, plans: plans ?? invocation.operands, exploring: explores),
      count: count,
      crashes: console.crashStyle(for: invocation))
  }
}

extension Console {
  /// How workers of a package's plans are started.
  func workers(
    of project: Project, _ executable: String, plans: [String], exploring explores: Bool = false
  ) -> WorkerCommand {
    let service =
      [WorkerServiceCommand.description.name] + (explores ? [WorkerServiceCommand.explores.flag] : [])
    var command = WorkerCommand(
      executable: executable,
      // Plans follow two hyphens, since a plan's name may look like an option.
      arguments: service + [Option.packagePath.flag, project.root, "--"] + plans,
      environment: environment)
    if project.hasUnpreparedUseCases { command.environment["SWIFT_DETERMINISTIC_HASHING"] = "1" }
    // The user's own settings for backtraces are kept.
    if environment[CrashReport.variable] == nil {
      let brief = CrashReport.settings(.brief)
      let isNamedHere = Symbolizer(in: environment) != nil
      command.environment[CrashReport.variable] = isNamedHere ? brief : CrashReport.settings(.full)
      command.variablesForBriefCrashes[CrashReport.variable] = brief
    }
    return command
  }

  /// How crashes are put into words.
  func crashStyle(for invocation: Invocation) -> CrashStyle {
    CrashStyle(
      symbolizer: Symbolizer(in: environment),
      unfolding: invocation.has(.allCalls) ? nil : Option.allCalls.flag)
  }
}

extension Project {
  /// Whether an app was not written for stages, and may show sets and dictionaries in the order of their
  /// hashes.
  fileprivate var hasUnpreparedUseCases: Bool {
    showcases.contains { $0.useCases.contains(where: \.isUnprepared) }
  }
}
