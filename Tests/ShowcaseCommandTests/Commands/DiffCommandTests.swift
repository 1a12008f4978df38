import Commands
import Diagnostics
import Expectations
import Foundation
import TestSupport
import Testing

@testable import ShowcaseCommand

@MainActor @Suite struct DiffCommandTests {
  private let package: TemporaryFolder
  private let environment = ProcessInfo.processInfo.environment.merging(
    ["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null"]) { $1 }

  init() throws {
    package = try TemporaryFolder.package()
    _ = package.call("--record")
    try git("init", "--quiet")
    try git("add", "--all")
    try git("-c", "user.name=A", "-c", "user.email=a@example.org", "commit", "--quiet", "--message=goldens")
    try git("tag", "v1")
    try package.changeLamps()
  }

  private func git(_ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", package.root] + arguments
    process.environment = environment
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }

  private func diff(_ arguments: String..., in folder: String = ".") -> CommandLineSession {
    package.call(["diff"] + arguments, in: folder, environment: environment)
  }

  @Test
  func `alike changes are described once, with status 0, from any folder and of another package`() throws {
    forEachRow([[], ["v1"], ["HEAD", "--format", "text"]]) { arguments in
      let session = package.call(["diff"] + arguments, environment: environment)
      expectEqual(session.status, .success)
      expectEmpty(session.errorOutput)
      expectTrue(
        session.output.contains("  text, 2 scenarios: \"Dark\" -> \"Gloomy\" of UILabel"), "\(session.output)"
      )
      // In the cause's first line, and in its example.
      expectEqual(session.output.components(separatedBy: #""Dark" -> "Gloomy""#).count, 3)
    }

    let here = diff().output
    expectEqual(diff(in: "Snapshots").output, here)
    let other = try TemporaryFolder()
    let there = other.call(["diff", "--package-path", package.root], environment: environment)
    expectEqual(there.output, here)
  }

  @Test func `the status says whether something differs where that is asked for`() throws {
    expectEqual(diff("--exit-code").status, .failure)
    try git("checkout", "--quiet", ".")
    expectEqual(diff("--exit-code").status, .success)
    #expect(diff().output.hasPrefix("No golden differs from "))
  }

  @Test func `a pull request has it as Markdown, a browser as one page with pictures`() {
    let markdown = diff("--format", "markdown").output
    #expect(markdown.hasPrefix("### Goldens: 2 changed\n"))
    #expect(markdown.contains("\n- `Lamps/LampViewController/Ceiling lamp/launch (iPhone)`\n"))

    let output = diff("--format", "html").output
    #expect(output.hasPrefix("<!DOCTYPE html>\n") && output.hasSuffix("</html>\n"))
    #expect(output.contains("<h1>Goldens: 2 changed</h1>"))
    #expect(output.contains("<figcaption>Working tree</figcaption>"))
  }

  @Test func `another format or an unknown revision is refused, with a command as it is typed here`() {
    let misspelled = diff("--format", "markdwn")
    expectEqual(misspelled.status, .unusableInput)
    #expect(misspelled.errorOutput.contains("error: 'markdwn' is not a format"))
    #expect(misspelled.errorOutput.contains("nearest:  markdown"))

    let session = diff("v2")
    expectEqual(session.status, .unusableInput)
    expectEmpty(session.output)
    expectEqual(
      session.errorOutput,
      """
      error: there is no revision 'v2' here
        expected: a commit, a branch or a tag
        nearest:  v1
        next:     swift run demo diff v1

      """)
  }

  @Test func `what could not be compared is a warning`() throws {
    try package.remove(LampGolden.exit)
    try FileManager.default.createDirectory(
      at: package.url(LampGolden.exit), withIntermediateDirectories: true)
    try package.write("x", to: "\(LampGolden.exit)/inner")
    let session = diff()
    expectEqual(session.status, .success)
    #expect(session.errorOutput.hasPrefix("\(LampGolden.exit): warning: "))
  }
}
