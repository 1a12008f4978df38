import Project
import ShowcaseKit
import Storyboards
import Workers

/// One take of a scenario in another process, so that a crash does not end this one.
@MainActor
package struct SingleTake {
  /// How the take ended; ``Ending/interrupted(_:)`` if this process was asked to end.
  package let ending: Ending
  /// What the use case wrote, without the report of a crash.
  package let output: CapturedOutput

  /// How a take ends.
  package enum Ending: Hashable, Sendable {
    /// It reached its end, or the statement at which its script stopped.
    case taken(Take)
    /// The process died over it.
    case died([WorkerDeath])
    /// A signal asked this process to end.
    case interrupted(Int32)
  }

  /// Runs a scenario.
  ///
  /// - Parameters:
  ///   - scenario: The scenario.
  ///   - script: The path of the script; by default the scenario's own.
  ///   - projection: What the trees show; by default what the configuration says.
  ///   - crew: How the process is started.
  /// - Throws: ``WorkerNotStarted``.
  package init(
    of scenario: Scenario, script: String? = nil, projection: RenderProjection? = nil, by crew: Crew
  ) throws {
    let request = ScenarioRequest(name: scenario.name, projection: projection, script: script)
    let pool = WorkerPool(crew.command, workerCount: 1)
    pool.add(Job(request.message, timeLimit: RunOptions().timeLimit(of: scenario)), as: 0)
    guard let job = try pool.next() else {
      ending = .interrupted(pool.interruption ?? 0)
      output = CapturedOutput()
      return
    }
    output = job.outcome.output
    if let answer = job.outcome.answer, let take = try? Take(message: answer) {
      ending = .taken(take)
    } else {
      var crashes = CrashReports(crew.crashes)
      _ = crashes.note(job.outcome.deaths, of: 0)
      ending = .died(crashes.words(for: job.outcome.deaths, of: 0))
    }
  }
}
