import Diagnostics
import GoldenFiles
import Storyboards
import TestRunner

/// Where to look: at the script's statement, or at what is wrong in the golden.
struct FailureSource: Hashable, Sendable {
  /// The script or golden, relative to the package; `nil` if there is no such file.
  var file: String?
  var position: SourcePosition?

  init(_ result: ScenarioResult) {
    let golden = result.golden.path
    switch result.outcome {
    case .passed, .recorded, .notRun, .goldenMissing: break
    case .goldenMisnamed(let found): file = found.path
    case .differs(let mismatch): (file, position) = (golden, mismatch.firstDifferingLine)
    case .goldenUnusable(let fault): (file, position) = (fault.file ?? golden, fault.position)
    case .scriptUnusable(let faults): (file, position) = (faults.first?.file, faults.first?.position)
    case .stopped(let stop):
      file = stop.statement?.file ?? golden
      position = stop.statement?.file == nil ? nil : stop.statement?.position
    case .nondeterministic, .died: file = golden
    }
  }
}

extension StoryboardMismatch {
  /// The golden's first line that differs from the same line of the actual storyboard.
  var firstDifferingLine: SourcePosition {
    let golden = expected.text.split(separator: "\n", omittingEmptySubsequences: false)
    let now = actual.text.split(separator: "\n", omittingEmptySubsequences: false)
    let same = zip(golden, now).prefix { $0.utf8.elementsEqual($1.utf8) }.count
    // The last piece is empty, after the final line feed.
    return SourcePosition(line: max(1, min(same + 1, golden.count - 1)), column: 1)
  }
}
