import Diagnostics
import Expectations
import LampShowcase
import ShowcaseKit
import TestSupport
import Testing

@testable import Project

@Suite struct ScriptFolderTests {
  private let package: TemporaryFolder

  init() throws { package = try TemporaryFolder.package() }

  @Test func `A script that no use case owns is an error of every scenario`() throws {
    // A script that does not belong to a use case is an error that names the nearest folder.
    try package.write("", to: "Plans/Scripts/Lamps/LampViewController/Desk lmap/on.eg.swift")
    try package.write("", to: "Plans/Scripts/on.eg.swift")
    let found = try package.project().scripts.faults
    expectEqual(
      found.map(\.file),
      [
        "Plans/Scripts/Lamps/LampViewController/Desk lmap/on.eg.swift", "Plans/Scripts/on.eg.swift",
      ])
    expectEqual(found.map(\.nearest), [deskLampScripts, nil])
    expectTrue(found.allSatisfy { $0.problem == "no use case owns this script" })
    // With a fault in any script, no scenario can rely on its own script.
    try package.write("", to: "Plans/Scripts/on.eg.swift")
    let project = try package.project()
    expectFalse(project.scripts.faults.isEmpty)
    expectEqual(faults { try project.scenarios() }, project.scripts.faults)
    expectEqual(faults { try project.scenario(of: "Desk lamp", script: "launch") }, project.scripts.faults)
    expectEqual(faults { try project.inventory() }, project.scripts.faults)
  }

  @Test func `No script may be named as the implicit one or have two files`() throws {
    // No script may have the name of the implicit one.
    forEachRow(["launch.eg.swift", "launch.eg.m"]) { name in
      let package = try TemporaryFolder.package()
      try package.write("", to: "\(deskLampScripts)/\(name)")
      let found = try package.project().scripts.faults
      expectEqual(found.map(\.file), ["\(deskLampScripts)/\(name)"])
      expectEqual(found.map(\.expected), ["another name"])
    }
    // Two files of one script are an error that names both.
    try package.write("", to: "\(deskLampScripts)/on.eg.swift")
    try package.write("", to: "\(deskLampScripts)/on.eg.m")
    expectEqual(
      try package.project().scripts.faults.map(\.description),
      [
        """
        \(deskLampScripts)/on.eg.swift: error: 'on' is also the script of \(deskLampScripts)/on.eg.m
          expected: another name
          next:     showcase list
        """
      ])
  }

  @Test func `Scripts of both languages are found, other files may lie anywhere`() throws {
    // Files that are not scripts may be anywhere.
    try package.write("", to: "Plans/Scripts/README.md")
    try package.write("", to: "\(deskLampScripts)/notes.swift")
    expectEmpty(try package.project().allScripts)
    // Scripts of both languages are found.
    try package.write("", to: "\(deskLampScripts)/off.eg.swift")
    try package.write("", to: "\(deskLampScripts)/on.eg.m")
    expectEqual(try package.project().allScripts.map(\.name), ["off", "on"])
  }

  @Test func `A folder of scripts that cannot be read is not taken for an empty one`() throws {
    try package.write("", to: "Plans/Scripts")
    expectEqual(try package.project().scripts.faults.map(\.file), ["Plans/Scripts"])
  }

  @Test func `The folder of a use case whose name no disk can hold is spelled like its golden's`() throws {
    let showcase = Showcase("Lamps") { UseCase("On/off?", of: SignViewController.self) }
    try package.write("", to: "Plans/Scripts/Lamps/SignViewController/On%2Foff%3F/a.eg.swift")
    expectEqual(try package.project([showcase]).allScripts.map(\.name), ["a"])
  }
}
