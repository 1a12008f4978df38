import Workers

/// Something that a scenario's storyboard may not depend on.
package enum ProofCondition: Hashable, Sendable {
  /// Nothing is changed: what differs depends on chance.
  case again
  /// The order of Swift's hash tables.
  case hashSeed
  /// What ran before in the same process: the scenarios run in reverse, all in one process.
  case order
  /// How many processes run at once.
  case workerCount
  /// Nothing ran before in the same process.
  case alone
  /// The host's time zone.
  case timeZone
  /// The host's locale.
  case locale
  /// The folder that the processes run in.
  case workingFolder
  /// The order of asynchronous work, by its seed: which of several jobs that are due at the same time
  /// runs first, and how late answers and delays are.
  case schedule(UInt64)

  /// What differs between processes.
  package static let ofProcesses: [ProofCondition] = [
    .again, .hashSeed, .order, .workerCount, .alone, .timeZone, .locale, .workingFolder,
  ]

  /// The seed of the order of asynchronous work; `nil` for the order of submission.
  var schedule: UInt64? {
    if case .schedule(let seed) = self { seed } else { nil }
  }

  /// What differs, as part of a sentence.
  package var words: String {
    switch self {
    case .again: "from one process to the next"
    case .hashSeed: "with the seed of hash tables"
    case .order: "with what ran before it in its process"
    case .workerCount: "with how many processes run at once"
    case .alone: "when it runs alone in its process"
    case .timeZone: "with the host's time zone"
    case .locale: "with the host's locale"
    case .workingFolder: "with the working folder"
    case .schedule(let seed): "with the order of asynchronous work: a race (--schedule \(seed))"
    }
  }

  /// Returns a crew that differs from another one only in this.
  func crew(like crew: Crew) -> Crew {
    var changed = crew
    changed.command.environment.merge(variables) { $1 }
    switch self {
    case .order: changed.count = 1
    // Three run on any machine, and change which scenario follows which.
    case .workerCount: changed.count = crew.count == 1 ? 3 : 1
    case .again, .hashSeed, .alone, .timeZone, .locale, .workingFolder, .schedule: break
    }
    return changed
  }

  /// The folder that scenarios run in; `nil` for this process's.
  var folder: String? { self == .workingFolder ? "/" : nil }

  private var variables: [String: String] {
    switch self {
    // By default, Swift seeds hash tables at random in each process; with this variable it never does.
    case .hashSeed: ["SWIFT_DETERMINISTIC_HASHING": "1"]
    // Its offset includes three quarters of an hour, and it has daylight saving time.
    case .timeZone: ["TZ": "Pacific/Chatham"]
    // Turkish capitalizes `i` differently, and writes a comma in numbers.
    case .locale: ["LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8", "LANGUAGE": "tr"]
    case .again, .order, .workerCount, .alone, .workingFolder, .schedule: [:]
    }
  }
}
