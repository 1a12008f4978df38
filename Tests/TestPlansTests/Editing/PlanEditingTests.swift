import Diagnostics
import Expectations
import TestPlans
import TestSupport
import Testing

@Suite struct PlanEditingTests {
  private typealias Expansion = ExpansionTests

  private func edit(
    _ text: String, _ edit: PlanEdit, _ names: String..., catalogue: Catalogue = SamplePlans.catalogue
  ) throws -> String {
    try TestPlan(text, file: "Plans/p.xctestplan").text(after: edit, of: names, over: catalogue)
  }

  /// The tests that run after a change, in the first configuration.
  private func running(_ text: String) throws -> [String] {
    try TestPlan(text, file: "p").expand(over: SamplePlans.catalogue).map(\.identifier)
  }

  private func chrome(_ members: String) -> String {
    SamplePlans.plan(targets: #"{ "target" : { "name" : "Chrome" }\#(members) }"#)
  }

  /// Members of the target, a change, and the part of ``ExpansionTests/all`` that then runs.
  static let changes: [(members: String, edit: PlanEdit, name: String, running: [Int], list: String)] = [
    ("", .skip, "SettingsViewController", [0], #""skippedTests" : [ "SettingsViewController" ]"#),
    ("", .disable, "Chrome/LaunchScreenViewController", [1, 2, 3, 4], #"[ "LaunchScreenViewController" ]"#),
    ("", .skip, "SettingsViewController/Signed in / out/a/b()", [0, 1, 2, 3], #"in \/ out\/a\/b()" ]"#),
    (
      #", "skippedTests" : ["LaunchScreenViewController"]"#, .skip,
      "SettingsViewController/Main settings screen",
      [3, 4], #"["LaunchScreenViewController", "SettingsViewController\/Main settings screen"]"#
    ),
    (
      #", "selectedTests" : ["SettingsViewController"]"#, .skip,
      "SettingsViewController/Main settings screen/toggle-sync",
      [1, 3, 4],
      #"["SettingsViewController\/Main settings screen\/launch", "SettingsViewController\/Signed in \/ out"]"#
    ),
    (
      #", "selectedTests" : ["SettingsViewController", "LaunchScreenViewController"]"#, .disable,
      "SettingsViewController",
      [0], #"["LaunchScreenViewController"]"#
    ),
    (#", "selectedTests" : ["SettingsViewController"]"#, .skip, "SettingsViewController", [], "[]"),
    (
      "", .select, "SettingsViewController/Signed in / out", [3, 4],
      #""selectedTests" : [ "SettingsViewController\/Signed in \/ out" ]"#
    ),
    (
      #", "selectedTests" : ["LaunchScreenViewController"]"#, .select,
      "SettingsViewController/Signed in / out", [0, 3, 4],
      #"["LaunchScreenViewController", "SettingsViewController\/Signed in \/ out"]"#
    ),
    (
      #", "skippedTests" : ["LaunchScreenViewController"]"#, .select,
      "SettingsViewController/Signed in / out", [3, 4],
      #"{ "selectedTests" : [ "SettingsViewController\/Signed in \/ out" ], "target" : { "name" : "Chrome" } }"#
    ),
    (
      #", "skippedTests" : ["SettingsViewController"]"#, .enable,
      "SettingsViewController/Main settings screen", [0, 1, 2],
      #"["SettingsViewController\/Signed in \/ out"]"#
    ),
    (
      #", "skippedTests" : ["SettingsViewController/Signed in / out"]"#, .enable, "SettingsViewController",
      [0, 1, 2, 3, 4],
      #"{ "target" : { "name" : "Chrome" } }"#
    ),
    (
      #", "selectedTests" : ["LaunchScreenViewController"]"#, .enable,
      "SettingsViewController/Main settings screen/launch", [0, 1],
      #"["LaunchScreenViewController", "SettingsViewController\/Main settings screen\/launch"]"#
    ),
    (
      #", "selectedTests" : { "suites" : [{ "name" : "SettingsViewController" }] }"#, .select,
      "LaunchScreenViewController",
      [0, 1, 2, 3, 4], #"[ "SettingsViewController", "LaunchScreenViewController" ]"#
    ),
  ]

  @Test func `After a change of tests those run that should, once and for all`() throws {
    // After a change of tests the right ones run, and the list shows them.
    forEachRow(Self.changes.indices) { row in
      let change = Self.changes[row]
      let result = try edit(chrome(change.members), change.edit, change.name)
      expectEqual(try running(result), change.running.map { Expansion.all[$0] })
      #expect(result.contains(change.list), "\(result)")
      expectEqual(try edit(result, change.edit, change.name), result)
    }
    // Setting the current state changes nothing, in any layout.
    let skipping = chrome(#", "skippedTests" : ["SettingsViewController"]"#)
    expectEqual(try edit(skipping, .skip, "SettingsViewController/Main settings screen"), skipping)
    expectEqual(try edit(skipping, .enable, "LaunchScreenViewController", "Chrome", "iPhone"), skipping)
    expectEqual(try edit(SamplePlans.xcode, .disable, "German"), SamplePlans.xcode)
  }

  @Test func `Keys switch off, and a plan that Xcode wrote is changed as Xcode would`() throws {
    // Configurations and showcases are switched off by a key, and on by removing it.
    let plain = SamplePlans.plan(configurations: [("iPhone", ""), ("iPad", "")])
    let off = try edit(plain, .disable, "iPad", "Chrome")
    expectEqual(
      off,
      plain
        .replacing(#"{ "name" : "iPad""#, with: #"{ "enabled" : false, "name" : "iPad""#)
        .replacing(#"[{ "target""#, with: #"[{ "enabled" : false, "target""#))
    expectEqual(try running(off), [])
    expectEqual(try edit(off, .enable, "Chrome", "iPad"), plain)
    // A plan that Xcode wrote is changed as Xcode would, and all other lines stay.
    let on = try edit(SamplePlans.xcode, .enable, "German")
    expectEqual(
      on, SamplePlans.xcode.replacing("      \"enabled\" : false,\n      \"id\"", with: "      \"id\""))
    expectEqual(try edit(on, .disable, "German"), SamplePlans.xcode)
    let skipping = try edit(SamplePlans.xcode, .skip, "SettingsViewController/Signed in / out")
    expectEqual(
      skipping,
      SamplePlans.xcode.replacing(
        "launch()\"\n", with: "launch()\",\n        \"SettingsViewController\\/Signed in \\/ out\"\n"))
    expectEqual(try edit(skipping, .enable, "SettingsViewController/Signed in / out"), SamplePlans.xcode)
  }

  static let faults: [(edit: PlanEdit, name: String, problem: String, nearest: String?)] = [
    (.skip, "SettingsViewControler", "matches nothing in the plan 'p'", "SettingsViewController"),
    (.select, "SettingsViewController/testToggleSync()", "matches nothing", ExpansionTests.toggle),
    (.skip, "Chrome", "matches nothing", nil), (.skip, "iPhone", "matches nothing", nil),
    (.disable, "iPhon", "matches nothing", "iPhone"), (.enable, "Chrom", "matches nothing", "Chrome"),
    (.skip, "URLBar/Empty", "does not have the showcase 'Focus'", nil),
    (.enable, "Focus/URLBar", "does not have the showcase 'Focus'", nil),
  ]

  @Test func `A name that matches nothing or means several things is an error`() throws {
    // A name that matches nothing is an error with the nearest one.
    forEachRow(Self.faults.indices) { row in
      let (change, name, problem, nearest) = Self.faults[row]
      let error = #expect(throws: Diagnostics.self, "\(row)") { try edit(SamplePlans.plan(), change, name) }
      let fault = try #require(error?.all.first)
      #expect(fault.problem.contains("'\(name)'") && fault.problem.contains(problem), "\(row)")
      expectEqual(fault.nearest, nearest)
      expectEqual(fault.file, "Plans/p.xctestplan")
      #expect(fault.expected != nil && fault.next != nil, "\(row)")
    }
    // An ambiguous name is an error that lists its matches.
    let catalogue = Catalogue(
      ["A", "B"].map {
        Catalogue.Target($0, [Catalogue.UseCase("View", "one"), Catalogue.UseCase("A", "two")])
      })
    let text = SamplePlans.plan(
      configurations: [("B", "")],
      targets: #"{ "target" : { "name" : "A" } }, { "target" : { "name" : "B" } }"#)
    let several = #expect(throws: Diagnostics.self) { try edit(text, .skip, "View", catalogue: catalogue) }
    expectEqual(several?.all.map(\.expected), ["one of: A/View, B/View"])
    let twofold = #expect(throws: Diagnostics.self) { try edit(text, .disable, "B", catalogue: catalogue) }
    expectEqual(twofold?.all.map(\.problem), ["'B' is a configuration and a showcase of the plan 'p'"])
    #expect(try edit(text, .skip, "A/View", catalogue: catalogue).contains(#""skippedTests" : [ "View" ]"#))
  }
}
