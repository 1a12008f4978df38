import Commands
import Diagnostics
import Expectations
import Foundation
import LampShowcase
import TestSupport
import Testing

@testable import ShowcaseCommand

@MainActor @Suite struct ShowCommandTests {
  private let package: TemporaryFolder

  init() throws {
    package = try TemporaryFolder.package()
    try package.write(switchOnScript, to: "\(deskLampScripts)/on.eg.swift")
    try package.write(
      plan(("iPhone", ""), ("iPad", #""device" : "iPad""#)), to: "Plans/All.xctestplan")
  }

  @Test func `A use case is shown as the text of its tree at launch`() {
    forEachRow([[], ["--format", "text"]]) { options in
      let session = package.call(["show", "Exit"] + options)
      expectEqual(session.status, .success)
      expectTrue(session.output.hasPrefix("UIWindow (0 0; 390 844)\n"), "\(session.output)")
      expectTrue(session.output.contains("UILabel \"EXIT\" (20 100; 100 20)"), "\(session.output)")
    }
  }

  @Test func `A script is replayed first, and the tree after it is shown`() {
    #expect(package.call("show", "Desk lamp").output.contains("UILabel \"Dark\""))
    let session = package.call("show", "Desk lamp", "--script", "on")
    #expect(session.output.contains("UILabel \"Bright\""))
    #expect(!session.output.contains("Dark"))
  }

  @Test func `The configuration is the plan's of that name`() {
    #expect(
      package.call("show", "Exit", "--configuration=iPad").output.hasPrefix("UIWindow (0 0; 820 1180)\n"))
  }

  @Test func `JSON is valid, and has the same texts`() throws {
    let output = package.call("show", "Exit", "--format", "json").output
    #expect(output.contains("\"EXIT\""))
    #expect((try JSONSerialization.jsonObject(with: Data(output.utf8))) is [String: Any])
  }

  @Test func `A picture is SVG`() {
    let output = package.call("show", "Exit", "--format", "svg").output
    #expect(output.contains("<svg "))
    #expect(output.contains("EXIT"))
  }

  @Test func `The storyboard has every step`() {
    let output = package.call("show", "Desk lamp", "--script=on", "--format=storyboard").output
    #expect(output.hasPrefix("showcase-storyboard 1\nuse case: LampViewController / Desk lamp\nscript: on\n"))
    #expect(output.contains("\ncalled  LampCommands.setLamp(on: true)\n"))
  }

  @Test func `Accessibility shows what is read, without the views around it`() {
    let output = package.call("show", "Exit", "--format=accessibility").output
    #expect(output.contains("\"EXIT\""))
    #expect(!output.contains("UILayoutContainerView"))
  }

  @Test func `What is unknown is an error with the nearest name`() {
    forEachRow([
      (["Exti"], "Exit"), (["Exit", "--format", "txt"], "text"), (["Desk lamp", "--script", "one"], "on"),
      (["Exit", "--configuration", "ipad"], "iPad"),
    ]) { arguments, nearest in
      let session = package.call(["show"] + arguments)
      expectEqual(session.status, .unusableInput)
      expectTrue(session.errorOutput.contains("\n  nearest:  \(nearest)\n"), "\(session.errorOutput)")
      expectTrue(session.errorOutput.contains("\n  next:     swift run demo "), "\(session.errorOutput)")
      expectEmpty(session.output)
    }
  }

  @Test func `A script that stops shows the tree so far, says why, and fails`() throws {
    try package.write(failingScript, to: "\(deskLampScripts)/off.eg.swift")
    let session = package.call("show", "Desk lamp", "--script", "off")
    expectEqual(session.status, .failure)
    #expect(session.output.contains("UILabel \"Bright\""))
    #expect(session.errorOutput.contains("off.eg.swift:2:1: error: "))
  }
}
