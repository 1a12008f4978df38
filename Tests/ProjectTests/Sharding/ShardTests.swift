import Diagnostics
import Project
import Testing

@Suite struct ShardTests {
  @Test("A shard is one of several", arguments: [("1/1", 1, 1), ("2/4", 2, 4), ("1000/1000", 1000, 1000)])
  func flag(text: String, number: Int, count: Int) throws {
    let shard = try Shard(flag: text)
    #expect((shard.number, shard.count) == (number, count))
    #expect("\(shard)" == text)
  }

  @Test("Anything else is refused", arguments: ["", "1", "0/4", "5/4", "1/0", "-1/4", "1/4/2", "a/b", "1/"])
  func badFlag(text: String) {
    #expect { try Shard(flag: text) } throws: { error in
      "\(error)".contains("'\(text)' is not a shard") && "\(error)".contains("showcase run --shard 1/2")
    }
  }

  @Test(
    "Services tell by variables which run this is",
    arguments: [
      (["TEST_TOTAL_SHARDS": "3", "TEST_SHARD_INDEX": "0"], "1/3", "Bazel"),
      (["TEST_TOTAL_SHARDS": "1", "TEST_SHARD_INDEX": "0"], "1/1", "Bazel"),
      (["CI_NODE_TOTAL": "4", "CI_NODE_INDEX": "4"], "4/4", "GitLab"),
      (["CI_NODE_TOTAL": "4", "CI_NODE_INDEX": "1"], "1/4", "GitLab"),
      (["CIRCLE_NODE_TOTAL": "2", "CIRCLE_NODE_INDEX": "1"], "2/2", "CircleCI"),
      (["BUILDKITE_PARALLEL_JOB_COUNT": "5", "BUILDKITE_PARALLEL_JOB": "2"], "3/5", "Buildkite"),
      (["SHOWCASE_SHARD_COUNT": "8", "JOB_COMPLETION_INDEX": "7"], "8/8", "Kubernetes"),
    ])
  func services(environment: [String: String], shard: String, service: String) throws {
    let found = try #require(try Shard.named(by: environment))
    #expect("\(found.shard)" == shard)
    #expect(found.service.name == service)
  }

  @Test(
    "Where no service speaks there is no shard",
    arguments: [
      [:], ["CI_NODE_TOTAL": "1"], ["JOB_COMPLETION_INDEX": "3"], ["CIRCLE_NODE_INDEX": "0"],
      ["TEST_TOTAL_SHARDS": "0", "TEST_SHARD_INDEX": "0"], ["TEST_TOTAL_SHARDS": "0"],
      ["CIRCLE_NODE_TOTAL": "", "CIRCLE_NODE_INDEX": ""],
    ])
  func noService(environment: [String: String]) throws {
    #expect(try Shard.named(by: environment) == nil)
  }

  @Test(
    "Variables that make no shard are refused",
    arguments: [
      ["TEST_TOTAL_SHARDS": "3"], ["TEST_TOTAL_SHARDS": "3", "TEST_SHARD_INDEX": "3"],
      ["CI_NODE_TOTAL": "2", "CI_NODE_INDEX": "0"], ["CI_NODE_TOTAL": "2", "CI_NODE_INDEX": "3"],
      ["CIRCLE_NODE_TOTAL": "2", "CIRCLE_NODE_INDEX": "2"],
      ["CIRCLE_NODE_TOTAL": "2", "CIRCLE_NODE_INDEX": ""],
      ["BUILDKITE_PARALLEL_JOB_COUNT": "2"], ["SHOWCASE_SHARD_COUNT": "2", "JOB_COMPLETION_INDEX": "2"],
      ["CIRCLE_NODE_TOTAL": "x", "CIRCLE_NODE_INDEX": "0"],
    ])
  func badVariables(environment: [String: String]) {
    #expect(throws: Diagnostic.self) { try Shard.named(by: environment) }
  }

  @Test("Where several services speak the most specific one counts")
  func several() throws {
    let environment = [
      "TEST_TOTAL_SHARDS": "3", "TEST_SHARD_INDEX": "1", "CI_NODE_TOTAL": "9", "CI_NODE_INDEX": "9",
    ]
    #expect(try Shard.named(by: environment)?.shard.description == "2/3")
  }

  @Test(
    "The variable says which shard a run is, before any service",
    arguments: [
      (["SHOWCASE_SHARD": "2/4"], "2/4", "SHOWCASE_SHARD"),
      (["SHOWCASE_SHARD": "1/2", "CI_NODE_TOTAL": "4", "CI_NODE_INDEX": "4"], "1/2", "SHOWCASE_SHARD"),
      (["SHOWCASE_SHARD": "1/1", "CI_NODE_TOTAL": "x", "CI_NODE_INDEX": "4"], "1/1", "SHOWCASE_SHARD"),
      (["SHOWCASE_SHARD": "", "CI_NODE_TOTAL": "4", "CI_NODE_INDEX": "4"], "4/4", "GitLab"),
    ])
  func variable(environment: [String: String], shard: String, origin: String) throws {
    let found = try #require(try Shard.wanted(by: environment))
    #expect("\(found.shard)" == shard)
    #expect(found.origin == origin)
  }

  @Test("Without any variable there is no shard", arguments: [[:], ["SHOWCASE_SHARD": ""]])
  func noVariable(environment: [String: String]) throws {
    #expect(try Shard.wanted(by: environment) == nil)
  }

  @Test(
    "A variable that names no shard is refused by its name",
    arguments: [
      (["SHOWCASE_SHARD": "5/4"], "the variable SHOWCASE_SHARD='5/4' names no shard"),
      (["SHOWCASE_SHARD": " "], "the variable SHOWCASE_SHARD=' ' names no shard"),
      (
        ["CI_NODE_TOTAL": "2", "CI_NODE_INDEX": "0"],
        "GitLab's CI_NODE_INDEX='0' and CI_NODE_TOTAL='2' name no shard"
      ),
    ])
  func badVariable(environment: [String: String], problem: String) {
    let fault = #expect(throws: Diagnostic.self) { try Shard.wanted(by: environment) }
    #expect(fault?.problem == problem)
    #expect(fault?.expected != nil)
  }
}
