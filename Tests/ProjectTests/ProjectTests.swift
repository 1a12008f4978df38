import Diagnostics
import Expectations
import HeadlessUIKit
import LampShowcase
import ShowcaseKit
import TestPlans
import TestSupport
import Testing

@testable import Project

@Suite struct ProjectTests {
  private let package: TemporaryFolder

  init() throws { package = try TemporaryFolder.package() }

  @Test
  func `The catalogue lists use cases in the order of the showcase, with their scripts by name`() throws {
    try package.write("", to: "\(deskLampScripts)/zoom.eg.swift")
    try package.write("", to: "\(deskLampScripts)/blink.eg.swift")
    let target = try #require(try package.project().catalogue.targets.first)
    expectEqual(target.name, "Lamps")
    expectEqual(target.useCases.map(\.text), ["Desk lamp", "Ceiling lamp", "Exit"])
    expectEqual(target.useCases.map(\.scripts), [["blink", "zoom"], [], []])
  }

  @Test func `The catalogue knows the tags of use cases, so that a plan can skip by them`() throws {
    let showcase = Showcase("Lamps") {
      UseCase("Exit", of: SignViewController.self).tagged("slow", "sign")
      UseCase("Desk lamp", of: LampViewController.self)
    }
    expectEqual(
      try package.project([showcase]).catalogue.targets[0].useCases.map(\.tags), [["slow", "sign"], []])
    try package.write(
      plan(("iPhone", #""skippedTags" : { "tags" : [ ".slow" ] }"#)), to: "Plans/All.xctestplan")
    expectEqual(
      try package.project([showcase]).scenarios().map(\.identifier), ["LampViewController/Desk lamp/launch"]
    )
  }

  @Test func `Two use cases of one class and name, and two showcases of one name, are errors`() {
    // Two use cases of one class and name are an error.
    let showcase = Showcase("Lamps") {
      UseCase("Exit", of: SignViewController.self)
      UseCase("Exit", of: LampViewController.self)
      UseCase("Exit", of: SignViewController.self)
    }
    expectEqual(
      faults { try package.project([showcase]) }.map(\.problem),
      [
        "there are two use cases 'Lamps/SignViewController/Exit'"
      ])
    // Two showcases of one name are an error.
    let other = Showcase("Lamps") { UseCase("Entrance", of: SignViewController.self) }
    expectEqual(
      faults { try package.project([lamps, other]) }.map(\.problem),
      [
        "there are two showcases 'Lamps'"
      ])
  }

  @Test func `A slash in a name is an error only where an identifier could mean something else, too`() throws
  {
    let showcase = Showcase("Lamps") {
      UseCase("On", of: SignViewController.self)
      UseCase("On/off", of: SignViewController.self)
      UseCase("On/launch", of: SignViewController.self)
    }
    expectEqual(
      faults { try package.project([showcase]) }.map(\.problem),
      [
        """
        'SignViewController/On/launch' could mean 'SignViewController', 'On', 'launch' or \
        'SignViewController', 'On/launch'
        """
      ])
    let apart = Showcase("Lamps") {
      UseCase("On", of: SignViewController.self)
      UseCase("On/off", of: SignViewController.self)
      UseCase("On/off", of: LampViewController.self)
    }
    try package.write(plan(("iPhone", "")), to: "Plans/All.xctestplan")
    let selection = ScenarioSelection(filters: ["SignViewController/On/off"])
    expectEqual(
      try package.project([apart]).scenarios(selection).map(\.identifier),
      ["SignViewController/On/off/launch"])
  }

  @Test func `A script may not have the name that another use case ends with`() throws {
    let showcase = Showcase("Lamps") {
      UseCase("On", of: SignViewController.self)
      UseCase("On/off", of: SignViewController.self)
    }
    try package.write("", to: "Plans/Scripts/Lamps/SignViewController/On/off.eg.swift")
    expectEqual(
      faults { try package.project([showcase]) }.map(\.problem),
      [
        """
        'SignViewController/On/off' could mean 'SignViewController', 'On', 'off' or \
        'SignViewController', 'On/off'
        """
      ])
  }
}
