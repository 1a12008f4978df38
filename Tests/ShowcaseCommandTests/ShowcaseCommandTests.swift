import LampShowcase
import TestRunner
import TestSupport
import Testing
import TextFormats

@testable import ShowcaseCommand

@MainActor @Suite struct ShowcaseCommandTests {
  private let package: TemporaryFolder

  init() throws { package = try TemporaryFolder.package() }

  @Test("Help is a result, wherever it is asked for", arguments: ["help", "--help", "-h"])
  func help(argument: String) throws {
    let session = package.call(argument, in: "../no/such/package")
    #expect(session.status == .success)
    #expect(session.output == HelpText(program: "swift run demo").text)
    #expect(session.errorOutput.isEmpty)
    #expect(package.call("show", "--help").output == session.output)
  }

  @Test("A fault of usage goes to the error output, ends with the next command, and the status is 2")
  func usage() {
    let session = package.call("--fliter", "a")
    #expect(session.status == .unusableInput)
    #expect(session.output.isEmpty)
    #expect(
      session.errorOutput == """
        error: '--fliter' is not an option of 'run'
          expected: one of: --filter, --skip, --configuration, --shard, --record, --record-in-ci, --fail-fast, \
        --workers, --order, --repeat, --until-failure, --again, --timeout, --retry-crashes, --balance, --report, \
        --package-path, --help
          nearest:  --filter
          next:     swift run demo help

        """)
  }

  @Test("A word in place of a command is told with the nearest command or plan")
  func misspelt() throws {
    let bare = package.call("chekc").errorOutput
    #expect(bare.hasPrefix("error: 'chekc' is neither a command nor a plan\n"))
    #expect(
      bare.contains(
        "\n  expected: a command (run, list, plan, show, replay, check, format, status, review, accept, reject, prune, diff, merge, report, gallery, prove, audit, strictures, help)\n"
      ))
    #expect(bare.contains("\n  nearest:  check\n"))
    try package.write(plan(("iPhone", "")), to: "Plans/Smoke.xctestplan")
    let near = package.call("Smok")
    #expect(near.status == .unusableInput)
    #expect(near.errorOutput.contains(" or a plan (Smoke)\n  nearest:  Smoke\n"))
    #expect(package.call("run", "Smok").errorOutput.hasPrefix("error: 'Smok' is not a plan\n"))
  }

  @Test("A command behind options is told to come first")
  func lateCommand() {
    let session = package.call("--package-path", package.root, "list")
    #expect(session.status == .unusableInput)
    #expect(session.errorOutput.hasPrefix("error: the command 'list' stands behind options\n"))
  }

  @Test("An option in front of its command is not taken for an option of another")
  func optionFirst() {
    let session = package.call("--json", "list")
    #expect(session.errorOutput.hasPrefix("error: the command 'list' stands behind options\n"))
  }

  @Test("A command to type next names the package that was named")
  func packagePathInCommands() throws {
    try package.write("", to: "Sources/App/main.swift")
    let session = package.call("--package-path=../..", in: "Sources/App")
    #expect(session.output.contains("  next:   swift run demo --record=missing --package-path '../..'\n"))
    let fault = package.call("--package-path=../..", "--filter=Nobody", in: "Sources/App")
    #expect(fault.errorOutput.contains("  next:     swift run demo list --package-path '../..'\n"))
  }

  @Test("The package is that of the working folder, or that of the option, relative to the working folder")
  func packagePath() throws {
    try package.write("", to: "Sources/App/main.swift")
    try package.write("", to: "Other/Package.swift")
    try package.write(plan(("iPad", #""device" : "iPad""#)), to: "Other/Plans/Tablet.xctestplan")
    #expect(package.call("list", in: "Sources/App").output.contains("plan the implicit plan\n"))
    for path in ["../../Other", "\(package.root)/Other"] {
      #expect(
        package.call("list", "--package-path", path, in: "Sources/App").output.contains("plan Tablet\n"))
    }
  }

  @Test("Where there is no package, the message names the option")
  func noPackage() {
    let session = package.call("list", "--package-path=/tmp")
    #expect(session.status == .unusableInput)
    #expect(session.errorOutput.hasSuffix("  next:     swift run demo run --package-path FOLDER\n"))
  }

  @Test("A folder that is not there is not taken for the package around it")
  func noFolder() {
    let session = package.call("run", "--record", "--package-path", "Exampels")
    #expect(session.status == .unusableInput)
    #expect(
      session.errorOutput == """
        error: there is no folder 'Exampels'
          expected: --package-path FOLDER
          next:     swift run demo help

        """)
    #expect(!package.has("Snapshots"))
  }

  @Test("Nothing that was typed can command the terminal")
  func hostileArguments() {
    let session = package.call("--filter", "\u{1B}[31m\u{202E}\nnext: x")
    #expect(session.status == .unusableInput)
    #expect(session.errorOutput.unicodeScalars.allSatisfy { $0 == "\n" || $0.isVisible })
    #expect(session.errorOutput.hasPrefix(#"error: '\u{1B}[31m\u{202E}\u{A}next: x' matches no use case"#))
  }
}
