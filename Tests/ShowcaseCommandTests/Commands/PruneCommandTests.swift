import TestRunner
import TestSupport
import Testing

@testable import ShowcaseCommand

@MainActor @Suite struct PruneCommandTests {
  private let package: TemporaryFolder

  init() throws { package = try TemporaryFolder.package() }

  @Test("Orphans are removed with the folders that they leave empty, and each is told")
  func prune() throws {
    _ = package.call("--record")
    let goldens = package.files(in: "Snapshots")
    try package.write("", to: "Snapshots/Lamps/Gone/Gone/launch.iPhone.txt")
    try package.write("", to: "Snapshots/notes \u{1B}.txt")
    let session = package.call("prune")
    #expect(session.status == .success)
    #expect(
      session.output == #"""
        removed Snapshots/Lamps/Gone/Gone/launch.iPhone.txt
        removed Snapshots/notes \u{1B}.txt

        """#)
    #expect(package.files(in: "Snapshots") == goldens)
    #expect(!package.has("Snapshots/Lamps/Gone"))
  }

  @Test("Where no golden is an orphan, nothing is removed")
  func nothing() {
    _ = package.call("--record")
    #expect(package.call("prune").output == "No golden is an orphan.\n")
    #expect(package.files(in: "Snapshots").count == 3)
  }

  @Test("With a plan that cannot be used nothing is removed, since who owns what is not known")
  func unusablePlan() throws {
    _ = package.call("--record")
    try package.write("{", to: "Plans/All.xctestplan")
    #expect(package.call("prune").status == .unusableInput)
    #expect(package.files(in: "Snapshots").count == 3)
  }
}
