import Diagnostics
import Expectations
import GoldenFiles
import LampShowcase
import Storyboards
import TestSupport
import Testing

@testable import Project

@Suite struct ScenarioSelectionTests {
  private let package: TemporaryFolder
  private let project: Project

  init() throws {
    package = try TemporaryFolder.package()
    try package.write(switchOnScript, to: "\(deskLampScripts)/on.eg.swift")
    try package.write(
      plan(("iPhone", ""), ("iPad", #""device" : "iPad""#)), to: "Plans/All.xctestplan")
    try package.write(
      plan(
        ("iPhone", ""),
        target: #""target" : { "name" : "Lamps" }, "selectedTests" : [ "SignViewController" ]"#),
      to: "Plans/Signs.xctestplan")
    project = try package.project()
  }

  private func names(_ selection: ScenarioSelection) throws -> [String] {
    try project.scenarios(selection).map { "\($0.name.useCase)/\($0.name.script) \($0.name.configuration)" }
  }

  @Test
  func `Scenarios come in the order of the showcase, then of scripts, then of configurations`() throws {
    expectEqual(
      try names(ScenarioSelection()),
      [
        "Desk lamp/launch iPhone", "Desk lamp/launch iPad", "Desk lamp/on iPhone", "Desk lamp/on iPad",
        "Ceiling lamp/launch iPhone", "Ceiling lamp/launch iPad", "Exit/launch iPhone", "Exit/launch iPad",
      ])
  }

  @Test func `A filter is any leading part of an identifier, or a whole name with its configuration`() {
    // A filter is any leading part of an identifier, with and without the showcase.
    forEachRow([
      ("Lamps", 4), ("LampViewController", 3), ("LampViewController/Desk lamp", 2),
      ("LampViewController/Desk lamp/on", 1), ("Lamps/LampViewController", 3),
      ("Lamps/LampViewController/Desk lamp", 2), ("Lamps/LampViewController/Desk lamp/launch", 1),
    ]) { identifier, count in
      let filtered = ScenarioSelection(filters: [identifier], configurations: ["iPhone"])
      expectEqual(try names(filtered).count, count)
      let skipped = ScenarioSelection(skips: [identifier], configurations: ["iPhone"])
      expectEqual(try names(skipped).count, 4 - count)
    }
    // A whole name with its configuration means that scenario alone.
    forEachRow(["LampViewController/Desk lamp/on (iPad)", "Lamps/LampViewController/Desk lamp/on (iPad)"]) {
      name in
      expectEqual(try names(ScenarioSelection(filters: [name])), ["Desk lamp/on iPad"])
      expectEqual(try names(ScenarioSelection(skips: [name])).count, 7)
      let stray = faults {
        try project.scenarios(ScenarioSelection(filters: [name.replacing("iPad", with: "iPod")]))
      }
      expectEqual(stray.map(\.nearest), [name])
      expectEqual(
        faults { try project.scenarios(ScenarioSelection(filters: ["LampViewController (iPad)"])) }.count, 1)
    }
  }

  @Test func `Filters add up, plans and skips take away, and a scenario is run once`() throws {
    // One of several filters is sufficient; a skip overrides a filter.
    let selection = ScenarioSelection(
      filters: ["SignViewController", "LampViewController/Desk lamp"],
      skips: ["LampViewController/Desk lamp/launch"], configurations: ["iPad"])
    expectEqual(try names(selection), ["Desk lamp/on iPad", "Exit/launch iPad"])
    // Of a plan's scenarios only those run that the plan and the filters select.
    expectEqual(try names(ScenarioSelection(plans: ["Signs"])), ["Exit/launch iPhone"])
    expectEmpty(try names(ScenarioSelection(plans: ["Signs"], filters: ["LampViewController"])))
    // A scenario of several plans is run once.
    expectEqual(try names(ScenarioSelection(plans: ["Signs", "All", "Signs"])).count, 8)
  }

  @Test func `What a filter, a skip or a configuration does not match is an error with the nearest one`() {
    // A filter or skip that matches nothing is an error with the nearest identifier.
    forEachRow([
      ("LampViewControler", "LampViewController"), ("Lamp", "Lamps"),
      ("LampViewController/Desk lamb", "LampViewController/Desk lamp"),
      ("Lamps/SignViewController/Exit/lunch", "Lamps/SignViewController/Exit/launch"),
    ]) { identifier, nearest in
      for selection in [ScenarioSelection(filters: [identifier]), ScenarioSelection(skips: [identifier])] {
        let found = faults { try project.scenarios(selection) }
        expectEqual(found.map(\.problem), ["'\(identifier)' matches no use case"])
        expectEqual(found.map(\.nearest), [nearest])
        expectEqual(found.map(\.next), [.list])
      }
    }
    // A configuration that no plan has is an error with the nearest one, next to all other faults.
    do {
      let selection = ScenarioSelection(filters: ["Nobody"], configurations: ["iPod", "iPhone"])
      let found = faults { try project.scenarios(selection) }
      expectEqual(
        found.map(\.problem),
        [
          "'Nobody' matches no use case", "'iPod' is not a configuration of the plans",
        ])
      expectEqual(found.last?.expected, "one of: iPhone, iPad")
      expectEqual(found.last?.nearest, "iPad")
    }
  }

  @Test func `Only a selection that leaves nothing out is complete`() {
    expectTrue(ScenarioSelection().isComplete)
    let partial = [
      ScenarioSelection(plans: ["All"]), ScenarioSelection(filters: ["Lamps"]),
      ScenarioSelection(skips: ["Lamps"]), ScenarioSelection(configurations: ["iPad"]),
    ]
    expectTrue(partial.allSatisfy { !$0.isComplete })
  }
}
