import Commands
import Diagnostics
import Expectations
import Foundation
import LampShowcase
import TestPlans
import TestSupport
import Testing

@testable import ShowcaseCommand

@MainActor @Suite struct PlanCommandTests {
  private let package: TemporaryFolder
  private let path = "Plans/Smoke.xctestplan"

  init() throws { package = try TemporaryFolder.package() }

  /// The scenarios that the plan runs.
  private func scenarios() -> [String] {
    let lines = package.call("list", "--plan", "Smoke").output.split(separator: "\n")
    return lines.filter { $0.hasPrefix("    Lamps/") }.map { String($0.dropFirst(10)) }
  }

  private static let desk = "LampViewController/Desk lamp/launch (iPhone)"
  private static let ceiling = "LampViewController/Ceiling lamp/launch (iPhone)"
  private static let exit = "SignViewController/Exit/launch (iPhone)"

  @Test
  func `A new plan runs everything on a phone, is as Xcode writes it, and says what to type next`() throws {
    let session = package.call("plan", "add", "Smoke")
    expectEqual(session.status, .success)
    expectEqual(
      session.output, "added Plans/Smoke.xctestplan\n  next:   swift run demo list --plan 'Smoke'\n")
    expectEmpty(session.errorOutput)
    expectEqual(scenarios(), [Self.desk, Self.ceiling, Self.exit])
    let text = try package.read(path)
    let plan = try TestPlan(text, file: path)
    #expect(plan.text == text && plan.warnings.isEmpty)
    expectEqual(
      plan.configurations.map { UUID(uuidString: $0.id)?.uuidString }, plan.configurations.map(\.id))
    expectEqual(package.files(in: "Plans"), ["Smoke.xctestplan"])
    _ = package.call("--record")
    expectEqual(package.call("check").status, .success)
  }

