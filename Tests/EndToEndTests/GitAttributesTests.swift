import Expectations
import Foundation
import TestSupport
import Testing

/// How the lines in `.gitattributes`, and the setting in the article about goldens, affect goldens in git.
@Suite @ProgramActor struct GitAttributesTests {
  private static let badge = "Snapshots/Chrome/TextBadgeView/Text badge/shows-text.iPhone.txt"
  private let package: TemporaryFolder

  init() throws {
    package = try Repository.copyOfPlans()
    try FileManager.default.copyItem(
      at: Repository.root.appendingPathComponent(".gitattributes"), to: package.url(".gitattributes"))
    try record()
    try git("init --quiet --initial-branch=main")
    try git("config user.name A")
    try git("config user.email a@example.org")
    try commit()
  }

  private func record() throws {
    let outcome = try Program.showcase.run(
      ["run", "All", "--record", "--filter", "TextBadgeView", "--configuration", "iPhone"], in: package.url())
    try #require(outcome.status == 0, Comment(rawValue: outcome.output + outcome.errors))
  }

  /// Runs a git command as a shell reads it.
  @discardableResult
  private func git(_ command: String, status: Int32 = 0) throws -> String {
    let shell = Program(executable: URL(fileURLWithPath: "/bin/sh"), arguments: ["-c"])
    let outcome = try shell.run(
      ["git \(command)"], in: package.url(), environment: ["GIT_CONFIG_GLOBAL": "/dev/null"])
    try #require(outcome.status == status, Comment(rawValue: outcome.output + outcome.errors))
    return outcome.output
  }

  private func commit() throws {
    try git("add --all")
    try git("commit --quiet --message=change")
  }

  @Test func `the article about goldens names the lines of this repository`() throws {
    let lines = try package.read(".gitattributes").split(separator: "\n").filter { !$0.hasPrefix("#") }
    expectEqual(
      try Document.article("Goldens-in-Git", of: "ShowcaseCommand").files[".gitattributes"],
      lines.joined(
        separator: "\n") + "\n")
  }

  @Test func `a value with CR LF survives a commit and a clone that converts line ends`() throws {
    let golden = "Tests/AppTests/__Snapshots__/MailTests/header.txt"
    try package.write("To: a\r\nFrom: b\r\n", to: golden)
    try commit()
    try git("clone --quiet --config core.autocrlf=true . Clone")
    expectEqual(try package.read("Clone/\(golden)"), "To: a\r\nFrom: b\r\n")
  }

  @Test func `with the setting of the article a hunk is headed by its step`() throws {
    let article = try Document.article("Goldens-in-Git", of: "ShowcaseCommand")
    let setting = try #require(article.text.firstMatch(of: /\n    git (config diff\.showcase.*)\n/))
    let lines = try package.read(Self.badge).split(separator: "\n", omittingEmptySubsequences: false)
    let step = try #require(lines.firstIndex(of: "[1] launch"))
    try #require(!lines[step + 7].isEmpty)
    let changed = lines[...(step + 6)] + ["UIView"] + lines[(step + 8)...]
    try package.write(changed.joined(separator: "\n"), to: Self.badge)

    #expect(try !git("diff").contains("@@ [1] launch"))
    try git(String(setting.1))
    #expect(try git("diff").contains("@@ [1] launch"))
  }

  @Test func `a golden that both branches changed is a conflict, whole, and mended by recording`() throws {
    let recorded = try package.read(Self.badge)
    let other = "Snapshots/Chrome/TextBadgeView/Text badge/launch.iPhone.txt"
    try git("checkout --quiet -b theirs")
    try package.edit(Self.badge, "configuration: iPhone", to: "configuration: theirs")
    try package.edit(other, "configuration: iPhone", to: "configuration: theirs")
    try commit()
    try git("checkout --quiet main")
    try package.write(recorded + "\n[99] ours\n", to: Self.badge)
    try commit()

    try git("merge --quiet theirs", status: 1)

    expectEqual(try git("diff --name-only --diff-filter=U"), "\(Self.badge)\n")
    expectEqual(try package.read(Self.badge), recorded + "\n[99] ours\n")
    #expect(try package.read(other).contains("configuration: theirs"))
    try record()
    try commit()
    expectEqual(try package.read(Self.badge), recorded)
  }
}
