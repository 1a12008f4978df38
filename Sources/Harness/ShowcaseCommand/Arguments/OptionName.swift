/// An option, as it is typed behind two dashes.
enum OptionName: String, CaseIterable {
  case filter
  case skip
  case configuration
  case record
  case recordInCI = "record-in-ci"
  case failFast = "fail-fast"
  case shard
  case workers
  case order
  case `repeat`
  case untilFailure = "until-failure"
  case again
  case timeout
  case retryCrashes = "retry-crashes"
  case balance
  case report
  case from
  case output
  case plan
  case all
  case alike
  case json
  case dryRun = "dry-run"
  case script
  case `as`
  case exitCode = "exit-code"
  case useCase = "use-case"
  case check
  case verbose
  case rules
  case list
  case packagePath = "package-path"
  case help

  /// Whether an option takes a value.
  enum Value: Hashable {
    case none
    case required(String)
    /// Only as `--option=VALUE`.
    case optional(String)
  }

  /// The options that every command takes.
  static let common: [OptionName] = [.packagePath, .help]

  var value: Value {
    switch self {
    case .filter, .skip, .useCase, .alike: .required("ID")
    case .configuration, .script, .plan: .required("NAME")
    case .shard: .required("I/N")
    case .workers, .repeat, .retryCrashes: .required("N")
    case .order: .required("ORDER")
    case .timeout: .required("SECONDS")
    case .as: .required("FORMAT")
    case .balance: .required("REPORT")
    case .from: .required("LOG")
    case .rules: .required("FILE")
    case .report: .required("KIND[=PATH]")
    case .output, .packagePath: .required("FOLDER")
    case .record: .optional("MODE")
    case .recordInCI, .failFast, .untilFailure, .again, .all, .json, .dryRun, .exitCode, .check, .verbose,
      .list,
      .help:
      .none
    }
  }

  var summary: String {
    switch self {
    case .filter: "only scenarios of [Showcase/]Class[/Use case[/script]]; may be repeated"
    case .skip: "no scenarios of ID; may be repeated"
    case .configuration: "only this configuration, or with it; may be repeated where several make sense"
    case .record: "write goldens: never, missing, failed (the default of a bare --record) or all"
    case .recordInCI: "allow goldens to be written where the variable CI is set"
    case .failFast: "stop at the first failure"
    case .shard: "only the I-th of N parts; by default what the CI service says in its variables"
    case .workers: "run scenarios in N processes; as many as processors by default, 0 for this one"
    case .order: "alphabetical, random or random:SEED; as showcases and plans have them by default"
    case .repeat: "run each scenario N times, and fail where two takes differ"
    case .untilFailure: "with --repeat: stop at a scenario's first failure"
    case .again: "run scenarios, too, that did not change since they passed"
    case .timeout: "how long a scenario may take; 600 by default"
    case .retryCrashes: "run a scenario up to N times more that crashes or exceeds its time"
    case .balance: "part shards by the durations in a former json report; may be repeated"
    case .report: "terminal, json, junit, markdown, github or html, to PATH or to standard output"
    case .from: "a json report of a run, or of a shard; may be repeated"
    case .output: "where the site goes; what a former one has left there is replaced or removed"
    case .plan: "what this plan runs, in which order and how; may be repeated"
    case .all: "everything that waits for review"
    case .alike: "whatever differs as ID does, too; may be repeated"
    case .json: "print JSON"
    case .dryRun: "only tell what would be removed"
    case .script: "replay this script of the use case first"
    case .as: "text, json, svg, storyboard or accessibility; of a diff text, markdown or html"
    case .exitCode: "end with status 1 where something differs"
    case .useCase: "the use case to replay the script on, as Class/Use case"
    case .check: "write nothing; fail if a script would change"
    case .verbose: "tell of Xcode's options and of files that mean nothing here, too"
    case .rules: "which targets are which layer; .strictures.json in the package by default"
    case .list: "print the rules by their numbers, and how each is decided"
    case .packagePath: "the package to work on; that of the working folder by default"
    case .help: "print this text"
    }
  }

  /// The option as it is typed, with its value.
  var usage: String {
    switch value {
    case .none: "--\(rawValue)"
    case .required(let name): "--\(rawValue) \(name)"
    case .optional(let name): "--\(rawValue)[=\(name)]"
    }
  }
}
