import Diffing
import Goldens
import RenderTree
import Storyboards

extension ScenarioFailure {
  /// What the scenario showed, how that differs from its golden, and a picture of the first step that does.
  ///
  /// They are made from the files that the run has just left, so they have to be asked for at once. What cannot be read
  /// is left out; ``text`` says why.
  package func files() -> [FailureFile] {
    guard isKept, let shown = try? goldens.pending.bytes(at: golden) ?? goldens.stopped.bytes(at: golden)
    else { return [] }
    let isPending = (try? goldens.pending.bytes(at: golden)) ?? nil != nil
    let former = isPending ? (try? goldens.accepted.bytes(at: golden)) ?? nil : nil
    return [file(.storyboard, shown)] + (former.map { differing(shown, from: $0) } ?? [])
  }

  private func differing(_ shown: [UInt8], from former: [UInt8]) -> [FailureFile] {
    let hunks = LineDifference(from: former, to: shown).unifiedBytes()
    // A tab ends a name that may hold blanks.
    let head = "--- a/\(golden)\t\n+++ b/\(golden)\t\n"
    let picture = firstDifference(
      String(decoding: former, as: UTF8.self), String(decoding: shown, as: UTF8.self))
    return [file(.difference, Array(head.utf8) + hunks)]
      + (picture.map { [file(.picture, Array($0.svg.utf8))] } ?? [])
  }

  /// The tree of the first step that differs: the one that was shown, or that of a golden's step that is gone.
  private func firstDifference(_ former: String, _ shown: String) -> RenderNode? {
    let (golden, fault) = Storyboard.readablePart(of: former)
    var actual = Storyboard.readablePart(of: shown).0
    if fault != nil { actual.steps = Array(actual.steps.prefix(golden.steps.count)) }
    guard let step = StoryboardDifference(golden: golden, actual: actual).steps.first else { return nil }
    let steps = step.kind == .missing ? golden.steps : actual.steps
    return steps.indices.contains(step.number - 1) ? steps[step.number - 1].tree : nil
  }

  private func file(_ kind: FailureFile.Kind, _ bytes: [UInt8]) -> FailureFile {
    FailureFile(kind: kind, golden: golden, bytes: bytes)
  }
}
