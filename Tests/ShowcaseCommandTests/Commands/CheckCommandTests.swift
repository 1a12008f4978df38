import Commands
import Diagnostics
import Expectations
import Foundation
import LampShowcase
import TestSupport
import Testing

@testable import ShowcaseCommand

@MainActor @Suite struct CheckCommandTests {
  private let package: TemporaryFolder
  private let golden = "Snapshots/Lamps/SignViewController/Exit/launch.iPhone.txt"

  init() throws {
    package = try TemporaryFolder.package()
    try package.write(switchOnScript, to: "\(deskLampScripts)/on.eg.swift")
    try package.write(plan(("iPhone", "")), to: "Plans/All.xctestplan")
    _ = package.call("--record")
  }

  @Test
  func `Where all is in order, the counts are printed, and files that are no goldens on demand`() throws {
    let session = package.call("check")
    expectEqual(session.status, .success)
    expectEqual(session.output, "In order: 1 plan, 1 script, 4 goldens.\n")
    expectEmpty(session.errorOutput)

    try package.write("", to: "Snapshots/README.md")
    expectEmpty(package.call("check").errorOutput)
    let verbose = package.call("check", "-v")
    expectEqual(verbose.status, .success)
    expectEqual(verbose.errorOutput, "Snapshots/README.md: note: this is not a golden and is ignored\n")
  }

  @Test func `Every fault of every script is reported, next to those of plans`() throws {
    try package.write("snapshot(1)\nsnapshot(2)\n", to: "\(deskLampScripts)/on.eg.swift")
    let session = package.call("check")
    expectEqual(session.status, .unusableInput)
    expectEmpty(session.output)
    for line in 1...2 {
      #expect(session.errorOutput.contains("\(deskLampScripts)/on.eg.swift:\(line):10: error: "))
    }
    try package.write("{", to: "Plans/All.xctestplan")
    let both = package.call("check").errorOutput
    #expect(both.contains("Plans/All.xctestplan:1:2: error: "))
    #expect(both.contains("\(deskLampScripts)/on.eg.swift:1:10: error: "))
  }

  @Test func `A fault of a script in Objective-C has its place in that text`() throws {
    try package.write("snapshot(@\"a\");\n  snapshot(1);\n", to: "\(deskLampScripts)/off.eg.m")
    let session = package.call("check")
    expectEqual(session.status, .unusableInput)
    #expect(session.errorOutput.contains("\(deskLampScripts)/off.eg.m:2:12: error: 1 is out of place\n"))
  }

