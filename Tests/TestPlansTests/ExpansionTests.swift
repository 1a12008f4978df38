import Diagnostics
import Expectations
import TestPlans
import Testing

@Suite struct ExpansionTests {
  private func identifiers(
    _ text: String, over catalogue: Catalogue = SamplePlans.catalogue
  ) throws -> [String] {
    try TestPlan(text, file: "p").expand(over: catalogue).map(\.identifier)
  }

  private func chrome(_ members: String) -> String {
    SamplePlans.plan(targets: #"{ "target" : { "name" : "Chrome" }, \#(members) }"#)
  }

  static let launch = "LaunchScreenViewController/Launch screen/launch"
  static let main = "SettingsViewController/Main settings screen/launch"
  static let toggle = "SettingsViewController/Main settings screen/toggle-sync"
  static let signed = "SettingsViewController/Signed in / out/launch"
  static let signedScript = "SettingsViewController/Signed in / out/a/b"
  static let all = [launch, main, toggle, signed, signedScript]

  @Test func `Targets come in the catalogue's order, with everything they have, launch first`() throws {
    // A target runs all of its tests, launch first, once per configuration.
    do {
      let text = SamplePlans.plan(configurations: [("B", ""), ("A", "")])
      let scenarios = try TestPlan(text, file: "p").expand(over: SamplePlans.catalogue)
      expectEqual(scenarios.map(\.identifier), Self.all.flatMap { [$0, $0] })
      expectEqual(scenarios.prefix(3).map(\.configuration.name), ["B", "A", "B"])
      expectEqual(Set(scenarios.map(\.target)), ["Chrome"])
    }
    // Targets are in the catalogue's order.
    do {
      let text = SamplePlans.plan(
        targets: #"{ "target" : { "name" : "Focus" } }, { "target" : { "name" : "Chrome" } }"#)
      expectEqual(try identifiers(text), Self.all + ["URLBar/Empty/launch", "URLBar/Empty/type"])
    }
  }

  @Test func `A leading part of an identifier selects, or skips, all it leads to`() {
    forEachRow([
      ("LaunchScreenViewController", [Self.launch]),
      ("LaunchScreenViewController()", [Self.launch]),
      ("SettingsViewController", [Self.main, Self.toggle, Self.signed, Self.signedScript]),
      ("SettingsViewController/Main settings screen", [Self.main, Self.toggle]),
      ("SettingsViewController/Main settings screen/toggle-sync", [Self.toggle]),
      ("SettingsViewController/Main settings screen/toggle-sync()", [Self.toggle]),
      ("SettingsViewController/Main settings screen/launch", [Self.main]),
      ("SettingsViewController/Signed in / out", [Self.signed, Self.signedScript]),
      ("SettingsViewController/Signed in / out/a/b", [Self.signedScript]),
    ]) { identifier, matched in
      expectEqual(try identifiers(chrome(#""selectedTests" : ["\#(identifier)"]"#)), matched)
      let others = Self.all.filter { !matched.contains($0) }
      expectEqual(try identifiers(chrome(#""skippedTests" : ["\#(identifier)"]"#)), others)
    }
  }

  @Test func `An identifier that matches nothing names the nearest one`() {
    forEachRow(
      [
        ("LaunchScreenViewControler", "LaunchScreenViewController"),
        ("SettingsViewController/Main setting screen", "SettingsViewController/Main settings screen"),
        ("SettingsViewController/Main settings screen/togle-sync()", Self.toggle),
        ("SettingsViewController/*", "SettingsViewController"),
        ("settingsviewcontroller", "SettingsViewController"),
        ("SettingsViewController/testToggleSync()", Self.toggle),
        ("SettingsViewController/toggleSync", Self.toggle),
        ("SettingsViewController/mainSettingsScreen()", "SettingsViewController/Main settings screen"),
        ("testSignedInOut()", "SettingsViewController/Signed in / out"),
        ("SettingsViewControllerTests", "SettingsViewController"),
        ("SettingsViewController/testSomethingThatIsGone()", "SettingsViewController"),
        ("Chrome/LaunchScreenViewController", "LaunchScreenViewController"),
        ("Nowhere", nil), ("test()", nil), ("/", nil), ("()", nil),
      ] as [(String, String?)]
    ) { identifier, nearest in
      for key in ["selectedTests", "skippedTests"] {
        let error = #expect(throws: Diagnostics.self, "\(identifier)") {
          try identifiers(chrome(#""\#(key)" : ["\#(identifier)"]"#))
        }
        let diagnostic = try #require(error?.all.first)
        #expect(diagnostic.problem.contains("'\(identifier)'"), "\(identifier)")
        expectEqual(diagnostic.nearest, nearest)
        expectEqual(diagnostic.position?.line, 2)
        expectEqual(diagnostic.next, .list)
      }
    }
  }

  @Test func `A target or a tag that does not exist names the nearest one`() throws {
    // A target that is not a showcase names the nearest one.
    do {
      let text = SamplePlans.plan(targets: #"{ "target" : { "name" : "Chrom" } }"#)
      let error = #expect(throws: Diagnostics.self) { try identifiers(text) }
      expectEqual(error?.all.map(\.nearest), ["Chrome"])
    }
    // A tag that no use case has names the nearest one.
    let members = #""skippedTags" : { "tags" : [".slov"] }"#
    for text in [chrome(members), SamplePlans.plan(options: members)] {
      let error = #expect(throws: Diagnostics.self) { try identifiers(text) }
      expectEqual(error?.all.map(\.nearest), ["slow"])
    }
  }

  @Test func `What is disabled or an empty list does not run`() throws {
    // Disabled parts do not run, and are not checked.
    expectEqual(try identifiers(chrome(#""enabled" : false, "skippedTests" : ["Gone"]"#)), [])
    let plan = try TestPlan(SamplePlans.xcode, file: "p")
    let scenarios = try plan.expand(over: SamplePlans.catalogue)
    expectEqual(Set(scenarios.map(\.configuration.name)), ["Configuration 1"])
    expectEqual(scenarios.map(\.identifier), [Self.signed, Self.signedScript])
    // An empty list of targets runs nothing.
    expectEqual(try identifiers(SamplePlans.plan(targets: "")), [])
    // An empty selection runs nothing.
    expectEqual(try identifiers(chrome(#""selectedTests" : []"#)), [])
  }

  @Test func `Tags select and skip, all of them or one of them`() {
    forEachRow([
      (#""selectedTags" : { "tags" : [".fast"] }"#, [Self.launch, Self.main, Self.toggle]),
      (#""selectedTags" : { "tags" : ["fast", ".settings"] }"#, [Self.main, Self.toggle]),
      (#""selectedTags" : { "tags" : [".settings", ".slow"], "mode" : "or" }"#, Array(Self.all.dropFirst())),
      (#""skippedTags" : { "tags" : [".fast", ".slow"], "mode" : "or" }"#, []),
      (
        #""skippedTags" : { "tags" : [".fast", ".settings"], "mode" : "and" }"#,
        [Self.launch, Self.signed, Self.signedScript]
      ),
    ]) { members, expected in
      expectEqual(try identifiers(chrome(members)), expected)
      expectEqual(try identifiers(SamplePlans.plan(options: members)), expected)
    }
  }
}
