import Commands
import Diagnostics
import Expectations
import Foundation
import HeadlessUIKit
import LampShowcase
import ShowcaseKit
import TestSupport
import Testing

@testable import ShowcaseCommand

@MainActor @Suite struct ListCommandTests {
  private let package: TemporaryFolder

  init() throws {
    package = try TemporaryFolder.package()
    try package.write(switchOnScript, to: "\(deskLampScripts)/on.eg.swift")
    try package.write(
      plan(("iPhone", ""), ("iPad", #""device" : "iPad""#)), to: "Plans/All.xctestplan")
  }

  @Test func `The text is the registry in columns with the scripts, then the plans`() {
    let session = package.call("list")
    expectEqual(session.status, .success)
    expectEqual(
      session.output,
      """
      showcase Lamps
        class for display   class for instantiation  use case
        LampViewController  LampViewController       Desk lamp
            scripts: launch, on
        LampViewController  LampCoordinator          Ceiling lamp
            scripts: launch
        SignViewController  SignViewController       Exit
            scripts: launch

      plan All
        configurations: iPhone, iPad
        scenarios: 8


      """)
  }

  @Test func `The JSON lists showcases, use cases, scripts, configurations and every scenario`() throws {
    struct Listed: Decodable {
      struct Showcase: Decodable { let name: String, useCases: [UseCase] }
      struct UseCase: Decodable {
        let classForDisplay: String, classForInstantiation: String, useCase: String, scripts: [String]
      }
      struct Plan: Decodable { let name: String, configurations: [String], scenarios: [String] }
      let showcases: [Showcase]
      let plans: [Plan]
    }
    let output = package.call("list", "--format=json").output
    #expect(output.hasSuffix("}\n"))
    let listed = try JSONDecoder().decode(Listed.self, from: Data(output.utf8))
    let ceiling = try #require(listed.showcases.first?.useCases.dropFirst().first)
    expectEqual(ceiling.classForDisplay, "LampViewController")
    expectEqual(ceiling.classForInstantiation, "LampCoordinator")
    expectEqual(ceiling.useCase, "Ceiling lamp")
    expectEqual(listed.showcases.map(\.name), ["Lamps"])
    expectEqual(listed.showcases[0].useCases.map(\.scripts), [["launch", "on"], ["launch"], ["launch"]])
    expectEqual(listed.plans.map(\.name), ["All"])
    expectEqual(listed.plans[0].configurations, ["iPhone", "iPad"])
    expectEqual(listed.plans[0].scenarios.first, "Lamps/LampViewController/Desk lamp/launch (iPhone)")
    expectEqual(listed.plans[0].scenarios.count, 8)
  }

  @Test func `Tags are listed where a use case has some, and a name cannot command the terminal`() {
    let showcase = Showcase("Signs") { UseCase("Exit", of: SignViewController.self).tagged("slow", "sign") }
    let arguments = (["list"], ["list", "--format=json"])
    #expect(
      package.call(arguments.0, showcases: [showcase]).output.contains(
        "  Exit\n      scripts: launch\n      tags: slow, sign\n"))
    #expect(package.call(arguments.1, showcases: [showcase]).output.contains("\"slow\",\n"))

    let red = Showcase("\u{1B}[31mRed") { UseCase("a\nb", of: SignViewController.self) }
    let other = try? TemporaryFolder.package()
    let text = other?.call("list", showcases: [red]).output ?? ""
    #expect(text.contains(#"showcase \u{1B}[31mRed"#))
    #expect(text.contains(#"  a\u{A}b"#))
  }

  @Test
  func `What is wrong with plans and scripts comes behind what there is, and leads elsewhere`() throws {
    try package.write(
      plan(("iPhone", ""), target: #""target" : { "name" : "Lamsp" }"#), to: "Plans/Wrong.xctestplan")
    try package.write("", to: "Plans/Scripts/stray.eg.swift")
    for arguments in [["list"], ["list", "--format=json"]] {
      let session = package.call(arguments)
      expectEqual(session.status, .unusableInput)
      #expect(session.output.contains("Ceiling lamp"))
      #expect(session.output.contains("All"))
      #expect(session.errorOutput.contains("Plans/Scripts/stray.eg.swift: error: "))
      #expect(session.errorOutput.contains("nearest:  Lamps"))
      #expect(!session.errorOutput.contains("demo list"))
    }
  }
}