  @Test func `Goldens that cannot be read are reported, whatever is in them`() throws {
    try package.write("hello\n", to: golden)
    try package.write(
      Data([0xFF]), to: "Snapshots/Lamps/LampViewController/Ceiling lamp/launch.iPhone.txt")
    let session = package.call("check")
    expectEqual(session.status, .unusableInput)
    #expect(session.errorOutput.contains("\(golden):1:1: error: "))
    #expect(
      session.errorOutput.contains("Ceiling lamp/launch.iPhone.txt:1:1: error: the golden is not UTF-8\n"))
    #expect(
      session.errorOutput.contains(
        "\n  next:     swift run demo --record --filter 'Lamps/SignViewController/Exit/launch'"
          + " --configuration 'iPhone'\n"))
    _ = package.call("run", "--record")
    expectEqual(package.call("check").status, .success)
  }

  @Test func `Missing goldens are a failure, with one command for all`() throws {
    try FileManager.default.removeItem(at: package.url("Snapshots/Lamps/LampViewController"))
    let session = package.call("check")
    expectEqual(session.status, .failure)
    expectEqual(
      session.errorOutput,
      """
      Snapshots/Lamps/LampViewController/Ceiling lamp/launch.iPhone.txt: error: the golden is missing
      Snapshots/Lamps/LampViewController/Desk lamp/launch.iPhone.txt: error: the golden is missing
      Snapshots/Lamps/LampViewController/Desk lamp/on.iPhone.txt: error: the golden is missing
      3 goldens are missing
        next:   swift run demo --record=missing

      """)
  }

  @Test func `Orphans are a failure, with the command that removes them`() throws {
    try package.write("", to: "Snapshots/Lamps/Gone/Gone/a.b.txt")
    let session = package.call("check")
    expectEqual(session.status, .failure)
    expectEqual(
      session.errorOutput,
      """
      Snapshots/Lamps/Gone/Gone/a.b.txt: error: no scenario owns this golden
        next:     swift run demo prune

      """)
  }

  @Test func `Where goldens are missing besides orphans, the next step is to look for renames`() throws {
    try package.move(golden, to: "Snapshots/Lamps/Gone/Gone/a.b.txt")
    let session = package.call("check")
    expectEqual(session.status, .failure)
    #expect(session.errorOutput.contains("next:     swift run demo status\n"))
    #expect(session.errorOutput.hasSuffix("1 golden is missing\n  next:   swift run demo status\n"))
    #expect(!session.errorOutput.contains("prune") && !session.errorOutput.contains("--record"))
  }

  @Test func `What is in a golden's place and is none is reported once, and recording not advised`() {
    forEachRow(["folder", "link to nowhere", "file above"]) { kind in
      let package = try Self().package
      try package.remove(golden)
      switch kind {
      case "folder": try package.write("", to: "\(golden)/below.md")
      case "link to nowhere":
        try FileManager.default.createSymbolicLink(
          atPath: package.url(golden).path, withDestinationPath: "nowhere")
      default:
        try package.remove("Snapshots/Lamps/SignViewController")
        try package.write("", to: "Snapshots/Lamps/SignViewController")
      }
      let session = package.call("check")
      expectEqual(session.status, .unusableInput)
      expectTrue(session.errorOutput.hasPrefix("\(golden): error: "), "\(session.errorOutput)")
      expectTrue(
        !session.errorOutput.contains("missing") && !session.errorOutput.contains("next:"),
        "\(session.errorOutput)")
    }
  }

  @Test func `A misspelled golden is reported with the command that renames it`() throws {
    let found = golden.replacingOccurrences(of: "launch", with: "Launch")
    try FileManager.default.moveItem(at: package.url(golden), to: package.url(found))
    let session = package.call("check")
    expectEqual(session.status, .failure)
    #expect(session.errorOutput.hasPrefix("\(found): error: "))
    let git = "git -C \(package.root.shellQuoted)"
    #expect(
      session.errorOutput.hasSuffix(
        " && \(git) mv '\(found)' '\(found).renamed' && \(git) mv '\(found).renamed' '\(golden)'\n"))
  }

  /// A package whose goldens of lamps are in a folder outside.
  private func linked(to elsewhere: TemporaryFolder) throws {
    let folder = "Snapshots/Lamps/LampViewController"
    try FileManager.default.moveItem(at: package.url(folder), to: elsewhere.url("goldens"))
    try FileManager.default.createSymbolicLink(
      at: package.url(folder), withDestinationURL: elsewhere.url("goldens"))
  }

  @Test func `Goldens in a folder outside are read by a link`() throws {
    let elsewhere = try TemporaryFolder()
    try linked(to: elsewhere)
    let session = package.call("check")
    expectEqual(session.errorOutput, "")
    expectEqual(session.status, .success)
    expectEqual(package.call("run").status, .success)
  }

  @Test func `Goldens in a folder outside are not recorded by a link`() throws {
    let elsewhere = try TemporaryFolder()
    try linked(to: elsewhere)
    try package.changeLamps()
    let goldens = try elsewhere.contents(of: ".")
    let session = package.call("--record")
    expectEqual(session.status, .unusableInput)
    #expect((session.output + session.errorOutput).contains("this link leads out of the package, to '/"))
    expectEqual(try elsewhere.contents(of: "."), goldens)
  }

  @Test func `A script that no use case owns is reported with all other faults`() throws {
    try package.write("", to: "Plans/Scripts/Lamps/stray.eg.swift")
    try package.write("snapshot(1)\n", to: "\(deskLampScripts)/on.eg.swift")
    let session = package.call("check")
    expectEqual(session.status, .unusableInput)
    expectEqual(session.errorOutput.components(separatedBy: "no use case owns this script").count, 2)
    #expect(session.errorOutput.contains("\(deskLampScripts)/on.eg.swift:1:10: error: "))
  }

  @Test
  func `Keys of plans that are unknown are warnings; what Xcode means otherwise is told on demand`() throws {
    try package.write(
      plan(("iPhone", #""devise" : "iPhone", "codeCoverage" : false"#)), to: "Plans/All.xctestplan")
    let session = package.call("check")
    expectEqual(session.status, .success)
    #expect(session.errorOutput.hasPrefix("Plans/All.xctestplan:2:"))
    #expect(session.errorOutput.contains(": warning: "))
    #expect(session.errorOutput.contains("\n  nearest:  device\n"))
    #expect(!session.errorOutput.contains("codeCoverage"))
    let verbose = package.call("check", "-v")
    expectEqual(verbose.status, .success)
    #expect(verbose.errorOutput.contains(": note: 'codeCoverage' means nothing here and is kept\n"))

    try package.write(
      plan(("iPhone", #""testRepetitionMode" : "retryOnFailure""#)), to: "Plans/All.xctestplan")
    expectEmpty(package.call("check").errorOutput)
    let retries = package.call("check", "-v")
    expectEqual(retries.status, .success)
    #expect(retries.errorOutput.contains(": note: 'retryOnFailure' retries crashes and timeouts only;"))
  }

  @Test
  func `A variable of a plan that is not set, or an identifier that matches nothing, is an error`() throws {
    let entries = #""environmentVariableEntries" : [ { "key" : "A", "value" : "$(PROJECT_DIR)/$(SHARD)" } ]"#
    try package.write(plan(("iPhone", entries)), to: "Plans/All.xctestplan")
    let session = package.call("check")
    expectEqual(session.status, .unusableInput)
    #expect(session.errorOutput.hasPrefix("Plans/All.xctestplan:2:"))
    #expect(
      session.errorOutput.contains(": error: the variable 'SHARD' in '$(PROJECT_DIR)/$(SHARD)' is not set\n"))
    expectEqual(package.call(["check"], environment: ["SHARD": "1"]).status, .success)

    try package.write(
      plan(
        ("iPhone", ""), target: #""target" : { "name" : "Lamps" }, "selectedTests" : [ "SignViewControler" ]"#
      ),
      to: "Plans/All.xctestplan")
    let misspelled = package.call("check")
    expectEqual(misspelled.status, .unusableInput)
    #expect(misspelled.errorOutput.contains("\n  nearest:  SignViewController\n"))
  }
}
