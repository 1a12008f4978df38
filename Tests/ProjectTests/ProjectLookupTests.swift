import Diagnostics
import Expectations
import LampShowcase
import ShowcaseKit
import Storyboards
import TestSupport
import Testing

@testable import Project

@Suite struct ProjectLookupTests {
  private let package: TemporaryFolder
  private let project: Project

  init() throws {
    package = try TemporaryFolder.package()
    try package.write(switchOnScript, to: "\(deskLampScripts)/on.eg.swift")
    try package.write(
      plan(("Tablet", #""device" : "iPad", "projection" : "accessibility""#), ("iPhone", "")),
      to: "Plans/All.xctestplan")
    project = try package.project()
  }

  @Test func `A use case is found where its identifier is unique, with any script`() throws {
    // A use case is found by its class, its name, or both, if that is unique.
    forEachRow([
      "SignViewController", "Exit", "SignViewController/Exit", "Lamps/SignViewController/Exit",
      "Lamps/SignViewController", "SignViewController/Exit/launch", "Lamps/SignViewController/Exit/launch",
    ]) { identifier in
      let scenario = try project.scenario(of: identifier, script: "launch")
      expectEqual(scenario.name.description, "Lamps/SignViewController/Exit/launch (Tablet)")
      expectNil(scenario.script)
      expectEqual(scenario.projection, .accessibility)
    }
    // A script, a configuration and a projection can be requested.
    do {
      let scenario = try project.scenario(
        of: "Desk lamp", script: "on", configuration: "iPhone", projection: .accessibility)
      expectEqual(scenario.script?.path, "\(deskLampScripts)/on.eg.swift")
      expectEqual(scenario.configuration, .iPhone)
      expectEqual(scenario.projection, .accessibility)
    }
    // A script from any folder can be combined with a use case.
    do {
      let script = ScriptFile(at: "/elsewhere/try.eg.swift", named: "try.eg.swift")
      let scenario = try project.scenario(of: "Exit", script: script, configuration: "iPhone")
      expectEqual(scenario.name.script, "try")
      expectEqual(scenario.script, script)
    }
  }

  @Test func `An identifier that is unknown or means several is an error with what it could be`() throws {
    // An identifier that matches several use cases is an error that lists them.
    let fault = try #require(
      faults { try project.scenario(of: "LampViewController", script: "launch") }.first)
    expectEqual(fault.problem, "'LampViewController' means several use cases")
    expectEqual(
      fault.expected, "one of: Lamps/LampViewController/Desk lamp, Lamps/LampViewController/Ceiling lamp")
    // An unknown name is reported with the nearest one.
    let useCase = faults { try project.scenario(of: "Exi", script: "launch") }
    expectEqual(useCase.map(\.problem), ["'Exi' is not a use case"])
    expectEqual(useCase.map(\.nearest), ["Exit"])
    let script = faults { try project.scenario(of: "Desk lamp", script: "of") }
    expectEqual(script.map(\.problem), ["'of' is not a script of 'LampViewController/Desk lamp'"])
    expectEqual(script.map(\.expected), ["one of: launch, on"])
    expectEqual(script.map(\.nearest), ["on"])
    let configuration = faults {
      try project.scenario(of: "Exit", script: "launch", configuration: "Tabelt")
    }
    expectEqual(configuration.map(\.nearest), ["Tablet"])
  }

  @Test func `A use case of two showcases is identified by the showcase's name`() throws {
    let signs = Showcase("Signs") { UseCase("Exit", of: SignViewController.self) }
    try package.write(plan(("iPhone", "")), to: "Plans/All.xctestplan")
    let project = try package.project([lamps, signs])
    let found = faults { try project.scenario(of: "Exit", script: "launch") }
    expectEqual(
      found.map(\.expected), ["one of: Lamps/SignViewController/Exit, Signs/SignViewController/Exit"])
    expectEqual(
      try project.scenario(of: "Signs/SignViewController/Exit", script: "launch").name.target, "Signs")
  }
}
