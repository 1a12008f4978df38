import Commands
import Diagnostics
import Expectations
import Foundation
import LampShowcase
import TestSupport
import Testing

@testable import ShowcaseCommand

@MainActor @Suite struct MigrateCommandTests {
  private let package: TemporaryFolder
  private let path = "Snapshots/Lamps/LampViewController/Desk lamp/old.iPhone.txt"
  private let former = """
    showcase-storyboard 1
    use case: LampViewController / Desk lamp
    script: old
    configuration: iPhone

    [1] launch
    UIWindow (0 0; 390 844)
      UIView (0 0; 390 844) [hidden]
        UITextField #name (20 20; 100 30) font=regular-15

    """

  init() throws { package = try TemporaryFolder.package() }

  @Test func `Goldens of format 1 become ones of format 2, once, and the others stay as they are`() throws {
    _ = package.call("--record")
    let goldens = package.files(in: "Snapshots")
    try package.write(former, to: path)
    let session = package.call("migrate")
    expectEqual(session.status, .success)
    expectEqual(
      session.output,
      """
      1 golden migrated, \(goldens.count) of format 2 already
      Commit them alone, then record: the next commit shows only what a run adds.

      """)
    expectTrue(try package.read(path).hasPrefix("showcase-storyboard 2\n"))
    expectTrue(try package.read(path).contains("\n  UIView (hidden; 2 nodes "))
    expectEqual(package.files(in: "Snapshots").count, goldens.count + 1)
    let migrated = try package.read(path)
    expectEqual(
      package.call("migrate").output, "0 goldens migrated, \(goldens.count + 1) of format 2 already\n")
    expectEqual(try package.read(path), migrated)
  }

  @Test func `What would be migrated is printed without writing, and each line that only a run can complete`()
    throws
  {
    try package.write(former.replacing(" [hidden]", with: ""), to: path)
    let session = package.call("migrate", "--dry-run", "--verbose")
    expectEqual(
      session.output,
      """
      \(path):9: only a run knows which fonts follow the text size
      \(path):9: only a run knows the keyboards of fields
      1 golden would be migrated, 0 of format 2 already
        only a run knows which fonts follow the text size, in 1 line
        only a run knows the keyboards of fields, in 1 line
      Commit them alone, then record: the next commit shows only what a run adds.

      """)
    expectTrue(try package.read(path).hasPrefix("showcase-storyboard 1\n"))
  }

  @Test func `If a golden cannot be read, none is written, and all faults are named with their places`()
    throws
  {
    try package.write(former, to: path)
    let other = path.replacing("old", with: "other")
    try package.write(former.replacing("(0 0; 390 844) [hidden]", with: "(0 0) [hidden]"), to: other)
    try package.write("<<<<<<< ours\n", to: path.replacing("old", with: "third"))
    let session = package.call("migrate")
    expectEqual(session.status, .unusableInput)
    expectTrue(session.errorOutput.contains("\(other):8:14: error: "), "\(session.errorOutput)")
    expectTrue(session.errorOutput.contains("the golden has a merge conflict"), "\(session.errorOutput)")
    expectEqual(try package.read(path), former)
  }

  @Test func `A run says of a golden of format 1 that it can be migrated`() throws {
    _ = package.call("--record")
    let golden = package.files(in: "Snapshots")[0]
    try package.edit("Snapshots/\(golden)", "showcase-storyboard 2", to: "showcase-storyboard 1")
    let session = package.call()
    expectEqual(session.status, .unusableInput)
    expectTrue(
      (session.output + session.errorOutput).contains("'showcase migrate'"),
      "\(session.output)\(session.errorOutput)")
  }
}
