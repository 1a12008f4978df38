import Commands
import Diagnostics
import Expectations
import Foundation
import LampShowcase
import TestSupport
import Testing

@testable import ShowcaseCommand

@MainActor @Suite struct ReportOptionTests {
  private let package: TemporaryFolder

  init() throws {
    package = try TemporaryFolder.package()
    _ = package.call("--record")
  }

  @Test func `A report goes to a file from the working folder, or without path to standard output`() throws {
    let session = package.call("run", "--report", "json=out/logs/run.json", "--report=junit=out/run.xml")
    expectEqual(session.status, .success)
    expectEqual(session.output, "3 scenarios: 3 passed\n")
    #expect(try package.read("out/logs/run.json").hasPrefix(#"{"event":"began","#))
    #expect(try package.read("out/run.xml").contains("<testsuites name=\"showcase\" tests=\"3\""))

    let unnamed = package.call("run", "--report", "json", "--report", "terminal=run.txt")
    #expect(unnamed.output.hasPrefix(#"{"event":"began","#))
    expectEqual(unnamed.output.split(separator: "\n").count, 8)
    expectEqual(try package.read("run.txt"), "3 scenarios: 3 passed\n")

    try package.write("", to: "Sources/x.swift")
    _ = package.call("run", "--report=json=run.json", in: "Sources")
    #expect(package.has("Sources/run.json"))
  }

  @Test
  func `A former report keeps its bytes until it is certain that there is a run, and no new one is made`() {
    forEachRow([
      ["--filter=Nobody"], ["--configuration=None"], ["--order=odd"], ["--shard=3/2"], ["Smok"],
      ["--balance=none.json"], ["--report=junit=former.json"], ["--report=jsn"],
    ]) { arguments in
      try package.write("former", to: "former.json")
      let reports = ["--report=json=former.json", "--report=html=new.html"]
      expectEqual(package.call(["run"] + reports + arguments).status, .unusableInput)
      expectEqual(try package.read("former.json"), "former")
      expectFalse(package.has("new.html"))
    }
  }

  @Test
  func `Plans that cannot be used leave a former report alone, and a run replaces it from its beginning on`()
    throws
  {
    try package.write(String(repeating: "former", count: 10_000), to: "run.xml")
    try package.write("{", to: "Plans/Bad.xctestplan")
    expectEqual(package.call("run", "--report=junit=run.xml").status, .unusableInput)
    #expect(try package.read("run.xml").hasPrefix("former"))
    try package.remove("Plans/Bad.xctestplan")
    expectEqual(package.call("run", "--report=junit=run.xml").status, .success)
    #expect(try package.read("run.xml").hasSuffix("</testsuites>\n"))
    #expect(try !package.read("run.xml").contains("former"))
  }

  @Test func `A report that cannot be made is refused before anything runs`() {
    forEachRow([
      (
        ["--report", "jsn=x"],
        "'jsn' is not a kind of report\n  expected: one of: terminal, json, junit, markdown, github, html\n  nearest:  json\n"
      ),
      (["--report", "json="], "'--report json=' requires a path\n"),
      (["--report", "json", "--report", "junit"], "two reports go to standard output\n"),
      (["--report", "json=a", "--report", "junit=./a"], "two reports go to './a'\n"),
      (["--report", "json=Package.swift/run.json"], "the report cannot be written: "),
      (["--report", "json=."], "the report cannot be written: Is a directory\n"),
    ]) { arguments, message in
      let package = try Self().package
      try package.remove("Snapshots")
      let session = package.call(["run", "--record"] + arguments)
      expectEqual(session.status, .unusableInput)
      expectEmpty(session.output)
      expectTrue(session.errorOutput.contains(message), "\(session.errorOutput)")
      expectFalse(package.has("Snapshots"))
    }
  }

  @Test
  func
    `A report that cannot be written any more is an error of the harness, and the run is reported all the same`()
  {
    let session = package.call("run", "--report=json=/dev/full")
    expectEqual(session.status, .internalFailure)
    expectEqual(session.output, "3 scenarios: 3 passed\n")
    #expect(session.errorOutput.hasPrefix("/dev/full: error: the report cannot be written: "))
  }
}

extension ReportOptionTests {
  @Test func `Bazel's file is touched before anything else, and its report is JUnit XML`() throws {
    let environment = [
      "TEST_TOTAL_SHARDS": "1", "TEST_SHARD_INDEX": "0",
      "TEST_SHARD_STATUS_FILE": package.url("shard/status").path,
      "XML_OUTPUT_FILE": package.url("test.xml").path,
    ]
    let session = package.call("run", environment: environment)
    expectEqual(session.status, .success)
    expectEqual(session.output, "3 scenarios: 3 passed\n")
    expectEmpty(try package.read("shard/status"))
    #expect(
      try package.read("test.xml").hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites "))
    try package.remove("shard")
    expectEqual(package.call("run", "--shard=9", environment: environment).status, .unusableInput)
    #expect(package.has("shard/status"))
  }

  @Test
  func `Under GitHub Actions files count from the repository, and the step's summary grows within its limit`()
    throws
  {
    try package.edit(LampGolden.exit, "EXIT", to: "WAY OUT")
    let summary = package.url("summary.md").path
    try package.write("before\n", to: "summary.md")
    let environment = [
      "GITHUB_STEP_SUMMARY": summary, "GITHUB_WORKSPACE": package.url().deletingLastPathComponent().path,
    ]
    let session = package.call("run", "--report=github", environment: environment)
    expectEqual(session.status, .failure)
    let file = "\(package.url().lastPathComponent)/\(LampGolden.exit)"
    #expect(session.output.contains("\n::error file=\(file),line="))
    #expect(try package.read("summary.md").hasPrefix("before\n## Showcase: 1 of 3 scenarios needs a look\n"))
    _ = package.call("run", "--report=github", environment: environment)
    expectEqual(try package.read("summary.md").components(separatedBy: "## Showcase: ").count, 3)
    try package.write(String(repeating: "x", count: 1 << 20), to: "summary.md")
    let full = package.call("run", "--report=github", environment: environment)
    expectEqual(full.status, .unusableInput)
    #expect(full.errorOutput.contains("the step's summary has 1048576 bytes already\n"))
  }

  @Test
  func `Elsewhere than under GitHub Actions there is no summary, and files count from the package`() throws {
    try package.edit(LampGolden.exit, "EXIT", to: "WAY OUT")
    #expect(package.call("run", "--report=github").output.contains("\n::error file=\(LampGolden.exit),line="))
  }
}
