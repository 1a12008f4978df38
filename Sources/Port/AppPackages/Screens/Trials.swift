import GoldenFiles
import Storyboards

/// What became of the attempts to show each controller, of which the first with content is kept.
struct Trials {
  private var ended: [String: [(attempt: Int, end: End)]] = [:]
  /// The controllers that stay as they are, unless they are not shown.
  private var settled: Set<String>
  /// The controllers that went back to an attempt that was empty, after all others failed.
  private var returned: Set<String> = []

  private enum End: Hashable {
    case content
    case empty
    case failed(Obstacle)
  }

  /// - Parameter settled: The use cases whose attempt an earlier call has found.
  init(settled: Set<String> = []) { self.settled = settled }

  /// Makes the next attempt for each controller that was not shown, or is empty.
  ///
  /// - Parameters:
  ///   - package: The package.
  ///   - failures: Why use cases were not shown, by their identifiers.
  ///   - states: How much the others show.
  /// - Returns: The folders of goldens of the use cases that have changed.
  mutating func next(
    of package: inout AppPackage, after failures: [String: Obstacle], _ states: [String: Completeness]
  ) -> Set<String> {
    var changed: Set<String> = []
    for index in package.useCases.entries.indices where package.useCases.entries[index].obstacle == nil {
      let controller = package.useCases.entries[index].controller
      let identifier = controller.identifier
      let (attempt, failure) = (package.data.attempts[identifier] ?? 0, failures[identifier])
      ended[identifier, default: []].append((attempt, Self.end(failure, states[identifier])))
      if let next = next(of: identifier, after: attempt, of: package.data.optionCounts[identifier] ?? 1) {
        package.data.attempts[identifier] = next
        changed.insert(controller.goldenFolder)
      } else if let failure {
        package.useCases.entries[index].obstacle = firstFailure(of: identifier) ?? failure
        changed.insert(controller.goldenFolder)
      }
    }
    if !changed.isEmpty { package.makeData() }
    return changed
  }

  private static func end(_ failure: Obstacle?, _ state: Completeness?) -> End {
    if let failure { return .failed(failure) }
    return state == .empty ? .empty : .content
  }

  /// The number of the next attempt; `nil` to keep the last one.
  private mutating func next(of identifier: String, after attempt: Int, of count: Int) -> Int? {
    let ends = ended[identifier] ?? []
    guard let last = ends.last?.end, last != .content, !returned.contains(identifier),
      last != .empty || !settled.contains(identifier)
    else { return nil }
    if attempt + 1 < count { return attempt + 1 }
    guard let empty = ends.first(where: { $0.end == .empty })?.attempt, empty != attempt else { return nil }
    returned.insert(identifier)
    return empty
  }

  /// Why the attempt with the most data failed.
  private func firstFailure(of identifier: String) -> Obstacle? {
    ended[identifier]?.lazy.compactMap { if case .failed(let obstacle) = $0.end { obstacle } else { nil } }
      .first
  }
}

extension AppPackage {
  /// The numbers of the attempts that show screens, by the identifiers of their use cases.
  var shownAttempts: [String: Int] {
    useCases.made.reduce(into: [:]) { attempts, controller in
      attempts[controller.identifier] = data.attempts[controller.identifier] ?? 0
    }
  }
}

extension AppController {
  /// The folder of its use case's goldens, in that of the showcase.
  var goldenFolder: String {
    GoldenPath.components(of: [shownName, useCase]).joined(separator: "/")
  }
}
