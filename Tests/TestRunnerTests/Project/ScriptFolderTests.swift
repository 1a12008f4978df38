import LampShowcase
import ShowcaseKit
import SourceText
import TestSupport
import Testing

@testable import TestRunner

@Suite struct ScriptFolderTests {
  private let package: TemporaryFolder

  init() throws { package = try TemporaryFolder.package() }

  @Test("A script that no use case owns is an error that names the folder spelt most like its own")
  func stray() throws {
    try package.write("", to: "Plans/Scripts/Lamps/LampViewController/Desk lmap/on.eg.swift")
    try package.write("", to: "Plans/Scripts/on.eg.swift")
    let found = faults { try package.project() }
    #expect(
      found.map(\.file) == [
        "Plans/Scripts/Lamps/LampViewController/Desk lmap/on.eg.swift", "Plans/Scripts/on.eg.swift",
      ])
    #expect(found.map(\.nearest) == [deskLampScripts, nil])
    #expect(found.allSatisfy { $0.problem == "no use case owns this script" })
  }

  @Test("No script may be named as the implicit one")
  func launch() throws {
    try package.write("", to: "\(deskLampScripts)/launch.eg.swift")
    let found = faults { try package.project() }
    #expect(found.map(\.file) == ["\(deskLampScripts)/launch.eg.swift"])
    #expect(found.map(\.expected) == ["another name"])
  }

  @Test("Files that are no scripts may lie anywhere")
  func otherFiles() throws {
    try package.write("", to: "Plans/Scripts/README.md")
    try package.write("", to: "\(deskLampScripts)/notes.swift")
    #expect(try package.project().allScripts.isEmpty)
  }

  @Test("The folder of a use case whose name no disk can hold is spelt as its golden's")
  func safeNames() throws {
    let showcase = Showcase("Lamps") { UseCase("On/off?", of: SignViewController.self) }
    try package.write("", to: "Plans/Scripts/Lamps/SignViewController/On%2Foff%3F/a.eg.swift")
    #expect(try package.project([showcase]).allScripts.map(\.name) == ["a"])
  }
}
