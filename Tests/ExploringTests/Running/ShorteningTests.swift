import Expectations
import Storyboards
import Testing

@testable import Exploring

@Suite struct ShorteningTests {
  private let inputs = (0..<8).map { Input(.tap, to: "UIButton \($0)", ["advance(by: \($0))"]) }

  private func finding(_ oracle: Oracle) -> Finding {
    let name = ScenarioName(
      target: "App", classForDisplay: "Cards", useCase: "A", script: "launch", configuration: "iPhone")
    return Finding(name: name, oracle: oracle, subject: "Card", detail: "long", inputs: inputs, walk: 1)
  }

  /// What a replay says that shows the finding whenever two inputs are there.
  private func result(of request: ExplorationRequest, _ oracle: Oracle) -> ExplorationResult {
    var record = WalkRecord()
    guard case .replay(let inputs) = request.task else { return ExplorationResult(record: record) }
    record.inputs = inputs
    if Set(inputs).isSuperset(of: [self.inputs[2], self.inputs[6]]) {
      record.note(oracle, of: "Card", "after \(inputs.count)")
    }
    return ExplorationResult(record: record)
  }

  /// Shortens a finding, and returns it with the lengths of all scripts that showed it.
  private func shorten(_ oracle: Oracle) -> (finding: Finding?, rounds: [Int], shown: Int) {
    var shortening = Shortening(of: [finding(oracle)])
    var (rounds, shown): ([Int], Int) = ([], 0)
    while !shortening.requests.isEmpty {
      let results = shortening.requests.map { result(of: $0, oracle) }
      rounds.append(results.count)
      shown += results.count { !$0.record.sightings.isEmpty }
      shortening.note(results)
    }
    return (shortening.findings.first, rounds, shown)
  }

  @Test func `The script is the shortest, and the detail that of its replay`() {
    let finding = shorten(.notRestored).finding
    expectEqual(finding?.inputs, [inputs[2], inputs[6]])
    expectEqual(finding?.detail, "after 2")
    expectEqual(finding?.replay, .shown(isShortest: true))
  }

  @Test func `Of what hangs, one script at a time is replayed, so that few take the whole limit`() {
    let (finding, rounds, shown) = shorten(.hang)
    expectEqual(finding?.inputs, [inputs[2], inputs[6]])
    expectEqual(rounds.max(), 1)
    // The whole script, and each time that something could be left out.
    expectTrue(shown <= 1 + inputs.count - 2, "\(shown)")
  }

  @Test func `What is not seen again is not shortened, and keeps its detail`() {
    var shortening = Shortening(of: [finding(.alive)])
    shortening.note([ExplorationResult(record: WalkRecord())])
    expectEqual(shortening.requests, [])
    expectEqual(shortening.findings.first?.replay, .failed)
    expectEqual(shortening.findings.first?.detail, "long")
  }

  @Test func `Results that were ended early change nothing that is not complete`() {
    var shortening = Shortening(of: [finding(.alive), finding(.crash)])
    shortening.note([result(of: shortening.requests[0], .alive)])
    expectEqual(shortening.findings.map(\.replay), [.shown(isShortest: false), .pending])
  }
}
