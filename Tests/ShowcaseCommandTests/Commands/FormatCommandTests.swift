import Commands
import Diagnostics
import Expectations
import Foundation
import LampShowcase
import TestSupport
import Testing

@testable import ShowcaseCommand

@MainActor @Suite struct FormatCommandTests {
  private let package: TemporaryFolder
  private let swift = "\(deskLampScripts)/on.eg.swift"
  private let objectiveC = "\(deskLampScripts)/off.eg.m"

  init() throws {
    package = try TemporaryFolder.package()
    try package.write("snapshot( \"a\" )\n", to: swift)
    try package.write("snapshot( @\"a\" ) ;\n", to: objectiveC)
  }

  @Test
  func `All scripts are rewritten, each in its language, and then nothing is left to do or write`() throws {
    let session = package.call("format")
    expectEqual(session.status, .success)
    expectEqual(session.output, "formatted \(objectiveC)\nformatted \(swift)\n")
    expectEmpty(session.errorOutput)
    expectEqual(try package.read(swift), "snapshot(\"a\")\n")
    expectEqual(try package.read(objectiveC), "snapshot(@\"a\");\n")
    expectEqual(package.files(in: deskLampScripts), ["off.eg.m", "on.eg.swift"])
    expectEqual(package.call("format").output, "Nothing to format.\n")

    _ = package.call("format")
    let dates = try package.writeDates(in: deskLampScripts)
    _ = package.call("format")
    expectEqual(try package.writeDates(in: deskLampScripts), dates)
  }

  @Test func `A check writes nothing, reports what would change, and fails where something would`() throws {
    let before = try package.contents(of: deskLampScripts)
    let session = package.call("format", "--check")
    expectEqual(session.status, .failure)
    expectEqual(session.output, "would change \(objectiveC)\nwould change \(swift)\n")
    expectEqual(try package.contents(of: deskLampScripts), before)
    _ = package.call("format")
    expectEqual(package.call("format", "--check").status, .success)
  }

  @Test func `Files that are named are formatted alone, wherever they are`() throws {
    try package.write(" f()", to: "drafts/try.swift")
    let session = package.call("format", "try.swift", in: "drafts")
    expectEqual(session.status, .success)
    expectEqual(session.output, "formatted try.swift\n")
    expectEqual(try package.read("drafts/try.swift"), "f()\n")
    expectEqual(try package.read(swift), "snapshot( \"a\" )\n")
  }

  @Test
  func `A faulty or unreadable file is reported with its position and stays; the others are formatted`()
    throws
  {
    try package.write("snapshot(\n", to: swift)
    try package.write(Data([0xFF]), to: "bytes.eg.swift")
    let session = package.call("format", swift, objectiveC, "bytes.eg.swift", "gone.eg.swift")
    expectEqual(session.status, .unusableInput)
    expectEqual(session.output, "formatted \(objectiveC)\n")
    #expect(session.errorOutput.hasPrefix("\(swift):2:1: error: the end of the script is out of place\n"))
    #expect(session.errorOutput.contains("\nbytes.eg.swift:1:1: error: the file is not UTF-8\n"))
    #expect(session.errorOutput.contains("\ngone.eg.swift: error: the file cannot be read: "))
    expectEqual(try package.read(swift), "snapshot(\n")
    #expect(!package.has("gone.eg.swift"))
  }
}
