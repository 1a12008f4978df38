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

@MainActor @Suite struct PlanListingTests {
  private let package: TemporaryFolder

  init() throws {
    package = try TemporaryFolder.package()
    try package.write(switchOnScript, to: "\(deskLampScripts)/on.eg.swift")
    try package.write(
      plan(
        ("iPhone", ""),
        (
          "Thorough",
          #"""
          "device" : "iPad", "accessibility" : [ "boldText", "voiceOver" ], "testExecutionOrdering" : "random",
          "randomSeed" : 7, "testRepetitionMode" : "untilFailure", "maximumTestRepetitions" : 5,
          "repeatInNewRunnerProcess" : true, "testTimeoutsEnabled" : true,
          "maximumTestExecutionTimeAllowance" : 180, "environmentVariableEntries" : [
            { "key" : "OUT", "value" : "$(PROJECT_DIR)/${USER}" }, { "enabled" : false, "key" : "OFF", "value" : "1" } ]
          """#
        ), target: #""skippedTests" : [ "LampViewController/Ceiling lamp" ], "target" : { "name" : "Lamps" }"#
      ),
      to: "Plans/All.xctestplan")
  }

  @Test func `The text has each configuration's options and how it runs, then of every scenario`() {
    let session = package.call(["list", "--plan", "All"], environment: ["USER": "me"])
    expectEqual(session.status, .success)
    expectEmpty(session.errorOutput)
    expectEqual(
      session.output,
      """
      plan All (Plans/All.xctestplan)
        configuration iPhone
          order: as the run says
          repetition: once
          time limit: as the run says
        configuration Thorough
          accessibility: [ "boldText", "voiceOver" ]
          device: "iPad"
          randomSeed: 7
          order: random, seed 7
          repetition: until it fails, 5 times at most, each in its own process
          time limit: 180 s
          variable OUT: \(package.root)/me
        scenarios: 6
          Lamps/LampViewController/Desk lamp/launch (iPhone)
          Lamps/LampViewController/Desk lamp/launch (Thorough)
          Lamps/LampViewController/Desk lamp/on (iPhone)
          Lamps/LampViewController/Desk lamp/on (Thorough)
          Lamps/SignViewController/Exit/launch (iPhone)
          Lamps/SignViewController/Exit/launch (Thorough)


      """)
  }

  @Test func `The JSON holds the same`() throws {
    struct Listed: Decodable {
      struct Plan: Decodable {
        let name: String, file: String, configurations: [Configuration], scenarios: [String]
      }
      struct Configuration: Decodable { let name: String, options: Options, execution: Execution }
      struct Options: Decodable {
        let device: String?, accessibility: [String]?, testTimeoutsEnabled: Bool?, randomSeed: Int?
      }
      struct Execution: Decodable {
        let order: String?, seed: Int?, timeLimit: Int?, repetition: Repetition, environment: [Variable]
      }
      struct Repetition: Decodable { let mode: String, maximum: Int, inNewProcess: Bool }
      struct Variable: Decodable { let name: String, value: String }
      let plans: [Plan]
    }
    let output = package.call(["list", "--format=json", "--plan=All"], environment: ["USER": "me"]).output
    let listed = try #require(try JSONDecoder().decode(Listed.self, from: Data(output.utf8)).plans.first)
    #expect(listed.name == "All" && listed.file == "Plans/All.xctestplan")
    expectEqual(listed.configurations.map(\.name), ["iPhone", "Thorough"])
    expectEqual(listed.scenarios.count, 6)
    expectEqual(listed.scenarios.first, "Lamps/LampViewController/Desk lamp/launch (iPhone)")
    let options = listed.configurations[1].options
    #expect(options.device == "iPad" && options.accessibility == ["boldText", "voiceOver"])
    #expect(options.testTimeoutsEnabled == true && options.randomSeed == 7)
    let (plain, thorough) = (listed.configurations[0].execution, listed.configurations[1].execution)
    #expect(plain.order == nil && plain.timeLimit == nil && plain.repetition.mode == "none")
    #expect(thorough.order == "random" && thorough.seed == 7 && thorough.timeLimit == 180)
    #expect(thorough.repetition.mode == "untilFailure" && thorough.repetition.maximum == 5)
    expectTrue(thorough.repetition.inNewProcess)
    expectEqual(thorough.environment.map(\.value), ["\(package.root)/me"])
  }

  @Test
  func `A repetition is described in words, a number that no computer counts with as it is spelled`() throws {
    forEachRow([
      (#""testRepetitionMode" : "fixedIterations", "maximumTestRepetitions" : 2"#, "2 times"),
      (#""testRepetitionMode" : "retryOnFailure""#, "after a crash or timeout, 3 times at most"),
      (#""testRepetitionMode" : "none""#, "once"),
    ]) { options, words in
      try package.write(plan(("iPhone", options)), to: "Plans/Smoke.xctestplan")
      expectTrue(package.call("list", "--plan", "Smoke").output.contains("\n    repetition: \(words)\n"))
    }

    try package.write(
      plan(("iPhone", #""odd" : [ 1e999, 1.5, null, true, {} ]"#)), to: "Plans/Odd.xctestplan")
    let json = package.call("list", "--format=json", "--plan", "Odd").output
    #expect(json.contains(#""1e999","#) && json.contains("1.5,") && json.contains("null,"))
    #expect(
      package.call("list", "--plan", "Odd").output.contains("    odd: [ 1e999, 1.5, null, true, { } ]\n"))
  }

  @Test func `Several plans are listed one after the other, and what is switched off is left out`() throws {
    let off = plan(("iPhone", "")).replacing(
      #"{ "name" : "iPhone","#, with: #"{ "enabled" : false, "name" : "iPhone","#)
    try package.write(off, to: "Plans/Off.xctestplan")
    let session = package.call(
      ["list", "--plan", "Off", "--plan", "All"], environment: ["USER": "me"])
    #expect(session.output.hasPrefix("plan Off (Plans/Off.xctestplan)\n  scenarios: 0\n\nplan All ("))
  }

  @Test
  func `A plan that is not there, matches nothing or needs a variable is an error, and nothing is listed`()
    throws
  {
    try package.write(
      plan(("iPhone", ""), target: #""target" : { "name" : "Lamsp" }"#), to: "Plans/Wrong.xctestplan")
    for (name, message) in [
      ("Al", "error: 'Al' is not a plan\n"), ("Wrong", "error: 'Lamsp' is not a showcase\n"),
      ("All", "error: the variable 'USER' in '$(PROJECT_DIR)/${USER}' is not set\n"),
    ] {
      let session = package.call("list", "--plan", name)
      expectEqual(session.status, .unusableInput)
      expectEmpty(session.output)
      #expect(session.errorOutput.contains(message), "\(session.errorOutput)")
    }
  }
}
