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
      guard storyboard.isComparable, Array(golden.utf8).isComparable else {
        return .goldenUnusable(Self.tooLong(storyboard, golden, at: path))
      }
      return difference(of: try Storyboard(bytes: storyboard), from: golden, of: name)
    } catch {
      return .goldenUnusable(error)
    }
  }

  /// What is as long as that was made by a loop that should have ended, and no reader would see
  /// what differs.
  private static func tooLong(_ storyboard: [UInt8], _ golden: String, at path: GoldenPath) -> Diagnostic {
    Diagnostic(
      "the golden (\(Array(golden.utf8).lineCount) lines) and what is shown now (\(storyboard.lineCount) lines) "
        + "differ, and are too long to be compared line by line",
      file: path.path, expected: "at most \([UInt8].mostComparableLines) lines in each")
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
