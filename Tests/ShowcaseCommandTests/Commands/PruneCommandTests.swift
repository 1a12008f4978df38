import Commands
import Diagnostics
import Expectations
import Foundation
import LampShowcase
import TestSupport
import Testing

@testable import ShowcaseCommand

@MainActor @Suite struct PruneCommandTests {
  private let package: TemporaryFolder

  init() throws { package = try TemporaryFolder.package() }

  @Test func `Orphans are removed with the folders that they leave empty, and each is printed`() throws {
    _ = package.call("--record")
    let goldens = package.files(in: "Snapshots")
    try package.write("", to: "Snapshots/Lamps/Gone/Gone/launch.iPhone.txt")
    try package.write("", to: "Snapshots/notes.md")
    let session = package.call("prune")
    expectEqual(session.status, .success)
    expectEqual(
      session.output,
      """
      removed Snapshots/Lamps/Gone/Gone/launch.iPhone.txt

      """)
    expectEqual(package.files(in: "Snapshots"), goldens + ["notes.md"])
    #expect(!package.has("Snapshots/Lamps/Gone"))
  }

  @Test func `Where no golden is an orphan, or who owns what is not known, nothing is removed`() throws {
    _ = package.call("--record")
    expectEqual(package.call("prune").output, "No golden is an orphan.\n")
    expectEqual(package.files(in: "Snapshots").count, 3)

    _ = package.call("--record")
    try package.write("{", to: "Plans/All.xctestplan")
    expectEqual(package.call("prune").status, .unusableInput)
    expectEqual(package.files(in: "Snapshots").count, 3)
  }

  @Test func `What would be removed is printed without removing it`() throws {
    _ = package.call("--record")
    let orphan = "Snapshots/Lamps/Gone/Gone/launch.iPhone.txt"
    try package.write("", to: orphan)
    let session = package.call("prune", "--dry-run")
    expectEqual(session.status, .success)
    expectEqual(session.output, "would remove \(orphan)\n")
    #expect(package.has(orphan))
  }

  @Test func `With plans or scripts that cannot be read or found nothing is removed`() {
    forEachRow(["Plans is a file", "Plans has another name", "Plans/Scripts is a file"]) { way in
      let package = try TemporaryFolder.package()
      try package.write(plan(("iPhone", ""), ("iPad", #""device" : "iPad""#)), to: "Plans/All.xctestplan")
      try package.write(switchOnScript, to: "\(deskLampScripts)/on.eg.swift")
      _ = package.call("--record")
      let goldens = package.files(in: "Snapshots")
      expectEqual(goldens.count, 8)
      let place = way.hasPrefix("Plans/") ? "Plans/Scripts" : "Plans"
      try FileManager.default.moveItem(at: package.url(place), to: package.url("Plan"))
      if way.hasSuffix("a file") { try package.write("", to: place) }
      let session = package.call("prune")
      expectEqual(session.status, .unusableInput)
      expectTrue(session.errorOutput.hasPrefix("\(place): error: "), "\(session.errorOutput)")
      expectEqual(package.files(in: "Snapshots"), goldens)
    }
  }

  @Test func `What owned goldens are linked to is neither an orphan nor removed`() throws {
    _ = package.call("--record")
    try FileManager.default.moveItem(at: package.url("Snapshots/Lamps"), to: package.url("Snapshots/Shared"))
    try FileManager.default.createSymbolicLink(
      atPath: package.url("Snapshots/Lamps").path, withDestinationPath: "Shared")
    let goldens = package.files(in: "Snapshots/Shared")
    expectEqual(package.call("run").output, "3 scenarios: 3 passed\n")
    expectEqual(package.call("check").status, .success)
    expectEqual(package.call("prune").output, "No golden is an orphan.\n")
    expectEqual(package.files(in: "Snapshots/Shared"), goldens)
  }
}
