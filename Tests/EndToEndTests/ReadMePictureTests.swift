import Expectations
import Foundation
import TestSupport
import Testing

/// The picture on the first screen of the README, and the golden beside it.
@Suite @ProgramActor struct ReadMePictureTests {
  private static let picture = "Sources/Harness/ShowcaseCommand/ShowcaseCommand.docc/domain-to-add.svg"
  private let readme: String

  init() throws {
    readme = try Self.text("README.md")
  }

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: Repository.root.appendingPathComponent(path), encoding: .utf8)
  }

  @Test func `the picture is what the command below it draws`() throws {
    #expect(readme.contains("<img src=\"\(Self.picture)\""))
    let command = try #require(readme.firstMatch(of: /`swift run showcase (show '([^']+)' --format svg)`/))
    let outcome = try Program.showcase.run(
      ["show", String(command.2), "--format", "svg"], in: Repository.root)
    expectEqual(outcome.status, 0, "\(outcome.errors)")
    expectEqual(outcome.output, try Self.text(Self.picture))
  }

  @Test func `the lines beside it are those of its golden`() throws {
    let golden = try Self.text(
      "Snapshots/Focus/AddCustomDomainViewController/Domain to add/launch.iPhone.txt")
    let lines = readme.split(separator: "\n").drop { $0 != "    UIWindow (0 0; 390 844)" }
      .prefix { $0.hasPrefix("    ") }.map { $0.dropFirst(4) }
    expectTrue(lines.count > 10, "\(lines)")
    #expect(golden.contains(lines.joined(separator: "\n") + "\n"), "\(lines)")
  }
}
