import Diagnostics
import GoldenFiles
import Project
import Storyboards

/// Compares takes of scenarios with their goldens, and writes what the record mode says.
package struct ScenarioRunner {
  let goldens: GoldenStore
  let recordMode: RecordMode
  let reader = GoldenReader()
  private let spellings: GoldenSpellings

  package init(goldens: GoldenStore, recordMode: RecordMode) {
    self.goldens = goldens
    self.recordMode = recordMode
    spellings = GoldenSpellings(in: goldens.accepted)
  }

  /// Stages, replays, compares, writes what the record mode says, and tells where the storyboard is.
  @MainActor
  package func result(of scenario: Scenario) -> ScenarioResult {
    let take = scenario.take()
    return settle(scenario.name, take, verdict(on: take, of: scenario.name))
  }

  /// What a run says of a take that writes nothing.
  package func verdict(on take: Take, of name: ScenarioName) -> ScenarioOutcome {
    switch take.obstacle {
    case .stopped(let stop): .stopped(stop)
    case .scriptUnusable(let faults): .scriptUnusable(faults)
    case nil: verdict(on: take.storyboard, of: name)
    }
  }

  private func verdict(on storyboard: [UInt8], of name: ScenarioName) -> ScenarioOutcome {
    let path = GoldenPath(of: name)
    do throws(Diagnostic) {
      let comparison = try storyboard.withUnsafeBufferPointer { bytes throws(Diagnostic) in
        try goldens.accepted.compare(UnsafeRawBufferPointer(bytes), at: path, using: reader)
      }
      guard comparison != .equal else { return .passed }
      guard let golden = try goldens.accepted.readStoryboard(path) else {
        return spellings.otherSpelling(of: path).map { .goldenMisnamed($0) } ?? .goldenMissing
      }
      return difference(of: try Storyboard(bytes: storyboard), from: golden, at: path)
    } catch {
      return .goldenUnusable(error)
    }
  }

  /// How the storyboard differs from the golden, or why the golden cannot be read.
  private func difference(
    of storyboard: Storyboard, from golden: String, at path: GoldenPath
  ) -> ScenarioOutcome {
    let (readable, fault) = Storyboard.readablePart(of: golden)
    guard let fault else { return .differs(StoryboardMismatch(expected: readable, actual: storyboard)) }
    return storyboard.beginning(differingFrom: readable)
      .map { .differs(StoryboardMismatch(expected: readable, actual: $0)) }
      ?? .goldenUnusable(fault.inFile(path.path))
  }
}

extension Storyboard {
  /// Reads a storyboard's text from its bytes, as ``init(text:)`` does.
  package init(bytes: [UInt8]) throws(Diagnostic) {
    try self.init(text: String(decoding: bytes, as: UTF8.self))
  }
}
