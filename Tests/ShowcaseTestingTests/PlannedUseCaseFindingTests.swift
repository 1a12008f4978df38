import Diagnostics
import Expectations
import Foundation
import GoldenFiles
import LampShowcase
import Project
import ShowcaseKit
import Storyboards
import TestSupport
import Testing

@testable import ShowcaseTesting

@MainActor @Suite struct PlannedUseCaseFindingTests {
  private let package: TemporaryFolder

  init() throws {
    package = try TemporaryFolder.package()
    try package.write(switchOnScript, to: "\(deskLampScripts)/on.eg.swift")
    try package.write(
      plan(("iPhone", ""), ("iPad", #""device" : "iPad""#)), to: "Plans/All.xctestplan")
    try package.write(
      plan(
        ("iPhone", ""),
        target: #""target" : { "name" : "Lamps" }, "selectedTests" : [ "LampViewController/Desk lamp/on" ]"#),
      to: "Plans/Smoke.xctestplan")
  }

  private func all(
    of showcases: [Showcase] = [lamps], plan: String? = nil, filter: String? = nil
  ) throws -> [PlannedUseCase] {
    try PlannedUseCase.all(
      in: showcases, plan: plan, file: "\(package.root)/Tests/AppTests/Regressions.swift",
      variables: TestVariables(filter.map { ["SHOWCASE_FILTER": $0] } ?? [:])
    ) { _ in }
  }

  @Test func `Every use case comes once, with all scenarios that the plans want of it`() throws {
    let all = try all()
    expectEqual(
      all.map(\.identifier),
      [
        "Lamps/LampViewController/Desk lamp", "Lamps/LampViewController/Ceiling lamp",
        "Lamps/SignViewController/Exit",
      ])
    expectEqual(all.map(\.description), all.map(\.identifier))
    expectEqual(
      all[0].scenarios.map { "\($0.name.script) \($0.name.configuration)" },
      [
        "launch iPhone", "launch iPad", "on iPhone", "on iPad",
      ])
    expectEqual(all.map(\.scenarios.count), [4, 2, 2])
  }

  #if os(Linux)
    /// Swift Testing, which waits for any child where it runs exit tests, never ends if there is a child that it did
    /// not start.
    @Test func `What a process of a test leaves behind is not adopted`() throws {
      _ = try all()
      let shell = Process()
      shell.executableURL = URL(fileURLWithPath: "/bin/sh")
      shell.arguments = ["-c", "(sleep 60 >/dev/null & echo $!); true"]
      let output = Pipe()
      shell.standardOutput = output
      try shell.run()
      let left = String(decoding: try #require(try output.fileHandleForReading.readToEnd()), as: UTF8.self)

      let process = try #require(Int32(left.dropLast()))
      defer {
        kill(process, SIGKILL)
        shell.waitUntilExit()
      }
      let state = try String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
      let parent = state.split(separator: ")").last?.split(separator: " ").dropFirst().first
      #expect(try #require(parent) != "\(getpid())")
    }
  #endif

  @Test func `Plans of a package with several showcases are found when all are given`() throws {
    let signs = Showcase("Signs") { UseCase("Entrance", of: SignViewController.self) }
    let package = try TemporaryFolder.package()
    try package.write("", to: "Plans/Scripts/Signs/SignViewController/Entrance/on.eg.swift")
    func all(_ showcases: [Showcase]) throws -> [PlannedUseCase] {
      try PlannedUseCase.all(in: showcases, plan: nil, file: package.root, variables: TestVariables([:])) {
        _ in
      }
    }
    let found = try all([lamps, signs])
    expectEqual(found.map(\.identifier).last, "Signs/SignViewController/Entrance")
    #expect(throws: Diagnostics.self) { try all([lamps]) }
  }

  @Test func `A plan and the variable's filters narrow what is found`() throws {
    let planned = try all(plan: "Smoke")
    expectEqual(planned.map(\.identifier), ["Lamps/LampViewController/Desk lamp"])
    expectEqual(planned.first?.scenarios.map(\.name.script), ["on"])

    let found = try all(filter: "SignViewController, LampViewController/Desk lamp")
    expectEqual(
      found.map(\.identifier), ["Lamps/LampViewController/Desk lamp", "Lamps/SignViewController/Exit"])
  }

  @Test
  func `A filter or plan that matches nothing is an error, and so is a file that is in no package`() throws {
    let filter = #expect(throws: Diagnostics.self) { try all(filter: "SignViewControler") }
    expectEqual(filter?.all.map(\.nearest), ["SignViewController"])
    let comma = #expect(throws: Diagnostics.self) { try all(filter: #"Lamps\"#) }
    expectEqual(comma?.all.map(\.problem), ["'Lamps,' matches no use case"])
    let plan = #expect(throws: Diagnostics.self) { try all(plan: "Smok") }
    expectEqual(plan?.all.map(\.nearest), ["Smoke"])

    #expect(throws: Diagnostics.self) {
      try PlannedUseCase.all(
        in: [lamps], plan: nil, file: "/no/such/file.swift", variables: TestVariables([:])
      ) { _ in }
    }
  }
}
