import Commands
import Diagnostics
import Expectations
import LampShowcase
import TestSupport
import Testing

@testable import ShowcaseCommand

/// Every command that prints a result spells its form and its file alike.
@MainActor @Suite struct FormatAndOutputTests {
  private let package: TemporaryFolder

  init() throws {
    package = try TemporaryFolder.package()
    _ = package.call("--record")
    try package.changeLamps()
    _ = package.call()
  }

  @Test(
    arguments: [
      (["list", "--json"], ["list", "--format", "json"], "'--json' is now '--format json'"),
      (
        ["list", "--plan=All", "--json"], ["list", "--plan=All", "--format=json"],
        "'--json' is now '--format json'"
      ),
      (["status", "--json"], ["status", "--format", "json"], "'--json' is now '--format json'"),
      (["show", "Exit", "--as", "svg"], ["show", "Exit", "--format", "svg"], "'--as' is now '--format'"),
      (["show", "Exit", "--as=json"], ["show", "Exit", "--format=json"], "'--as' is now '--format'"),
    ])
  func `An earlier spelling works, and says on standard error what to write now`(
    former: [String], now: [String], remark: String
  ) throws {
    try package.write(plan(("iPhone", "")), to: "Plans/All.xctestplan")
    let (old, new) = (package.call(former), package.call(now))
    expectEqual(old.output, new.output)
    expectEqual(old.status, new.status)
    #expect(!new.output.isEmpty && new.errorOutput.isEmpty)
    #expect(old.errorOutput.hasPrefix("\(remark): write '--format "))
    expectEqual(old.errorOutput.split(separator: "\n").count, 1)
  }

  @Test(arguments: ["list", "show", "status", "accept", "reject", "diff"])
  func `Earlier spellings are in no help`(command: String) {
    let help = package.call("help", command).output
    #expect(!help.contains("--as") && !help.contains("--json"))
    #expect(help.contains("--format FORMAT"))
    #expect(!package.call("help").output.contains("merge"))
  }

  @Test(
    arguments: [
      ["list"], ["list", "--format=json"], ["show", "Exit"], ["show", "Exit", "--format=svg"], ["status"],
      ["status", "--format=json"],
    ])
  func `A result goes to a file as it goes to standard output`(arguments: [String]) throws {
    let printed = package.call(arguments)
    let written = package.call(arguments + ["--output", "out/result"])
    expectEmpty(written.output)
    expectEqual(written.status, printed.status)
    expectEqual(try package.read("out/result"), printed.output)
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
