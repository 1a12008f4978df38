import Diagnostics

extension Shard {
  /// A service that starts several runs and tells each one by variables which it is.
  package struct Service: Hashable, Sendable {
    package let name: String
    /// The variable that holds which run it is.
    let indexVariable: String
    /// The variable that holds how many runs there are.
    let countVariable: String
    /// The number of the first run.
    let firstIndex: Int
  }

  /// The services that are known, the most specific first.
  ///
  /// Kubernetes does not tell an indexed job how many there are; the job's author sets `SHOWCASE_SHARD_COUNT`.
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

  /// The shard that a service's variables tell of, or `nil` where there are none; an empty one counts as none.
  ///
  /// - Throws: a diagnostic where a service's two variables make no shard; running everything instead would be a quiet
  ///   mistake.
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
  /// The variable that says by `I/N` which shard a run is, whatever a service's variables say.
  package static let variable = "SHOWCASE_SHARD"

  /// The shard that variables tell of, and who says so; `nil` where nobody does.
  ///
  /// The variable ``variable`` goes first; where it is empty or not there, a service's variables count.
  ///
  /// - Throws: a diagnostic for a variable that names no shard.
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
  /// GitLab sets the count in every job, and the index only where there are several.
  fileprivate var isAlwaysSet: Bool { countVariable == "CI_NODE_TOTAL" }

  /// Bazel may say that a test without shards has zero of them.
  fileprivate var countsNone: Bool { countVariable == "TEST_TOTAL_SHARDS" }

  fileprivate func shard(index: String, count: String) throws(Diagnostic) -> Shard {
    guard let number = Int(index), let total = Int(count),
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
