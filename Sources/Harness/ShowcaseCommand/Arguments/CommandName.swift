/// What the program can do.
enum CommandName: String, CaseIterable {
  case run
  case list
  case plan
  case show
  case replay
  case check
  case format
  case status
  case review
  case accept
  case reject
  case prune
  case diff
  case merge
  case report
  case gallery
  case prove
  case audit
  case strictures
  case help
  /// What `run` starts its workers with; nobody types it.
  case worker

  /// The commands that people type.
  static let typed = allCases.filter { $0 != .worker }

  /// What stands behind the command's name in the help.
  var positionals: String {
    switch self {
    case .run, .prove, .audit, .worker: "[PLAN...]"
    case .plan: "(add NAME | (skip | select) PLAN ID... | (enable | disable) PLAN NAME...)"
    case .show: "USECASE"
    case .replay: "FILE"
    case .format: "[FILE...]"
    case .status, .accept, .reject: "[ID...]"
    case .report: "[LOG...]"
    case .diff: "[BASE]"
    case .merge: "REPORT..."
    case .list, .check, .review, .prune, .gallery, .strictures, .help: ""
    }
  }

  /// How many positional arguments make sense.
  var positionalCount: ClosedRange<Int> {
    switch self {
    case .run, .prove, .audit, .worker, .format, .status, .accept, .reject, .report: 0...Int.max
    case .plan: 2...Int.max
    case .show, .replay: 1...1
    case .merge: 1...Int.max
    case .diff: 0...1
    case .list, .check, .review, .prune, .gallery, .strictures, .help: 0...0
    }
  }

  var summary: String {
    switch self {
    case .run: "run the scenarios of all plans, or of some, and compare them with their goldens"
    case .list: "print use cases, scripts and plans, or all about some plans"
    case .plan: "make a plan, or change which tests, configurations and showcases one runs"
    case .show: "print what a use case shows"
    case .replay: "replay any script on a use case and print the storyboard"
    case .check: "check plans, scripts and goldens without running anything"
    case .format: "rewrite all scripts, or some, in their canonical form"
    case .status: "print what waits for review, or all about some of it"
    case .review: "look at what waits for review, one after the other, and accept or reject it"
    case .accept: "make what waits for review the golden"
    case .reject: "take away what waits for review, and keep the golden"
    case .prune: "remove the goldens that no scenario owns"
    case .diff: "tell how goldens differ from a revision, by meaning; from where the branch began by default"
    case .merge: "join the logs of all shards of a run into what one run would have said"
    case .report: "make reports from the log of a run, or from those of all its shards"
    case .gallery: "make a web site of every use case and step from the goldens"
    case .prove: "run each scenario in processes that differ in what must not matter, and name what varies"
    case .audit: "find clipped text, small or overlapping controls, unlabelled ones, and faulty layouts"
    case .strictures: "check the package's sources against the rules of its architecture, without building it"
    case .help: "print this text"
    case .worker: "run what is asked for by another process"
    }
  }

  var options: [OptionName] {
    switch self {
    case .run:
      [
        .filter, .skip, .configuration, .shard, .record, .recordInCI, .failFast, .workers, .order, .repeat,
        .untilFailure, .again, .timeout, .retryCrashes, .balance, .report,
      ]
    case .list: [.plan, .json]
    case .plan: [.configuration]
    case .show: [.script, .configuration, .as]
    case .replay: [.useCase, .configuration]
    case .check: [.verbose]
    case .format: [.check]
    case .status: [.configuration, .json]
    case .review: [.recordInCI]
    case .accept: [.configuration, .all, .alike, .json, .recordInCI]
    case .reject: [.configuration, .all, .alike, .json]
    case .prune: [.dryRun]
    case .diff: [.as, .exitCode]
    case .merge: [.report]
    case .report: [.from, .report]
    case .gallery: [.output]
    case .prove, .audit: [.filter, .skip, .configuration, .shard, .workers, .timeout]
    case .strictures: [.rules, .list, .json]
    case .help, .worker: []
    }
  }
}
