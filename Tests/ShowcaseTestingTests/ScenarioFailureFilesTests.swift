import Expectations
import Foundation
import LampShowcase
import TestSupport
import Testing

@testable import ShowcaseTesting

/// The attachments of a failing scenario's issue.
@MainActor @Suite struct ScenarioFailureFilesTests {
  private let package: LampPackage

  init() throws { package = try LampPackage() }

  private func deskLamp() throws -> PlannedUseCase {
    try #require(try package.all(["SHOWCASE_FILTER": "LampViewController/Desk lamp"]).first)
  }

  /// The files of the only scenario that fails, by their kinds.
  private func files() throws -> [FailureFile.Kind: String] {
    let failures = try deskLamp().failures()
    try #require(failures.count == 1)
    return Dictionary(
      uniqueKeysWithValues: failures[0].files().map { ($0.kind, String(decoding: $0.bytes, as: UTF8.self)) })
  }

  @Test
  func `A missing golden has a storyboard to look at, one that is not a storyboard has no picture`() throws {
    try package.record()
    let golden = try package.folder.read(LampPackage.golden("on.iPhone"))
    try package.folder.remove(LampPackage.golden("on.iPhone"))
    expectEqual(try files(), [.storyboard: golden])

    try package.record()
    try package.folder.write("nothing\n", to: LampPackage.golden("launch.iPad"))
    expectEqual(try Set(files().keys), [.storyboard, .difference])
  }

  @Test
  func
    `A golden that differs has the storyboard, the difference, and a picture of the first step that differs`()
    throws
  {
    let path = LampPackage.golden("on.iPhone")
    try package.record()
    let golden = try package.folder.read(path)
    try package.folder.edit(path, "\"Dark\" -> \"Bright\"", to: "\"Dark\" -> \"Glaring\"")
    let files = try files()
    expectEqual(Set(files.keys), Set(FailureFile.Kind.allCases))
    expectEqual(files[.storyboard], golden)
    expectEqual(files[.difference]?.hasPrefix("--- a/\(path)\t\n+++ b/\(path)\t\n@@ -"), true)
    let picture = try #require(files[.picture])
    #expect(picture.hasPrefix("<svg"))
    #expect(picture.contains("Bright") && !picture.contains("Dark"))
  }

  @Test func `The difference makes the golden right where it is applied`() throws {
    let path = LampPackage.golden("launch.iPhone")
    try package.record()
    let golden = try package.folder.read(path)
    try package.folder.edit(path, "\"Dark\"", to: "\"Dim\"")
    try package.folder.write(try #require(try files()[.difference]), to: "accept.diff")
    let git = Process()
    git.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    git.arguments = ["git", "apply", "accept.diff"]
    git.currentDirectoryURL = package.folder.url()
    try git.run()
    git.waitUntilExit()
    expectEqual(git.terminationStatus, 0)
    expectEqual(try package.folder.read(path), golden)
  }

  @Test func `A step that is gone is drawn as the golden has it`() throws {
    try package.record()
    try package.folder.write("// Does nothing.\n", to: "\(deskLampScripts)/on.eg.swift")
    try package.folder.remove("Plans/All.xctestplan")
    expectEqual(try files()[.picture]?.contains("Bright"), true)
  }

  @Test func `A script that stopped has what it came to`() throws {
    try package.record()
    try package.folder.remove("Plans/All.xctestplan")
    try package.folder.write(failingScript, to: "\(deskLampScripts)/on.eg.swift")
    let files = try files()
    expectEqual(Set(files.keys), [.storyboard])
    expectEqual(files[.storyboard]?.contains("grey_tap()"), true)
  }

  @Test func `Where nothing can be kept there is nothing to attach`() throws {
    try package.record()
    try package.folder.edit(LampPackage.golden("launch.iPad"), "\"Dark\"", to: "\"Dim\"")
    try package.folder.write("", to: ".build/showcase/pending")
    expectEmpty(try files())
  }
}
