import Commands
import Diagnostics
import Expectations
import LampShowcase
import TestSupport
import Testing
import UTF8Text

@testable import Commands
@testable import ShowcaseCommand

@MainActor @Suite struct ShowcaseCommandTests {
  private let package: TemporaryFolder

  init() throws { package = try TemporaryFolder.package() }

  @Test func `Help is a result and needs no package, and the version is that of the tool`() {
    forEachRow(["help", "--help", "-h"]) { argument in
      let session = package.call(argument, in: "../no/such/package")
      expectEqual(session.status, .success)
      expectTrue(
        session.output.hasPrefix("Usage: swift run demo [COMMAND] [ARGUMENT...]\n\nWithout a command, 'run'"),
        "\(session.output)")
      expectTrue(session.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
      expectEmpty(session.errorOutput)
    }

    expectEqual(package.call("--version").output, Version.text(of: "showcase") + "\n")
  }

  @Test func `Every command is described with its example, and an option means one thing for each`() {
    for command in ShowcaseCommand.program(over: []).descriptions where command.group != nil {
      let session = package.call("help", command.name)
      #expect(session.output.hasPrefix("Usage: swift run demo \(command.name)"))
      expectEqual(session.output, package.call(command.name, "--help").output)
      #expect(session.output.contains("\n  swift run demo \(command.example)\n"))
      expectTrue(session.output.split(separator: "\n").allSatisfy { $0.count <= 100 }, "\(command.name)")
      #expect(command.summary.hasSuffix(".") && command.example.hasPrefix(command.name))
    }

    var usages: [String: Bool] = [:]
    for command in ShowcaseCommand.program(over: []).descriptions {
      expectEqual(Set(command.allOptions.map(\.name)).count, command.allOptions.count)
      for option in command.allOptions {
        expectEqual(usages[option.name, default: option.takesNextArgument], option.takesNextArgument)
        usages[option.name] = option.takesNextArgument
      }
    }
  }

  @Test
  func `A fault of usage goes to the error output, ends with the next command, and the status is 2`() {
    let session = package.call("--fliter", "a")
    expectEqual(session.status, .unusableInput)
    expectEmpty(session.output)
    expectEqual(
      session.errorOutput,
      """
      error: '--fliter' is not an option of 'run'
        expected: one of: --filter, --skip, --configuration, --shard, --record, --record-in-ci, --fail-fast, \
      --workers, --order, --repeat, --until-failure, --again, --timeout, --retry-crashes, --all-calls, --balance, --report, \
      --package-path, --help, --version
        nearest:  --filter
        next:     swift run demo help run

      """)
  }

  @Test func `A word that is not a command is reported with the nearest command or plan`() throws {
    let bare = package.call("chekc").errorOutput
    #expect(bare.hasPrefix("error: 'chekc' is neither a command nor a plan\n"))
    #expect(
      bare.contains(
        "\n  expected: a command (run, prove, audit, explore, coverage, list, show, replay, plan, check, format, status, review, accept, reject, prune, migrate, diff, report, gallery, font, completions, help)\n"
      ))
    #expect(bare.contains("\n  nearest:  check\n"))
    try package.write(plan(("iPhone", "")), to: "Plans/Smoke.xctestplan")
    let near = package.call("Smok")
    expectEqual(near.status, .unusableInput)
    #expect(near.errorOutput.contains(" or a plan (Smoke)\n  nearest:  Smoke\n"))
    #expect(package.call("run", "Smok").errorOutput.hasPrefix("error: 'Smok' is not a plan\n"))
  }

  @Test func `Options may come before their command`() {
    forEachRow(["--package-path", "--package-path="]) { option in
      let folder = option.hasSuffix("=") ? [option + package.root] : [option, package.root]
      let session = package.call(folder + ["list", "--format=json"], in: "..")
      expectEqual(session.status, .success)
      expectEqual(session.output, package.call("--format", "json", "list").output)
    }
  }

  @Test func `A plan runs by its name, also where it is named like a command`() throws {
    for name in ["Smoke", "list"] {
      try package.write(plan(("iPhone", "")), to: "Plans/\(name).xctestplan")
    }
    for arguments in [["Smoke"], ["run", "list"], ["--", "list"], ["Smoke", "list"]] {
      #expect(package.call(arguments).output.contains("3 scenarios: 3 failed\n"), "\(arguments)")
    }
    #expect(package.call("list").output.contains("plan Smoke\n"))
  }

  @Test
  func `The package is that of the working folder or of the option, which later commands name`() throws {
    try package.write("", to: "Sources/App/main.swift")
    let session = package.call("--package-path=../..", in: "Sources/App")
    #expect(session.output.contains("  next:   swift run demo --record=missing --package-path '../..'\n"))
    let fault = package.call("--package-path=../..", "--filter=Nobody", in: "Sources/App")
    #expect(fault.errorOutput.contains("  next:     swift run demo list --package-path '../..'\n"))

    try package.write("", to: "Sources/App/main.swift")
    try package.write("", to: "Other/Package.swift")
    try package.write(plan(("iPad", #""device" : "iPad""#)), to: "Other/Plans/Tablet.xctestplan")
    #expect(package.call("list", in: "Sources/App").output.contains("plan the implicit plan\n"))
    for path in ["../../Other", "\(package.root)/Other"] {
      #expect(
        package.call("list", "--package-path", path, in: "Sources/App").output.contains("plan Tablet\n"))
    }
  }

  @Test func `Where there is no package or no such folder, the message names the option`() {
    let session = package.call("list", "--package-path=/tmp")
    expectEqual(session.status, .unusableInput)
    #expect(session.errorOutput.hasSuffix("  next:     swift run demo run --package-path FOLDER\n"))

    let misspelled = package.call("run", "--record", "--package-path", "Exampels")
    expectEqual(misspelled.status, .unusableInput)
    expectEqual(
      misspelled.errorOutput,
      """
      error: there is no folder 'Exampels'
        expected: --package-path FOLDER
        next:     swift run demo help run

      """)
    #expect(!package.has("Snapshots"))
  }

  @Test func `Nothing that was typed can command the terminal`() {
    let session = package.call("--filter", "\u{1B}[31m\u{202E}\nnext: x")
    expectEqual(session.status, .unusableInput)
    expectTrue(session.errorOutput.unicodeScalars.allSatisfy { $0 == "\n" || $0.isVisible })
    #expect(session.errorOutput.hasPrefix(#"error: '\u{1B}[31m\u{202E}\u{A}next: x' matches no use case"#))
  }
}
