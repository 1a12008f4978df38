import Diagnostics
import Expectations
import GoldenFiles
import LampShowcase
import ShowcaseKit
import Storyboards
import TestPlans
import TestSupport
import Testing

@testable import Project

@Suite struct ProjectPlansTests {
  private let package: TemporaryFolder

  init() throws { package = try TemporaryFolder.package() }

  @Test func `A package without plans runs everything on a phone, whatever its showcase is called`() throws {
    // A package without plans runs everything on a phone.
    expectEmpty(try package.project().planNames)
    expectEqual(
      try package.project().scenarios().map(\.name.description),
      [
        "Lamps/LampViewController/Desk lamp/launch (iPhone)",
        "Lamps/LampViewController/Ceiling lamp/launch (iPhone)",
        "Lamps/SignViewController/Exit/launch (iPhone)",
      ])
    // The implicit plan allows any name of a showcase.
    let showcase = Showcase("A \"b\" \\ \n c") { UseCase("Exit", of: SignViewController.self) }
    expectEqual(try package.project([showcase]).scenarios().map(\.name.target), ["A \"b\" \\ \n c"])
  }

  @Test func `Plans are found by name, sorted, and unknown ones are reported with the nearest one`() throws {
    // Plans are found by name, sorted; folders below and other files do not count.
    for path in ["Zoo.xctestplan", "All.xctestplan", "old/Bad.xctestplan", "README.md"] {
      try package.write(plan(("iPhone", "")), to: "Plans/\(path)")
    }
    expectEqual(try package.project().planNames, ["All", "Zoo"])
    expectEqual(try package.project().plans(named: []).map(\.name), ["All", "Zoo"])
    expectEqual(try package.project().plans(named: ["Zoo"]).map(\.file), ["Plans/Zoo.xctestplan"])
    // Each unknown plan is reported with the nearest one.
    try package.write(plan(("iPhone", "")), to: "Plans/Smoke.xctestplan")
    let project = try package.project()
    let found = faults { try project.plans(named: ["Smok", "Smoke", "Nightly"]) }
    expectEqual(found.map(\.problem), ["'Smok' is not a plan", "'Nightly' is not a plan"])
    expectEqual(found.map(\.nearest), ["Smoke", nil])
    expectEqual(found.map(\.next), [.list, .list])
  }

  @Test func `A folder of plans that cannot be read is not taken for an empty one`() throws {
    try package.write("", to: "Plans")
    let project = try package.project()
    expectEqual(faults { try project.planNames }.map(\.file), ["Plans"])
    expectFalse(faults { try project.scenarios() }.isEmpty)
    expectEqual(project.usablePlans().faults.map(\.file), ["Plans"])
  }

  @Test func `The faults of all plans are reported at once, beside the plans that can be used`() throws {
    // Valid plans are listed in addition to those with faults.
    do {
      try package.write("{", to: "Plans/A.xctestplan")
      try package.write(plan(("iPhone", "")), to: "Plans/B.xctestplan")
      let (plans, faults) = try package.project().usablePlans()
      expectEqual(plans.map(\.name), ["B"])
      expectEqual(faults.map(\.file), ["Plans/A.xctestplan"])
    }
    // The faults of all plans are reported at once, each with its file.
    try package.write("{", to: "Plans/A.xctestplan")
    try package.write(plan(("", "")), to: "Plans/B.xctestplan")
    let project = try package.project()
    let found = faults { try project.plans(named: []) }
    expectEqual(found.map(\.file), ["Plans/A.xctestplan", "Plans/B.xctestplan"])
    expectTrue(found.allSatisfy { $0.position != nil })
  }
}
