import Foundation

/// Records the first goldens of a package, and finds the use cases that cannot be shown.
struct FirstRecording {
  private let build: PackageBuild

  init(_ build: PackageBuild) { self.build = build }

  /// The real time that a screen of an app may take, which may never come to rest.
  private static let secondsForScenario = "20"

  /// The result of one run.
  struct Result {
    let outcome: ToolOutcome
    /// Why use cases failed, by their identifiers, such as `Detail/Start`.
    var failures: [String: Obstacle] = [:]
    /// The number of goldens that were written.
    var recorded = 0
    /// The number of scenarios that were as recorded before.
    var passed = 0
  }

  /// Runs the program once.
  ///
  /// Recording is what was asked for, so it is allowed on a server, too.
  func run() throws -> Result {
    let log = FileManager.default.temporaryDirectory.appendingPathComponent("showcase-init-\(UUID()).json")
    defer { try? FileManager.default.removeItem(at: log) }
    let outcome = try build.run(
      [
        "run", "--again", "--record=missing", "--record-in-ci", "--timeout", Self.secondsForScenario,
        "--report", "terminal", "--report", "json=\(log.path)",
      ])
    var result = Result(outcome: outcome)
    let lines = FileManager.default.contents(atPath: log.path)?.split(separator: UInt8(ascii: "\n")) ?? []
    for line in lines {
      guard let event = try? JSONDecoder().decode(LoggedScenario.self, from: Data(line)) else { continue }
      switch event.outcome.kind {
      case "passed": result.passed += 1
      case "recorded": result.recorded += 1
      case "died", "nondeterministic", "stopped":
        result.failures["\(event.name.classForDisplay)/\(event.name.useCase)"] = event.outcome.obstacle
      // What differs, or has a script that cannot be read, is for a person to look at.
      default: break
      }
    }
    return result
  }
}

/// A finished scenario, as far as it matters here, in the log of a run.
private struct LoggedScenario: Decodable {
  let name: Name
  let outcome: Outcome

  struct Name: Decodable {
    let classForDisplay: String
    let useCase: String
  }

  struct Outcome: Decodable {
    let kind: String
    let deaths: [Death]?
    let stop: Stop?
  }

  struct Stop: Decodable {
    let report: String?
  }

  struct Death: Decodable {
    let words: String?
    let cause: Cause?

    struct Cause: Decodable {
      let kind: String
    }
  }
}

extension LoggedScenario.Outcome {
  /// Why the use case is not shown.
  var obstacle: Obstacle {
    switch kind {
    case "died": Obstacle(ofDeath: firstReport, kind: deaths?.first?.cause?.kind)
    case "nondeterministic": Obstacle(.random, "it shows something else each time")
    default: Obstacle(ofStop: stop?.report?.firstLine ?? "")
    }
  }

  /// What the stage or the process reported first.
  private var firstReport: String? {
    let lines = deaths?.first?.words?.split(separator: "\n").map(\.trimmedSpaces) ?? []
    let titles = ["the stage reported first:", "it crashed:"]
    guard let index = lines.firstIndex(where: { titles.contains($0) }), index + 1 < lines.count else {
      return nil
    }
    return lines[index + 1]
  }
}

extension String {
  fileprivate var firstLine: String? { split(separator: "\n").first.map(\.trimmedSpaces) }
}
