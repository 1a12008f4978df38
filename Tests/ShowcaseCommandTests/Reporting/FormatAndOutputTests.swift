import Commands
import Diagnostics
import Expectations
import LampShowcase
import TestSupport
import Testing

@testable import ShowcaseCommand

/// Every command that prints a result has the same options for its format and its file.
@MainActor @Suite struct FormatAndOutputTests {
  private let package: TemporaryFolder

  init() throws {
    package = try TemporaryFolder.package()
    _ = package.call("--record")
    try package.changeLamps()
    _ = package.call()
  }

  @Test func `Every command that prints a result takes its form`() {
    forEachRow(["list", "show", "status", "accept", "reject", "diff"]) { command in
      let help = package.call("help", command).output
      expectTrue(help.contains("--format FORMAT"), "\(help)")
    }
  }

  @Test func `A result goes to a file as it goes to standard output`() {
    forEachRow([
      ["list"], ["list", "--format=json"], ["show", "Exit"], ["show", "Exit", "--format=svg"], ["status"],
      ["status", "--format=json"],
    ]) { arguments in
      let printed = package.call(arguments)
      let written = package.call(arguments + ["--output", "out/result"])
      expectEmpty(written.output)
      expectEqual(written.status, printed.status)
      expectEqual(try package.read("out/result"), printed.output)
    }
  }

  @Test func `A file stays as it is where there is no result, and an unknown form is an error`() throws {
    try package.write("former", to: "result")
    let session = package.call("show", "Exit", "--format=xml", "--output=result")
    expectEqual(session.status, .unusableInput)
    expectEqual(
      session.errorOutput,
      """
      error: 'xml' is not a format
        expected: one of: text, json, svg, storyboard, accessibility
        next:     swift run demo help show

      """)
    expectEqual(package.call("show", "Nothing", "--output=result").status, .unusableInput)
    expectEqual(try package.read("result"), "former")
  }
}
