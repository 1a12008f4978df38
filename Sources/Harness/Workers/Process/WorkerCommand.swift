/// How a worker is started: a program that serves jobs over a socket, as ``WorkerConnection`` does.
package struct WorkerCommand: Hashable, Sendable {
  /// The path of the program.
  package var executable: String
  /// The arguments after the program's name.
  package var arguments: [String]
  /// Every variable of the worker; none is inherited.
  package var environment: [String: String]
  /// The variables that replace others if it is enough to recognize a crash.
  package var variablesForBriefCrashes: [String: String]

  /// - Parameters:
  ///   - executable: The path of the program.
  ///   - arguments: The arguments after the program's name; none by default.
  ///   - environment: Every variable of the worker, as none is inherited; none by default.
  ///   - variablesForBriefCrashes: The variables that replace others if a crash need only be recognized.
  package init(
    executable: String, arguments: [String] = [], environment: [String: String] = [:],
    variablesForBriefCrashes: [String: String] = [:]
  ) {
    self.executable = executable
    self.arguments = arguments
    self.environment = environment
    self.variablesForBriefCrashes = variablesForBriefCrashes
  }

  /// The command of a worker whose crashes are reported in such detail.
  func reportingCrashes(in detail: CrashDetail) -> WorkerCommand {
    var command = self
    if detail == .brief { command.environment.merge(variablesForBriefCrashes) { $1 } }
    return command
  }
}

/// How much a worker's crash reports.
package enum CrashDetail: Hashable, Sendable {
  /// Functions and lines, which the runtime takes seconds to find.
  case full
  /// Addresses only, enough to recognize a crash that was reported in full before.
  case brief
}
