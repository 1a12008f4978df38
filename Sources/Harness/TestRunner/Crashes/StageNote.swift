import HeadlessUIKit
import Platform
import ShowcaseKit
import Storyboards
import Workers

/// The first exception that a stage reported, which is written if the process crashes later.
///
/// Unlike on an iPhone, an exception does not end the app's code here, so the next crash is often its
/// consequence.
@MainActor
enum StageNote {
  /// The beginning of each line of a note in the output of a process.
  nonisolated static let mark = "*** Stage: "

  /// Makes each crash of this process begin with the first exception after this call.
  static func begin(_ name: ScenarioName) {
    FatalSignals.lastWords = []
    FatalSignals.report = CrashesHere.words.map { words in { words(name, $0) } }
    FatalSignals.watch()
    Stage.exceptionObserver = { exception in
      guard FatalSignals.lastWords.isEmpty else { return }
      let lines = exception.description.split(separator: "\n", omittingEmptySubsequences: false)
      FatalSignals.lastWords = words(lines)
    }
    watchRules()
  }

  /// Makes a crash begin with the rule that was being checked.
  private static func watchRules() {
    var former: [UInt8] = []
    RuleMonitor.observer = { rule in
      guard let rule else {
        FatalSignals.lastWords = former
        return
      }
      former = FatalSignals.lastWords
      let place = "\(rule.location.fileID):\(rule.location.line)"
      FatalSignals.lastWords = former + words(["The rule '\(rule.name)' was being checked: \(place)"])
    }
  }

  private static func words(_ lines: [some StringProtocol]) -> [UInt8] {
    Array(lines.map { "\(mark)\($0)\n" }.joined().utf8)
  }

  /// Forgets the exception: the stage has ended.
  static func end() {
    Stage.exceptionObserver = nil
    RuleMonitor.observer = nil
    FatalSignals.lastWords = []
    FatalSignals.report = nil
  }
}

/// Reports of crashes of scenarios in this process.
@MainActor
package enum CrashesHere {
  /// Returns what is printed instead of the runtime's backtrace; `nil` for the backtrace.
  fileprivate(set) static var words: ((ScenarioName, [UInt8]) -> [UInt8]?)?

  /// Prints crashes in words from now on, if the calls that led there can be named.
  ///
  /// When a crash is noticed, the runtime has already printed the message of the trap.
  ///
  /// - Parameters:
  ///   - style: How crashes are put into words.
  ///   - text: Returns the text for a scenario over which the process dies.
  package static func report(_ style: CrashStyle, text: @escaping (ScenarioName, WorkerDeath) -> String) {
    guard let symbolizer = style.symbolizer else { return }
    words = { name, note in
      var output = CapturedOutput()
      output.append(note)
      let death = WorkerDeath(cause: .signal(FatalSignals.arrived), output: output, earlierJobs: 0)
      guard let report = CrashReport(ofThisProcess: symbolizer) else { return nil }
      return Array("\(text(name, CrashWords(of: death, report, style).death))\n".utf8)
    }
  }
}
