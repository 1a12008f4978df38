import Diffing
import GoldenFiles
import RenderTree
import Storyboards
import TestRunner

extension ScenarioFailure {
  /// What the scenario showed, how that differs from its golden, and a picture of the first step that does.
  ///
  /// The run has just left the storyboard in a file, so they have to be asked for at once. What cannot be read is left
  /// out; ``text`` says why.
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

  /// What makes the golden the storyboard; a script that stopped says nothing about its golden.
  private func difference(of shown: [UInt8]) -> [UInt8]? {
    if case .stopped = result.outcome { return nil }
    guard let former = bytes(in: goldens.accepted) else { return nil }
    // A tab ends a name that may hold blanks.
    let head = "--- a/\(result.golden)\t\n+++ b/\(result.golden)\t\n"
    return Array(head.utf8) + LineDifference(from: former, to: shown).unifiedBytes()
  }

  /// The first step that differs: the one that was shown, or that of the golden where it is gone.
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
