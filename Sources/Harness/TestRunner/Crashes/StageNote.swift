import HeadlessUIKit
import Platform
import ScenarioGoldens
import ShowcaseKit
import Workers

/// The first exception that a stage reported, which is written if the process crashes after it.
///
/// An exception does not end the app's code here, as it does on an iPhone, so what crashes next often is its
/// consequence.
@MainActor
enum StageNote {
  /// What each line of a note begins with in the output of a process.
  nonisolated static let mark = "*** Stage: "

  /// Has each crash of this process begin with the first exception since the last call.
  static func begin(_ name: ScenarioName) {
    FatalSignals.lastWords = []
    FatalSignals.report = CrashesHere.words.map { words in { words(name, $0) } }
    FatalSignals.watch()
    Stage.exceptionObserver = { exception in
      guard FatalSignals.lastWords.isEmpty else { return }
      let lines = exception.description.split(separator: "\n", omittingEmptySubsequences: false)
      FatalSignals.lastWords = Array(lines.map { "\(mark)\($0)\n" }.joined().utf8)
    }
  }

  /// Forgets the exception: the stage has ended.
  static func end() {
    Stage.exceptionObserver = nil
    FatalSignals.lastWords = []
    FatalSignals.report = nil
  }
}

/// Crashes of scenarios in this process, which end it.
@MainActor
package enum CrashesHere {
  /// Returns what is printed of a crash in place of the runtime's backtrace; `nil` for that backtrace.
  fileprivate(set) static var words: ((ScenarioName, [UInt8]) -> [UInt8]?)?

  /// Has crashes from now on printed in words, if the calls that led there can be named.
  ///
  /// The message of the trap has been printed by the runtime when a crash is noticed.
  ///
  /// - Parameter text: Returns the text for a scenario over which the process dies.
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
