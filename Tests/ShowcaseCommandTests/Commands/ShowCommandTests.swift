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

  @Test func `A use case is shown as the text of its tree at launch, in the plan's configuration`() {
    forEachRow([[], ["--format", "text"]]) { options in
      let session = package.call(["show", "Exit"] + options)
      expectEqual(session.status, .success)
      expectTrue(session.output.hasPrefix("UIWindow (0 0; 390 844)\n"), "\(session.output)")
      expectTrue(session.output.contains("UILabel \"EXIT\" (20 100; 100 20)"), "\(session.output)")
    }

    #expect(
      package.call("show", "Exit", "--configuration=iPad").output.hasPrefix("UIWindow (0 0; 820 1180)\n"))
  }

  @Test
  func `A script is replayed first, and one that stops shows the tree so far, says why, and fails`() throws {
    #expect(package.call("show", "Desk lamp").output.contains("UILabel \"Dark\""))
    let session = package.call("show", "Desk lamp", "--script", "on")
    #expect(session.output.contains("UILabel \"Bright\""))
    #expect(!session.output.contains("Dark"))

    try package.write(failingScript, to: "\(deskLampScripts)/off.eg.swift")
    let stopped = package.call("show", "Desk lamp", "--script", "off")
    expectEqual(stopped.status, .failure)
    #expect(stopped.output.contains("UILabel \"Bright\""))
    #expect(stopped.errorOutput.contains("off.eg.swift:2:1: error: "))
  }

  @Test func `A use case is shown at launch as text, JSON, SVG, storyboard or for accessibility`() throws {
    let json = package.call("show", "Exit", "--format", "json").output
    #expect(json.contains("\"EXIT\""))
    #expect((try JSONSerialization.jsonObject(with: Data(json.utf8))) is [String: Any])

    let picture = package.call("show", "Exit", "--format", "svg").output
    #expect(picture.contains("<svg "))
    #expect(picture.contains("EXIT"))

    let storyboard = package.call("show", "Desk lamp", "--script=on", "--format=storyboard").output
    #expect(
      storyboard.hasPrefix("showcase-storyboard 2\nuse case: LampViewController / Desk lamp\nscript: on\n"))
    #expect(storyboard.contains("\ncalled  LampCommands.setLamp(on: true)\n"))

    let spoken = package.call("show", "Exit", "--format=accessibility").output
    #expect(spoken.contains("\"EXIT\""))
    #expect(!spoken.contains("UILayoutContainerView"))
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
}
