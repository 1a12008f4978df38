import Diagnostics
import Expectations
import LampShowcase
import TestPlans
import TestSupport
import Testing

@testable import Project

@Suite struct ProjectExecutionTests {
  private let package: TemporaryFolder

  init() throws { package = try TemporaryFolder.package() }

  private func environment(_ value: String, in environment: [String: String] = [:]) throws -> String? {
    let entries = #""environmentVariableEntries" : [ { "key" : "A", "value" : "\#(value)" } ]"#
    try package.write(plan(("iPhone", entries)), to: "Plans/All.xctestplan")
    let project = try Project(root: package.root, showcases: [lamps], environment: environment)
    let configuration = try #require(try project.plans(named: [])[0].configurations.first)
    return try project.execution(of: configuration).environment["A"]
  }

  @Test func `The project's folder is the package's, unless the environment says something else`() throws {
    expectEqual(try environment("$(PROJECT_DIR)/out"), "\(package.root)/out")
    expectEqual(try environment("${SRCROOT}"), package.root)
    expectEqual(try environment("$(PROJECT_DIR)", in: ["PROJECT_DIR": "/other"]), "/other")
    // A variable that is not set is an error in the plan's file.
    expectEqual(faults { try environment("$(HOME)") }.map(\.file), ["Plans/All.xctestplan"])
  }
}
