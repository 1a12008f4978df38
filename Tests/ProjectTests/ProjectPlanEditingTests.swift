import Diagnostics
import Expectations
import Foundation
import LampShowcase
import TestPlans
import TestSupport
import Testing

@testable import Project

@Suite struct ProjectPlanEditingTests {
  private let package: TemporaryFolder

  init() throws { package = try TemporaryFolder.package() }

  @Test func `A plan is written where there was no folder of plans, and only once`() throws {
    expectEqual(try package.project().addPlan(named: "A", configurations: []), "Plans/A.xctestplan")
    let project = try package.project()
    expectEqual(try project.planNames, ["A"])
    expectEqual(
      faults { try project.addPlan(named: "a", configurations: []) }.map(\.file), ["Plans/A.xctestplan"])
    expectEqual(package.files(in: "Plans"), ["A.xctestplan"])
  }

  @Test func `A file where the folder of plans should be is reported`() throws {
    try package.write("", to: "Plans")
    let project = try package.project()
    expectEqual(faults { try project.addPlan(named: "A", configurations: []) }.map(\.file), ["Plans"])
  }

  @Test
  func `A configuration comes from another plan even where that is switched off or another plan is broken`()
    throws
  {
    try package.write("{", to: "Plans/Broken.xctestplan")
    let other = plan(("Dark", #""userInterfaceStyle" : "dark""#)).replacing(
      #"{ "name" : "Dark""#, with: #"{ "enabled" : false, "name" : "Dark""#)
    try package.write(other, to: "Plans/Other.xctestplan")
    let project = try package.project()
    _ = try project.addPlan(named: "New", configurations: ["Dark"])
    expectEqual(
      try project.plans(named: ["New"])[0].configurations.map(\.options.userInterfaceStyle), [.dark])
    expectEqual(
      faults { try project.addPlan(named: "Newer", configurations: ["Drak"]) }.map(\.nearest), ["Dark"])
  }

  @Test func `A change is written, and one that changes nothing is not`() throws {
    let project = try package.project()
    let path = try project.addPlan(named: "A", configurations: [])
    let fresh = try package.read(path)
    #expect(try project.editPlan(named: "A", .skip, ["SignViewController"]) == (path, true))
    #expect(try package.read(path) != fresh)
    #expect(try project.editPlan(named: "A", .skip, ["SignViewController"]) == (path, false))
    #expect(try project.editPlan(named: "A", .enable, ["Lamps/SignViewController"]) == (path, true))
    expectEqual(try package.read(path), fresh)
  }

  @Test func `A plan that is not UTF-8 is reported with the position of the first wrong byte`() throws {
    for (bytes, line, column) in [
      ([0xFF], 1, 1), (Array("{\n é".utf8) + [0x80, 0x20], 2, 3),
      (Array("{\r\n\"😀".utf8) + [0xF0, 0x9F], 2, 3),
    ] {
      try package.write(Data(bytes), to: "Plans/A.xctestplan")
      let project = try package.project()
      let fault = try #require(faults { try project.plans(named: ["A"]) }.first)
      #expect(fault.problem == "the file is not UTF-8" && fault.file == "Plans/A.xctestplan")
      expectEqual(fault.position, SourcePosition(line: line, column: column))
    }
  }
}
