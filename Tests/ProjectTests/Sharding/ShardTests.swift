import Diagnostics
import Expectations
import Project
import Testing

@Suite struct ShardTests {
  @Test func `A shard is one of several, and anything else is refused`() {
    // A shard is one of several.
    forEachRow([("1/1", 1, 1), ("2/4", 2, 4), ("1000/1000", 1000, 1000)]) { text, number, count in
      let shard = try Shard(flag: text)
      #expect((shard.number, shard.count) == (number, count), "\(text)")
      expectEqual("\(shard)", text)
    }
    // Anything else is refused.
    forEachRow([
      "", "1", "+1/2", "1/+2", "１/２", " 1/2", "0/4", "5/4", "1/0", "-1/4", "1/4/2", "a/b", "1/", "1/100001",
      "1/999999999999",
    ]) { text in
      #expect { try Shard(flag: text) } throws: { error in
        "\(error)".contains("'\(text)' is not a shard") && "\(error)".contains("showcase run --shard 1/2")
      }
    }
  }

  @Test func `Services report by variables which run this is, the most specific one first`() throws {
    // Services report by variables which shard this run is.
    forEachRow([
      (["TEST_TOTAL_SHARDS": "3", "TEST_SHARD_INDEX": "0"], "1/3", "Bazel"),
      (["TEST_TOTAL_SHARDS": "1", "TEST_SHARD_INDEX": "0"], "1/1", "Bazel"),
      (["CI_NODE_TOTAL": "4", "CI_NODE_INDEX": "4"], "4/4", "GitLab"),
      (["CI_NODE_TOTAL": "4", "CI_NODE_INDEX": "1"], "1/4", "GitLab"),
      (["CIRCLE_NODE_TOTAL": "2", "CIRCLE_NODE_INDEX": "1"], "2/2", "CircleCI"),
      (["BUILDKITE_PARALLEL_JOB_COUNT": "5", "BUILDKITE_PARALLEL_JOB": "2"], "3/5", "Buildkite"),
      (["SHOWCASE_SHARD_COUNT": "8", "JOB_COMPLETION_INDEX": "7"], "8/8", "Kubernetes"),
    ]) { environment, shard, service in
      let found = try #require(try Shard.named(by: environment))
      expectEqual("\(found.shard)", shard)
      expectEqual(found.service.name, service)
    }
    // Without a service's variables there is no shard.
    forEachRow([
      [:], ["CI_NODE_TOTAL": "1"], ["JOB_COMPLETION_INDEX": "3"], ["CIRCLE_NODE_INDEX": "0"],
      ["TEST_TOTAL_SHARDS": "0", "TEST_SHARD_INDEX": "0"], ["TEST_TOTAL_SHARDS": "0"],
      ["CIRCLE_NODE_TOTAL": "", "CIRCLE_NODE_INDEX": ""],
    ]) { environment in
      expectNil(try Shard.named(by: environment))
    }
    // With the variables of several services, the most specific one counts.
    do {
      let environment = [
        "TEST_TOTAL_SHARDS": "3", "TEST_SHARD_INDEX": "1", "CI_NODE_TOTAL": "9", "CI_NODE_INDEX": "9",
      ]
      expectEqual(try Shard.named(by: environment)?.shard.description, "2/3")
    }
  }

  @Test func `Variables that make no shard are refused by their names`() {
    // Variables that do not make a shard are refused.
    forEachRow([
      ["TEST_TOTAL_SHARDS": "3"], ["TEST_TOTAL_SHARDS": "3", "TEST_SHARD_INDEX": "3"],
      ["CI_NODE_TOTAL": "2", "CI_NODE_INDEX": "0"], ["CI_NODE_TOTAL": "2", "CI_NODE_INDEX": "3"],
      ["CIRCLE_NODE_TOTAL": "2", "CIRCLE_NODE_INDEX": "2"],
      ["CIRCLE_NODE_TOTAL": "2", "CIRCLE_NODE_INDEX": ""],
      ["BUILDKITE_PARALLEL_JOB_COUNT": "2"], ["SHOWCASE_SHARD_COUNT": "2", "JOB_COMPLETION_INDEX": "2"],
      ["CIRCLE_NODE_TOTAL": "x", "CIRCLE_NODE_INDEX": "0"],
      ["SHOWCASE_SHARD_COUNT": "2", "JOB_COMPLETION_INDEX": "9223372036854775807"],
      ["CI_NODE_TOTAL": "2", "CI_NODE_INDEX": "-9223372036854775808"],
      ["CIRCLE_NODE_TOTAL": "+2", "CIRCLE_NODE_INDEX": "0"],
      ["CIRCLE_NODE_TOTAL": "2", "CIRCLE_NODE_INDEX": "+0"],
      ["CIRCLE_NODE_TOTAL": "2", "CIRCLE_NODE_INDEX": "\(Int.max)"],
    ]) { environment in
      #expect(throws: Diagnostic.self, "\(environment)") { try Shard.named(by: environment) }
    }
    // A variable that does not name a shard is refused by its name.
    forEachRow([
      (["SHOWCASE_SHARD": "5/4"], "the variable SHOWCASE_SHARD='5/4' names no shard"),
      (["SHOWCASE_SHARD": " "], "the variable SHOWCASE_SHARD=' ' names no shard"),
      (
        ["CI_NODE_TOTAL": "2", "CI_NODE_INDEX": "0"],
        "GitLab's CI_NODE_INDEX='0' and CI_NODE_TOTAL='2' name no shard"
      ),
    ]) { environment, problem in
      let fault = #expect(throws: Diagnostic.self, "\(environment)") { try Shard.wanted(by: environment) }
      expectEqual(fault?.problem, problem)
      expectNotNil(fault?.expected)
    }
  }

  @Test func `The variable says which shard a run is, before any service`() {
    forEachRow([
      (["SHOWCASE_SHARD": "2/4"], "2/4", "SHOWCASE_SHARD"),
      (["SHOWCASE_SHARD": "1/2", "CI_NODE_TOTAL": "4", "CI_NODE_INDEX": "4"], "1/2", "SHOWCASE_SHARD"),
      (["SHOWCASE_SHARD": "1/1", "CI_NODE_TOTAL": "x", "CI_NODE_INDEX": "4"], "1/1", "SHOWCASE_SHARD"),
      (["SHOWCASE_SHARD": "", "CI_NODE_TOTAL": "4", "CI_NODE_INDEX": "4"], "4/4", "GitLab"),
    ]) { environment, shard, origin in
      let found = try #require(try Shard.wanted(by: environment))
      expectEqual("\(found.shard)", shard)
      expectEqual(found.origin, origin)
    }
    // Without any variable there is no shard.
    forEachRow([[:], ["SHOWCASE_SHARD": ""]]) { environment in
      expectNil(try Shard.wanted(by: environment))
    }
  }
}
