import Foundation

/// What a run adds to the work of its scenarios: time, memory, and the delay of the first result.
@MainActor
enum RunningFigures {
  private static let rounds = 3

  static func text() throws -> String {
    try [scheduling(), memory(), firstResult()].joined(separator: "\n")
  }

  /// The difference between a run by one worker and the same in this process.
  private static func scheduling() throws -> String {
    let package = try RunPackage(crowd, configurationCount: 100)
    var overheads: [Duration] = []
    for _ in 0..<rounds {
      let here = try package.run(workers: 0)
      overheads.append((try package.run(workers: 1) - here) / 10_000)
    }
    let median = overheads.sorted()[rounds / 2] / .milliseconds(1)
    return
      "Scheduling, for each of 10,000 scenarios by one worker: \(median.rounded(toPlaces: 3)) ms (limit 0.3)"
  }

  /// The memory that a run's parent needs in addition to what it had before, by the number of
  /// scenarios.
  private static func memory() throws -> String {
    let figures = try [10, 100].map { count in
      let package = try RunPackage(crowd, configurationCount: count)
      return try Program(arguments: [ownPath, parentMemoryWord, package.root]).output()
    }
    return "Most memory of the parent: \(figures[0]) at 1,000 scenarios, \(figures[1]) at 10,000"
  }

  /// A whole run of one scenario, from the start of the program to its end, in a worker.
  private static func firstResult() throws -> String {
    let package = try RunPackage(crowd, configurationCount: 1)
    let clock = ContinuousClock()
    let times = try (0..<3 * rounds).map { _ in
      try clock.measure { try RunPackage.runOne(root: package.root) }
    }
    let median = times.sorted()[times.count / 2] / .milliseconds(1)
    return
      "From start to end of a run of one scenario: \(median.rounded(toPlaces: 1)) ms "
      + "(limit 30, linked statically)"
  }
}
