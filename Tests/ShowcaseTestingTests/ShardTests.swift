import Diagnostics
import Expectations
import LampShowcase
import Project
import ShowcaseKit
import Storyboards
import TestRunner
import TestSupport
import Testing

@testable import ShowcaseTesting

/// Several runs of `swift test` that share the work.
@Suite struct ShardTests {
  private let package: LampPackage

  init() throws { package = try LampPackage() }

  private func names(_ variables: [String: String] = [:]) throws -> [ScenarioName] {
    try package.all(variables).flatMap { $0.scenarios.map(\.name) }
  }

  @Test func `All shards together run every scenario once, also as a service's variables say`() throws {
    forEachRow([1, 2, 3, 7, 100]) { count in
      let everything = try names()
      let shards = try (1...count).map { try names(["SHOWCASE_SHARD": "\($0)/\(count)"]) }
      expectEqual(everything.count, 8)
      expectEqual(shards.flatMap { $0 }.count, 8)
      expectEqual(Set(shards.flatMap { $0 }), Set(everything))
    }

    let variables = ["CI_NODE_TOTAL": "3", "CI_NODE_INDEX": "2"]
    #expect(try names(variables) == names(["SHOWCASE_SHARD": "2/3"]))
  }

  @Test @MainActor func `A shard has the scenarios that showcase run has in it`() {
    forEachRow(1...3) { number in
      let project = try Project(root: package.folder.root, showcases: [lamps])
      let selection = ScenarioSelection(shard: try Shard(flag: "\(number)/3"))
      var ran: [ScenarioName] = []
      try TestRun(project, selection: selection).run { event in
        if case .finished(let result) = event { ran.append(result.name) }
      }
      expectEqual(try names(["SHOWCASE_SHARD": "\(number)/3"]), ran)
    }
  }

  @Test
  func `A shard says what it has and leaves out others' use cases; a run of everything is silent`() throws {
    let lines = Lines()
    let shards = try (1...8).map { number in
      try package.all(["SHOWCASE_SHARD": "\(number)/8"]) { lines.add($0) }
    }
    expectTrue(shards.joined().allSatisfy { !$0.scenarios.isEmpty })
    expectTrue(shards.contains { $0.count < 3 })
    let counts = shards.map { $0.map(\.scenarios.count).reduce(0, +) }
    expectEqual(
      lines.all,
      counts.enumerated().map { index, count in
        "This is shard \(index + 1)/8, as SHOWCASE_SHARD says: \(count) of 8 scenarios."
      })

    let silent = Lines()
    _ = try package.all { silent.add($0) }
    expectEmpty(silent.all)
  }

  @Test func `Variables that name no shard are an error, not a run of everything`() {
    forEachRow(
      [["SHOWCASE_SHARD": "3/2"], ["CI_NODE_TOTAL": "2", "CI_NODE_INDEX": "3"]] as [[String: String]]
    ) { variables in
      let faults = #expect(throws: Diagnostics.self, "\(variables)") { try package.all(variables) }
      expectEqual(faults?.all.count, 1)
      expectEqual(faults?.all.first?.next, .shell("SHOWCASE_SHARD=1/1 swift test"))
    }
  }
}
