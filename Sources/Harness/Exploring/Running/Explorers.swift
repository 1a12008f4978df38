import Diagnostics
import Project
import RenderTree
import Workers

/// Does what is requested, in this process or in others.
@MainActor
protocol Explorers {
  /// Returns what became of each request, in order; fewer if a signal asked this process to end.
  ///
  /// - Parameters:
  ///   - requests: What is requested; each is taken when it can soon be done.
  ///   - note: Takes each result, in order.
  func results(
    of requests: some Sequence<ExplorationRequest>, each note: (ExplorationResult) -> Void
  ) throws -> [ExplorationResult]

  /// The signal that asked this process to end.
  var interruption: Int32? { get }
}

/// What became of a request.
struct ExplorationResult {
  var record = WalkRecord()
  /// The last screen; `nil` unless it was requested.
  var screen: RenderNode?

  init(record: WalkRecord) { self.record = record }

  /// - Throws: what is wrong with the use case or its configuration.
  init(_ reply: ExplorationRequest.Reply) throws(Diagnostics) {
    switch reply {
    case .record(let record): self.record = record
    case .screen(let json): screen = try? RenderNode(json: json)
    case .faults(let faults): throw Diagnostics(faults)
    }
  }
}

/// Walks in this process, which a crash ends.
final class LocalExplorers: Explorers {
  private var finder: ScenarioFinder
  private var reader = KnownTriesReader()
  private let signals = SignalWatch()
  private(set) var interruption: Int32?

  init(_ project: Project) throws(Diagnostics) {
    finder = try ScenarioFinder(project, plans: [])
  }

  isolated deinit { signals.close() }

  func results(
    of requests: some Sequence<ExplorationRequest>, each note: (ExplorationResult) -> Void
  ) throws -> [ExplorationResult] {
    var results: [ExplorationResult] = []
    for request in requests {
      interruption = interruption ?? signals.signal
      guard interruption == nil else { break }
      let scenario = try finder.scenario(named: request.name)
      let result = try ExplorationResult(request.perform(on: scenario, &reader))
      note(result)
      results.append(result)
    }
    return results
  }
}
