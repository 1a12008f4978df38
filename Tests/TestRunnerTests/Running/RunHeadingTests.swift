import Expectations
import Project
import TestRunner
import Testing

@Suite struct RunHeadingTests {
  @Test func `A fingerprint depends on names and their order, and is the same in every process`() {
    // A fingerprint depends on names and their order.
    let prints = [[], ["a"], ["b"], ["a", "b"], ["b", "a"], ["ab"], ["a", "b", ""], [""]].map {
      RunHeading.fingerprint(of: $0)
    }
    expectEqual(Set(prints).count, prints.count)
    expectTrue(prints.allSatisfy { $0.count == 16 && $0.allSatisfy(\.isHexDigit) })
    // A fingerprint is the same in every process, as other machines must agree.
    expectEqual(RunHeading.fingerprint(of: []), RunHeading.fingerprint(of: []))
    expectEqual(RunHeading.fingerprint(of: ["Lamps/Sign/Exit/launch (iPhone)"]), "274b56c173f2f0fd")
  }

  @Test func `What is selected is in this shard or in others`() {
    let heading = RunHeading(
      showcases: [], selection: ScenarioSelection(), order: .planned, scenarioCount: 2,
      countInOtherShards: 5, fingerprint: "")
    expectEqual(heading.selectedCount, 7)
  }
}
