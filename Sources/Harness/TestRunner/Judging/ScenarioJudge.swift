import Diagnostics
import GoldenFiles
import ScenarioGoldens
import Storyboards

/// Compares takes of scenarios with their goldens; it writes nothing.
struct ScenarioJudge {
  private let goldens: GoldenFolder
  private let reader: GoldenReader
  private let spellings: GoldenSpellings

  init(goldens: GoldenFolder, reader: GoldenReader) {
    self.goldens = goldens
    self.reader = reader
    spellings = GoldenSpellings(in: goldens)
  }

  /// Returns the outcome of a take in a run that records nothing.
  func verdict(on take: Take, of name: ScenarioName) -> ScenarioOutcome {
    switch take.obstacle {
    case .stopped(let stop): .stopped(stop)
    case .scriptUnusable(let faults): .scriptUnusable(faults)
    case nil: verdict(on: take.storyboard, of: name)
    }
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
      let former = ComparableLength.Side("the golden", Array(golden.utf8))
      let shown = ComparableLength.Side("what is shown now", storyboard)
      if let fault = ComparableLength.fault(former, shown, file: path.path) { return .goldenUnusable(fault) }
      return difference(of: try Storyboard(bytes: storyboard), from: golden, of: name)
    } catch {
      return .goldenUnusable(error)
    }
  }

  /// How the storyboard differs from the golden, or why the golden cannot be read.
  private func difference(
    of storyboard: Storyboard, from golden: String, of name: ScenarioName
  ) -> ScenarioOutcome {
    let (readable, fault) = Storyboard.readablePart(of: golden, of: name)
    guard let fault else { return .differs(StoryboardMismatch(expected: readable, actual: storyboard)) }
    // A difference before the golden's fault says more than the fault itself.
    return storyboard.beginning(differingFrom: readable)
      .map { .differs(StoryboardMismatch(expected: readable, actual: $0)) }
      ?? .goldenUnusable(fault.inFile(GoldenPath(of: name).path))
  }
}

extension Storyboard {
  /// Reads a storyboard's text from its bytes, as ``init(text:)`` does.
  package init(bytes: [UInt8]) throws(Diagnostic) {
    try self.init(text: String(decoding: bytes, as: UTF8.self))
  }
}
