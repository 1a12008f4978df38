import Diffing
import GoldenFiles
import RenderTree
import Reports
import Storyboards
import TestRunner

/// A scenario that failed, in the words of `swift test`.
package struct ScenarioFailure: Sendable {
  /// What failed, what differs, where the files are, and what to type next, the most important line
  /// first.
  package let text: String
  let result: ScenarioResult
  let goldens: GoldenStore

  /// Describes a result; returns `nil` for a success.
  init?(_ result: ScenarioResult, in goldens: GoldenStore) {
    guard let failure = FailureText(result, next: .swiftTest) else { return nil }
    text = failure.text
    self.result = result
    self.goldens = goldens
  }

  /// Returns the text with lines about files, inserted before the command to type next.
  ///
  /// - Parameter files: A line for each file, as it is to appear; without lines the text stays as it is.
  package func text(listing files: [String]) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let endsWithCommand = lines.last?.hasPrefix("  next:") == true
    lines.insert(contentsOf: files, at: endsWithCommand ? lines.count - 1 : lines.count)
    return lines.joined(separator: "\n")
  }
}

extension ScenarioFailure {
  /// What the scenario showed, how that differs from its golden, and a picture of the first step
  /// that does.
  ///
  /// They are read from the storyboard's file, which the next run of the scenario replaces, so call
  /// this right after the run. What cannot be read is left out; ``text`` says why.
  package func files() -> [FailureFile] {
    guard case .file = result.kept, let shown = shown() else { return [] }
    let all: [(kind: FailureFile.Kind, bytes: [UInt8]?)] = [
      (.storyboard, shown), (.difference, difference(of: shown)), (.picture, picture()),
    ]
    return all.compactMap { kind, bytes in
      bytes.map { FailureFile(kind: kind, golden: result.golden, bytes: $0) }
    }
  }

  private func shown() -> [UInt8]? {
    bytes(in: goldens.pending) ?? bytes(in: goldens.stopped)
  }

  /// Returns the changes from the golden to the storyboard; `nil` if the script stopped, since the
  /// storyboard is incomplete then.
  private func difference(of shown: [UInt8]) -> [UInt8]? {
    if case .stopped = result.outcome { return nil }
    guard let former = bytes(in: goldens.accepted) else { return nil }
    // A tab marks the end of a name that may have spaces.
    let head = "--- a/\(result.golden)\t\n+++ b/\(result.golden)\t\n"
    return Array(head.utf8) + LineDifference(from: former, to: shown).unifiedBytes()
  }

  /// Draws the first step that differs, as it was shown, or as in the golden if it is missing.
  private func picture() -> [UInt8]? {
    guard case .differs(let mismatch) = result.outcome, let step = mismatch.difference.steps.first else {
      return nil
    }
    let steps = (step.kind == .missing ? mismatch.expected : mismatch.actual).steps
    return steps.indices.contains(step.number - 1) ? Array(steps[step.number - 1].tree.svg.utf8) : nil
  }

  private func bytes(in folder: GoldenFolder) -> [UInt8]? {
    do {
      return try folder.bytes(at: result.golden)
    } catch {
      return nil
    }
  }
}
