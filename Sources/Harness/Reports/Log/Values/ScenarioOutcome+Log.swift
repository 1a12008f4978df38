import Diagnostics
import GoldenFiles
import Storyboards
import TestRunner
import TextFormats

/// The words for outcomes in a log.
private enum OutcomeKind: String, CaseIterable {
  case passed, recorded, goldenMissing, goldenMisnamed, differs, goldenUnusable, scriptUnusable, stopped
  case nondeterministic, died, notRun
}

extension ScenarioOutcome: LogValue {
  private var kind: OutcomeKind {
    switch self {
    case .passed: .passed
    case .recorded: .recorded
    case .goldenMissing: .goldenMissing
    case .goldenMisnamed: .goldenMisnamed
    case .differs: .differs
    case .goldenUnusable: .goldenUnusable
    case .scriptUnusable: .scriptUnusable
    case .stopped: .stopped
    case .nondeterministic: .nondeterministic
    case .died: .died
    case .notRun: .notRun
    }
  }

  /// What an outcome has in addition to its kind, and under which key.
  private var detail: (key: String, value: any LogValue)? {
    switch self {
    case .passed, .goldenMissing, .notRun: nil
    case .recorded(let write): ("write", write)
    case .goldenMisnamed(let path): ("found", path)
    case .differs(let mismatch): ("mismatch", mismatch)
    case .goldenUnusable(let fault): ("fault", fault)
    case .scriptUnusable(let faults): ("faults", faults)
    case .stopped(let stop): ("stop", stop)
    case .nondeterministic(let first, let second): ("takes", [first, second])
    case .died(let deaths): ("deaths", deaths)
    }
  }

  var log: JSONValue {
    guard let detail else { return .object(["kind": kind.rawValue]) }
    return .object(["kind": kind.rawValue, detail.key: detail.value])
  }

  init(log: JSONValue) throws(Diagnostic) {
    let kind: OutcomeKind = try log.readWord("kind")
    switch kind {
    case .passed: self = .passed
    case .recorded: self = .recorded(try log.read("write"))
    case .goldenMissing: self = .goldenMissing
    case .goldenMisnamed: self = .goldenMisnamed(try log.read("found"))
    case .differs: self = .differs(try log.read("mismatch"))
    case .goldenUnusable: self = .goldenUnusable(try log.read("fault"))
    case .scriptUnusable: self = .scriptUnusable(try log.read("faults"))
    case .stopped: self = .stopped(try log.read("stop"))
    case .nondeterministic:
      let takes: [Take] = try log.read("takes")
      guard takes.count == 2 else { throw try log.member("takes").unexpected("two takes") }
      self = .nondeterministic(takes[0], takes[1])
    case .died: self = .died(try log.read("deaths"))
    case .notRun: self = .notRun
    }
  }
}

extension GoldenWrite: LogValue {
  private enum Word: String, CaseIterable {
    case unchanged, created, replaced
  }

  var log: JSONValue {
    let word: Word =
      switch self {
      case .unchanged: .unchanged
      case .created: .created
      case .replaced: .replaced
      }
    return word.rawValue.log
  }

  init(log: JSONValue) throws(Diagnostic) {
    switch Word(rawValue: try log.string) {
    case .unchanged: self = .unchanged
    case .created: self = .created
    case .replaced: self = .replaced
    case nil: throw log.unexpected(oneOf(Word.allCases.map(\.rawValue)))
    }
  }
}

/// A storyboard is its golden's text.
extension Storyboard: LogValue {
  var log: JSONValue { text.log }

  init(log: JSONValue) throws(Diagnostic) {
    do {
      try self.init(text: try log.string)
    } catch {
      var fault = error
      // The storyboard's lines are inside a string, so the position can only be where that begins.
      fault.position = log.position
      throw fault
    }
  }
}

/// A mismatch is both storyboards; readers compute what differs again.
extension StoryboardMismatch: LogValue {
  var log: JSONValue {
    .object([
      "actual": actual, "golden": expected,
      "hidden": hidden.texts.keys.sorted().map { hidden.texts[$0] ?? "" }.unless([]),
    ])
  }

  init(log: JSONValue) throws(Diagnostic) {
    let texts: [String] = try log.read("hidden", default: [])
    self.init(
      expected: try log.read("golden"), actual: try log.read("actual"), hidden: HiddenTexts(of: texts))
  }
}
