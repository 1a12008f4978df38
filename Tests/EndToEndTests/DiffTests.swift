import Expectations
import Foundation
import TestSupport
import Testing

/// The built program in git repositories like those of reviewers and servers.
@Suite @ProgramActor struct DiffTests {
  private let package: TemporaryFolder

  init() throws {
    package = try TemporaryFolder.package()
    try git("init", "--quiet", "--initial-branch=main")
    for (key, value) in [("user.name", "A"), ("user.email", "a@example.org")] {
      try git("config", key, value)
    }
  }

  @discardableResult
  private func git(_ arguments: String...) throws -> String {
    let git = Program(executable: URL(fileURLWithPath: "/usr/bin/env"), arguments: ["git"])
    let outcome = try git.run(arguments, in: package.url(), environment: ["GIT_CONFIG_GLOBAL": "/dev/null"])
    try #require(outcome.status == 0, Comment(rawValue: outcome.output + outcome.errors))
    return outcome.output
  }

  private func commit() throws {
    try git("add", "--all")
    try git("commit", "--quiet", "--message=change")
  }

  private func diff(_ arguments: String...) throws -> Program.Outcome {
    try Program.showcase.run(["diff"] + arguments, in: package.url())
  }

  private static let useCase = "Snapshots/Chrome/TextBadgeView/Text badge"

  private func writeGallery() throws {
    try FileManager.default.copyItem(
      at: Repository.root.appendingPathComponent("Snapshots"), to: package.url("Snapshots"))
  }

  @Test func `all goldens of the gallery are compared with the merge base`() throws {
    try writeGallery()
    try commit()
    try git("update-ref", "refs/remotes/origin/main", "HEAD")
    try git("remote", "add", "origin", "https://example.org/gallery.git")
    let head = try git("rev-parse", "HEAD").prefix(10)
    expectEqual(try diff().output, "No golden differs from \(head) (merge base of HEAD and origin/main).\n")

    try package.edit("\(Self.useCase)/launch.iPhone.txt", "[1] launch", to: "[1] lunch")
    try commit()
    try package.remove("\(Self.useCase)/launch.iPad.txt")
    let outcome = try diff("--exit-code")
    expectEqual(outcome.status, 1)
    expectEmpty(outcome.errors)
    expectEqual(
      outcome.output,
      """
      Goldens since \(head) (merge base of HEAD and origin/main): 1 changed, 1 removed

      changed  Chrome/TextBadgeView/Text badge/launch (iPhone): structure, 0 nodes in 1 step
        step 1: launch
          - launch
          + lunch

      removed  Chrome/TextBadgeView/Text badge: launch (iPad)

      """)
  }

  @Test(.hangLimit)
  func `of a thousand goldens only those that differ are read`() throws {
    for number in 0..<1_000 {
      try package.write(golden(number, "Hello"), to: "Snapshots/T/C/\(number)/launch.c.txt")
    }
    try commit()
    let object = try git("rev-parse", "HEAD:Snapshots/T/C/1/launch.c.txt").prefix { $0 != "\n" }
    try package.remove(".git/objects/\(object.prefix(2))/\(object.dropFirst(2))")
    try package.write(golden(7, "Hullo"), to: "Snapshots/T/C/7/launch.c.txt")

    let outcome = try diff()

    expectEqual(outcome.status, 0)
    #expect(outcome.output.contains("changed  T/C/7/launch (c): text, 1 node in 1 step\n"))
  }

  private func golden(_ number: Int, _ label: String) -> String {
    """
    showcase-storyboard 2
    use case: C / \(number)
    script: launch
    configuration: c

    [1] launch
    UIView
      UILabel "\(label)"

    """
  }
}