  @Test func `Configurations of a new plan are those of other plans, or devices`() throws {
    try package.write(plan(("German", #""language" : "de""#), ("iPhone", "")), to: "Plans/All.xctestplan")
    let arguments = ["iPad", "German", "iPad"].flatMap { ["--configuration", $0] }
    expectEqual(package.call(["plan", "add", "Smoke"] + arguments).status, .success)
    let made = try TestPlan(package.read(path), file: path)
    expectEqual(made.configurations.map(\.name), ["iPad", "German"])
    expectEqual(made.configurations.map(\.options.device), ["iPad", nil])
    expectEqual(made.configurations.map(\.options.language), [nil, "de"])
    expectEqual(package.call("list").status, .success)
  }

  @Test func `Tests are skipped, run again, and selected by their names`() throws {
    _ = package.call("plan", "add", "Smoke")
    let fresh = try package.read(path)
    #expect(package.call("plan", "skip", "Smoke", "LampViewController").output.hasPrefix("changed \(path)\n"))
    expectEqual(scenarios(), [Self.exit])
    _ = package.call("plan", "enable", "Smoke", "Lamps/LampViewController/Ceiling lamp")
    expectEqual(scenarios(), [Self.ceiling, Self.exit])
    _ = package.call("plan", "enable", "Smoke", "LampViewController/Desk lamp")
    expectEqual(try package.read(path), fresh)
    _ = package.call("plan", "select", "Smoke", "SignViewController", "LampViewController/Desk lamp/launch")
    expectEqual(scenarios(), [Self.desk, Self.exit])
    _ = package.call("plan", "disable", "Smoke", "SignViewController/Exit")
    expectEqual(scenarios(), [Self.desk])
  }

  @Test func `Configurations and showcases are switched off and on again`() throws {
    _ = package.call("plan", "add", "Smoke", "--configuration=iPhone", "--configuration=iPad")
    let fresh = try package.read(path)
    _ = package.call("plan", "disable", "Smoke", "iPad")
    expectEqual(scenarios().count, 3)
    _ = package.call("plan", "disable", "Smoke", "Lamps")
    expectEmpty(scenarios())
    expectEqual(package.call("plan", "enable", "Smoke", "Lamps", "iPad").status, .success)
    expectEqual(try package.read(path), fresh)
  }

  @Test func `What is so already leaves the file alone`() throws {
    try package.write(plan(("iPhone", "")), to: path)
    let dates = try package.writeDates(in: "Plans")
    let session = package.call("plan", "enable", "Smoke", "Lamps", "iPhone", "LampViewController")
    expectEqual(session.status, .success)
    #expect(session.output.hasPrefix("unchanged, since it says so already: \(path)\n"))
    expectEqual(try package.writeDates(in: "Plans"), dates)
  }

  @Test func `Of a file in a layout of its own every byte outside of the change is kept`() throws {
    let before = "{\"version\":1,\r\n\t\"configurations\": [{\"name\":\"iPhone\" , \"odd\":[ 1,2 ]}],\r\n"
    let after = "\"target\":{ \"name\":\"Lamps\" }}]}"
    try package.write(before + "\t\"testTargets\":[{" + after, to: path)
    _ = package.call("plan", "skip", "Smoke", "SignViewController")
    expectEqual(
      try package.read(path),
      before
        + "\t\"testTargets\":[{\"skippedTests\":[ \"SignViewController\" ], " + after)
  }

  /// Arguments after `plan`, and the first lines of the output.
  nonisolated static let faults: [(arguments: [String], output: String)] = [
    (
      ["ad", "New"],
      "error: 'plan' cannot 'ad'\n  expected: one of: add, skip, select, enable, disable\n  nearest:  add\n"
    ),
    (
      ["skip", "Smok", "SignViewController"],
      "error: 'Smok' is not a plan\n  expected: one of: Smoke\n  nearest:  Smoke\n"
    ),
    (
      ["skip", "Smoke", "SignViewControler"],
      "Plans/Smoke.xctestplan: error: 'SignViewControler' matches nothing in the plan 'Smoke'\n"
        + "  expected: [Showcase/]ClassForDisplay[/Use case[/script]]\n  nearest:  SignViewController\n"
    ),
    (
      ["disable", "Smoke", "iPhon"],
      "Plans/Smoke.xctestplan: error: 'iPhon' matches nothing in the plan 'Smoke'\n"
        + "  expected: a configuration, a showcase, or a test: [Showcase/]ClassForDisplay[/Use case[/script]]\n"
        + "  nearest:  iPhone\n"
    ),
    (["select", "Smoke"], "error: 'plan select' does not say what\n  expected: plan select PLAN"),
    (
      ["skip", "Smoke", "Exit", "--configuration", "iPad"],
      "error: '--configuration' is an option of 'plan add' alone\n"
    ),
    (
      ["add", "smoke"],
      "Plans/Smoke.xctestplan: error: there is a plan 'Smoke' already\n  expected: another name\n"
    ),
    (
      ["add", "New", "LampViewController"],
      "error: 'LampViewController' is one argument too many for 'plan add'\n"
    ),
    (["add", "a/b"], "error: 'a/b' cannot be a plan's name\n"),
    (["add", ""], "error: '' cannot be a plan's name\n"),
    (["add", ".New"], "error: '.New' cannot be a plan's name\n"),
    (
      ["add", "New", "--configuration", "iPat"],
      "error: 'iPat' is neither a configuration of a plan nor a device\n"
    ),
    (["add"], "error: 'plan' requires an argument\n"),
  ]

  @Test func `Every mistake is reported with the way out, several at once, and nothing is written`() throws {
    forEachRow(Self.faults.indices) { row in
      let (arguments, output) = Self.faults[row]
      try package.write(plan(("iPhone", "")), to: path)
      let session = package.call(["plan"] + arguments)
      expectEqual(session.status, .unusableInput)
      expectEmpty(session.output)
      expectTrue(session.errorOutput.hasPrefix(output), "\(session.errorOutput)")
      expectTrue(session.errorOutput.contains("\n  next:     swift run demo "), "\(session.errorOutput)")
      expectEqual(package.files(in: "Plans"), ["Smoke.xctestplan"])
      expectEqual(try package.read(path), plan(("iPhone", "")))
    }

    try package.write(plan(("iPhone", "")), to: path)
    let session = package.call("plan", "skip", "Smoke", "Nobody", "SignViewController", "Nowhere")
    expectEqual(session.errorOutput.components(separatedBy: "error: ").count, 3)
    expectEqual(try package.read(path), plan(("iPhone", "")))
  }

  @Test func `A plan that cannot be read is reported with its position and left as it is`() throws {
    try package.write("{\n  \"version\" : 1,\n}\n", to: path)
    let session = package.call("plan", "skip", "Smoke", "SignViewController")
    expectEqual(session.status, .unusableInput)
    #expect(session.errorOutput.hasPrefix("\(path):2:16: error: a comma follows the last item\n"))
    expectEqual(try package.read(path), "{\n  \"version\" : 1,\n}\n")
  }
}
