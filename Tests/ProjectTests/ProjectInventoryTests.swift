import Diagnostics
import Expectations
import GoldenFiles
import LampShowcase
import Storyboards
import TestSupport
import Testing

@testable import Project

@Suite struct ProjectInventoryTests {
  private let package: TemporaryFolder
  private let exit = "Snapshots/Lamps/SignViewController/Exit"

  init() throws { package = try TemporaryFolder.package() }

  private func orphans() throws -> [String] {
    try package.project().inventory().orphans.map(\.path)
  }

  /// A plan of one configuration, with additional keys of the configuration or the target.
  private func write(configuration: String = "", target: String = "", options: String = "") throws {
    try package.write(
      """
      {
        "configurations" : [
          { "name" : "iPhone", "options" : { \(options) } },
          { "name" : "Dark", \(configuration) "options" : { \(options) } }
        ],
        "testTargets" : [ { \(target) "target" : { "name" : "Lamps" } } ],
        "version" : 1
      }
      """, to: "Plans/All.xctestplan")
    try package.write("", to: "\(exit)/launch.iPhone.txt")
    try package.write("", to: "\(exit)/launch.Dark.txt")
  }

  @Test func `Goldens of tests that are skipped are kept, those that no plan has are orphans`() throws {
    // Skipped tests, and those of a target that is switched off, keep their goldens.
    try write(target: #""skippedTests" : [ "SignViewController" ],"#)
    expectEmpty(try orphans())
    try write(target: #""enabled" : false,"#)
    expectEmpty(try orphans())
    // Tests that are not among the selected ones do not keep their goldens.
    try write(target: #""selectedTests" : [ "LampViewController" ],"#)
    expectEqual(try orphans(), ["\(exit)/launch.Dark.txt", "\(exit)/launch.iPhone.txt"])
    try write(target: #""selectedTests" : [ "SignViewController/Exit/launch()" ],"#)
    expectEmpty(try orphans())
    // A golden of a configuration that no plan has is an orphan.
    try write()
    expectEmpty(try orphans())
    try package.write("", to: "\(exit)/launch.Light.txt")
    expectEqual(try orphans(), ["\(exit)/launch.Light.txt"])
  }

  @Test func `A configuration that is switched off keeps its goldens, and none is missing`() throws {
    try write(configuration: #""enabled" : false,"#)
    let inventory = try package.project().inventory()
    expectEmpty(inventory.orphans)
    expectTrue(inventory.missing.allSatisfy { $0.path.hasSuffix(".iPhone.txt") })
    expectEqual(inventory.missing.count, 2)
  }

  @Test
  func `What a plan is known for is pruned only where there is one, or nothing depends on it`() throws {
    try package.write("", to: "\(exit)/launch.iPhone.txt")
    try package.write("", to: "Snapshots/Lamps/Gone/Gone/launch.iPhone.txt")
    let gone = GoldenPath("Snapshots/Lamps/Gone/Gone/launch.iPhone.txt")
    expectEqual(try package.project().prunableGoldens(), [gone])
    for doubtful in ["\(exit)/launch.Dark.txt", "\(exit)/tap.iPhone.txt"] {
      try package.write("", to: doubtful)
      let project = try package.project()
      expectEqual(faults { try project.prunableGoldens() }.map(\.file), ["Plans"])
      try package.remove(doubtful)
    }
  }
}
