import Diagnostics
import GoldenFiles
import Storyboards

/// Compares takes of scenarios with their goldens; it writes nothing.
struct ScenarioJudge {
  private let goldens: GoldenFolder
  private let reader: GoldenReader
  private let spellings: GoldenSpellings
  /// The texts of what storyboards fold.
  let hidden: HiddenTextFolder

  init(goldens store: GoldenStore, reader: GoldenReader) {
    goldens = store.accepted
    hidden = store.hidden
    self.reader = reader
    spellings = GoldenSpellings(in: goldens)
  }

  /// Returns the outcome of a take in a run that records nothing.
  func verdict(on take: Take, of name: ScenarioName) -> ScenarioOutcome {
    switch take.obstacle {
    case .stopped(let stop): .stopped(compared(stop, take.storyboard, name))
    case .scriptUnusable(let faults): .scriptUnusable(faults)
    case nil: verdict(on: take.storyboard, of: name)
    }
  }

  /// The stop, with how the steps before it differ from the golden's.
  private func compared(_ stop: ScriptStop, _ shown: [UInt8], _ name: ScenarioName) -> ScriptStop {
    // A golden that cannot be read or compared is reported once the script runs to its end.
    guard !shown.isEmpty, let golden = try? goldens.readStoryboard(GoldenPath(of: name)),
      tooLong(golden, shown, name) == nil, let shown = try? Storyboard(bytes: shown)
    else { return stop }
    let readable = Storyboard.readablePart(of: golden, of: name).storyboard
    let count = min(readable.steps.count, shown.steps.count)
    let mismatch = mismatch(readable.beginning(stepCount: count), shown.beginning(stepCount: count))
    var stop = stop
    if !mismatch.difference.steps.isEmpty { stop.mismatch = mismatch }
    return stop
  }

  private func verdict(on storyboard: [UInt8], of name: ScenarioName) -> ScenarioOutcome {
    let path = GoldenPath(of: name)
    do throws(Diagnostic) {
      // Most storyboards are equal to their goldens, and comparing bytes needs no parsing.
      let comparison = try storyboard.withUnsafeBufferPointer { bytes throws(Diagnostic) in
        try goldens.compare(UnsafeRawBufferPointer(bytes), at: path, using: reader)
      }
      guard comparison != .equal else { return .passed }
      guard let golden = try goldens.readStoryboard(path) else {
        return spellings.otherSpelling(of: path).map { .goldenMisnamed($0) } ?? .goldenMissing
      }
      if let fault = tooLong(golden, storyboard, name) { return .goldenUnusable(fault) }
      return difference(of: try Storyboard(bytes: storyboard), from: golden, of: name)
    } catch {
      return .goldenUnusable(error)
    }
  }

  /// Why a golden and what is shown are too long to be compared; `nil` if they can be compared.
  private func tooLong(_ golden: String, _ shown: [UInt8], _ name: ScenarioName) -> Diagnostic? {
    ComparableLength.fault(
      ComparableLength.Side("the golden", Array(golden.utf8)),
      ComparableLength.Side("what is shown now", shown), file: GoldenPath(of: name).path)
  }

  /// How the storyboard differs from the golden, or why the golden cannot be read.
  private func difference(
    of storyboard: Storyboard, from golden: String, of name: ScenarioName
  ) -> ScenarioOutcome {
    let (readable, fault) = Storyboard.readablePart(of: golden, of: name)
    guard let fault else { return .differs(mismatch(readable, storyboard)) }
    // A difference before the golden's fault is more useful than the fault itself.
    return storyboard.beginning(differingFrom: readable)
      .map { .differs(mismatch(readable, $0)) }
      ?? .goldenUnusable(fault.inFile(GoldenPath(of: name).path))
  }

  private func mismatch(_ expected: Storyboard, _ actual: Storyboard) -> StoryboardMismatch {
    StoryboardMismatch(
      expected: expected, actual: actual, hidden: hidden.texts(of: expected.digests(differingFrom: actual)))
  }
}

extension Storyboard {
  /// Reads a storyboard's text from its bytes, as ``init(text:of:isWhole:)`` does.
  package init(bytes: [UInt8], isWhole: Bool = false) throws(Diagnostic) {
    try self.init(text: String(decoding: bytes, as: UTF8.self), isWhole: isWhole)
  }
}
