import Diagnostics
import UTF8Text

extension Shard {
  /// A service that starts several runs, and sets variables that say which shard each one is.
  package struct Service: Hashable, Sendable {
    /// The service's name in messages.
    package let name: String
    /// The variable with the number of the run.
    let indexVariable: String
    /// The variable with the count of the runs.
    let countVariable: String
    /// The number of the first run: 0 or 1.
    let firstIndex: Int
  }

  /// The known services, the most specific first.
  ///
  /// Kubernetes does not set the count of an indexed job; the job's author sets
  /// `SHOWCASE_SHARD_COUNT`.
  package static let services = [
    Service(
      name: "Bazel", indexVariable: "TEST_SHARD_INDEX", countVariable: "TEST_TOTAL_SHARDS", firstIndex: 0),
    Service(name: "GitLab", indexVariable: "CI_NODE_INDEX", countVariable: "CI_NODE_TOTAL", firstIndex: 1),
    Service(
      name: "CircleCI", indexVariable: "CIRCLE_NODE_INDEX", countVariable: "CIRCLE_NODE_TOTAL", firstIndex: 0),
    Service(
      name: "Buildkite", indexVariable: "BUILDKITE_PARALLEL_JOB",
      countVariable: "BUILDKITE_PARALLEL_JOB_COUNT",
      firstIndex: 0),
    Service(
      name: "Kubernetes", indexVariable: "JOB_COMPLETION_INDEX", countVariable: "SHOWCASE_SHARD_COUNT",
      firstIndex: 0),
  ]

  /// Returns the shard of a service's variables; `nil` if none is set. An empty variable counts as
  /// not set.
  ///
  /// - Parameter environment: The process's variables.
  /// - Throws: a diagnostic if a service's two variables do not describe a shard; running everything
  ///   instead would hide the mistake.
  package static func named(
    by environment: [String: String]
  ) throws(Diagnostic) -> (shard: Shard, service: Service)? {
    let environment = environment.filter { !$0.value.isEmpty }
    for service in services {
      let index = environment[service.indexVariable]
      guard let count = environment[service.countVariable], !(service.isAlwaysSet && index == nil),
        !(service.countsNone && count == "0")
      else { continue }
      return (try service.shard(index: index ?? "", count: count), service)
    }
    return nil
  }
}

extension Shard {
  /// The variable whose value `I/N` is the shard of a run; it overrides a service's variables.
  package static let variable = "SHOWCASE_SHARD"

  /// Returns the shard that the variables describe, and the name of the variable or service; `nil` if
  /// no variable is set.
  ///
  ///     try Shard.wanted(by: ["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "4"])  // 2/4, from GitLab
  ///
  /// ``variable`` comes first; if it is empty or not set, a service's variables count.
  ///
  /// - Parameter environment: The process's variables.
  /// - Throws: a diagnostic for a malformed variable.
  package static func wanted(
    by environment: [String: String]
  ) throws(Diagnostic) -> (shard: Shard, origin: String)? {
    let text = environment[variable] ?? ""
    guard text.isEmpty else { return (try Shard(variable: text), variable) }
    return try named(by: environment).map { ($0.shard, $0.service.name) }
  }

  private init(variable text: String) throws(Diagnostic) {
    do {
      self = try Shard(flag: text)
    } catch {
      throw Diagnostic(
        "the variable \(Self.variable)='\(text)' names no shard", expected: error.expected, next: error.next)
    }
  }
}

extension Shard.Service {
  /// GitLab sets the count in every job, and the index only if there are several.
  fileprivate var isAlwaysSet: Bool { countVariable == "CI_NODE_TOTAL" }

  /// Bazel may say that a test without shards has 0 of them.
  fileprivate var countsNone: Bool { countVariable == "TEST_TOTAL_SHARDS" }

  fileprivate func shard(index: String, count: String) throws(Diagnostic) -> Shard {
    // The index is bounded first, so that the sum below cannot overflow.
    guard let number = Int(digits: index), number <= Shard.mostShards, let total = Int(digits: count),
      let shard = Shard(number - firstIndex + 1, of: total)
    else {
      throw Diagnostic(
        "\(name)'s \(indexVariable)='\(index)' and \(countVariable)='\(count)' name no shard",
        expected:
          "an index from \(firstIndex) on that is below the count\(firstIndex == 0 ? "" : " or equal to it")",
        next: .showcase("run --shard 1/1"))
    }
    return shard
  }
}
