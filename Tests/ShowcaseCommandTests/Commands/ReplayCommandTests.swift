import Commands
import Diagnostics
import Expectations
import LampShowcase
import TestSupport
import Testing

@testable import ShowcaseCommand

@MainActor @Suite struct ReplayCommandTests {
  private let package: TemporaryFolder
  private let elsewhere: TemporaryFolder

  init() throws {
    package = try TemporaryFolder.package()
    elsewhere = try TemporaryFolder.package()
  }

  @Test
  func `A file is found from the working folder or by an absolute path, and its storyboard printed`() throws {
    try elsewhere.write(switchOnScript, to: "drafts/try.eg.swift")
    let session = elsewhere.call(
      "replay", "try.eg.swift", "--use-case", "Desk lamp", "--package-path", package.root, in: "drafts")
    expectEqual(session.status, .success)
    expectEmpty(session.errorOutput)
    #expect(
      session.output.hasPrefix(
        "showcase-storyboard 2\nuse case: LampViewController / Desk lamp\nscript: try\n"))
    #expect(session.output.contains("\ncalled  LampCommands.setLamp(on: true)\n"))
    #expect(!package.has("Snapshots"))
    #expect(!package.has(".build"))

    try package.write(plan(("iPhone", ""), ("iPad", #""device" : "iPad""#)), to: "Plans/All.xctestplan")
    try elsewhere.write(switchOnScript, to: "try.swift")
    let tablet = package.call(
      "replay", "\(elsewhere.root)/try.swift", "--use-case=Desk lamp", "--configuration=iPad")
    expectEqual(tablet.status, .success)
    #expect(tablet.output.contains("script: try.swift\nconfiguration: iPad\n"))
  }

  @Test func `A script in Objective-C gives the storyboard of the one in Swift`() throws {
    try package.write(switchOnScript, to: "try.eg.swift")
    try package.write(
      #"[[EarlGrey selectElementWithMatcher:grey_buttonTitle(@"Switch")] performAction:grey_tap()];"#,
      to: "try.eg.m")
    let session = package.call("replay", "try.eg.m", "--use-case=Desk lamp")
    expectEqual(session.status, .success)
    expectEqual(session.output, package.call("replay", "try.eg.swift", "--use-case=Desk lamp").output)
  }

  @Test
  func `A script that stops prints the steps so far, and says why by the path that was typed`() throws {
    try package.write(failingScript, to: "drafts/off.eg.swift")
    let session = package.call("replay", "off.eg.swift", "--use-case=Desk lamp", in: "drafts")
    expectEqual(session.status, .failure)
    #expect(session.output.contains("\n[2] EarlGrey.selectElement("))
    #expect(!session.output.contains("\n[3]"))
    #expect(session.errorOutput.contains("\n  off.eg.swift:2:1: error: "))
  }

  @Test
  func `A script that cannot be used is status 2, with its place, and so is a missing use case`() throws {
    try package.write("snapshot(1)\n", to: "drafts/bad.eg.swift")
    let bad = package.call("replay", "bad.eg.swift", "--use-case=Desk lamp", in: "drafts")
    expectEqual(bad.status, .unusableInput)
    #expect(bad.errorOutput.hasPrefix("bad.eg.swift:1:10: error: "))
    let missing = package.call("replay", "gone.eg.swift", "--use-case=Desk lamp")
    expectEqual(missing.status, .unusableInput)
    #expect(missing.errorOutput.hasPrefix("gone.eg.swift: error: "))

    let session = package.call("replay", "try.eg.swift")
    expectEqual(session.status, .unusableInput)
    expectEqual(
      session.errorOutput,
      """
      error: 'replay' requires '--use-case'
        expected: replay FILE --use-case Class/Use case
        next:     swift run demo list

      """)
  }
}
