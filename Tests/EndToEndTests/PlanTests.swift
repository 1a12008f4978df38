import Expectations
import Foundation
import TestSupport
import Testing

/// Plans from a user's point of view: make one, change it, see what it runs, run it.
@Suite @ProgramActor struct PlanTests {
  private let package: TemporaryFolder

  init() throws {
    package = try Repository.copyOfPlans()
  }

  private func showcase(_ arguments: String...) throws -> Program.Outcome {
    try Program.showcase.run(arguments, in: package.url())
  }

  @Test func `a plan that was made and narrowed runs what it lists`() throws {
    let plan = "Plans/Badge.xctestplan"
    let adding = try showcase("plan", "add", "Badge", "--configuration", "iPad landscape")
    let narrowing = try showcase("plan", "select", "Badge", "Chrome/TextBadgeView")
    let skipping = try showcase("plan", "skip", "Badge", "TextBadgeView/Text badge/shows-text")
    let others = try targets(of: plan).filter { $0 != "Chrome" }
    let disabling = try others.map { try showcase("plan", "disable", "Badge", $0) }
    let listing = try showcase("list", "--plan", "Badge")
    let recording = try showcase("Badge", "--record")

    for outcome in [adding, narrowing, skipping, listing, recording] + disabling {
      #expect(outcome.status == 0 && outcome.errors.isEmpty)
    }
    #expect(narrowing.output.hasPrefix("changed \(plan)\n"))
    #expect(listing.output.contains("\n    orientation: \"landscapeLeft\"\n"))
    #expect(
      listing.output.hasSuffix(
        "  scenarios: 1\n    Chrome/TextBadgeView/Text badge/launch (iPad landscape)\n\n"))
    #expect(recording.output.hasSuffix("1 scenario: 1 recorded\n"))
  }

  private func targets(of plan: String) throws -> [String] {
    let names = try package.read(plan).matches(of: #/"name" : "(\w+)"/#).map { String($0.1) }
    try #require(names.count > 1)
    return names
  }

  @Test
  func `the plans of this repository are as Xcode writes them, and a change and its undoing leave no trace`()
    throws
  {
    let plans = try package.contents(of: "Plans")
    for name in ["All", "Smoke"] {
      expectEqual(try showcase("plan", "disable", name, "iPad").status, 0)
    }
    #expect(try package.contents(of: "Plans") != plans)
    for name in ["All", "Smoke"] {
      expectEqual(try showcase("plan", "enable", name, "iPad").status, 0)
    }
    expectEqual(try package.contents(of: "Plans"), plans)
  }

  @Test func `bytes that are no plan are reported with their positions, and nothing crashes`() throws {
    try package.write(Data([0x7B, 0x0A, 0xFF]), to: "Plans/Broken.xctestplan")
    let checking = try showcase("check")
    expectEqual(checking.status, 2)
    #expect(checking.errors.contains("Plans/Broken.xctestplan:2:1: error: the file is not UTF-8\n"))
  }
}
