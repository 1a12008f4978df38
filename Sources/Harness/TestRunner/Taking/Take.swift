import Diagnostics
import Foundation
import GoldenFiles
import ScenarioGoldens
import Storyboards

/// What one replay of a scenario showed, as data that one process can send to another.
package struct Take: Hashable, Sendable {
  /// The storyboard's text as in a golden, up to where the script stopped; empty if nothing was
  /// shown.
  package var storyboard: [UInt8]
  /// Why that is not the whole storyboard; `nil` if it is.
  package var obstacle: Obstacle?

  /// What kept a storyboard from its end.
  package enum Obstacle: Hashable, Sendable, Codable {
    /// The script stopped before its end.
    case stopped(ScriptStop)
    /// The script cannot be read, parsed or understood.
    case scriptUnusable([Diagnostic])
  }

  package init(storyboard: [UInt8], obstacle: Obstacle? = nil) {
    self.storyboard = storyboard
    self.obstacle = obstacle
  }
}

/// A take as a message from a worker: what kept it from its end as JSON, a line feed, then the
/// storyboard.
///
/// Nothing precedes the line feed if the take is whole, as most are.
extension Take {
  /// The message.
  package var message: [UInt8] {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      let head = try obstacle.map { Array(try encoder.encode($0)) } ?? []
      return head + [UInt8(ascii: "\n")] + storyboard
    }
  }

  /// Reads the message of a worker that was asked for a scenario; throws if it is none, or if its
  /// storyboard is another scenario's.
  package init(message: [UInt8], of name: ScenarioName) throws {
    try self.init(message: message)
    let isWithoutStoryboard = storyboard.isEmpty && obstacle != nil
    // The head of a storyboard names its scenario.
    guard isWithoutStoryboard || storyboard.starts(with: Storyboard(of: name, steps: []).bytes) else {
      throw NotATake()
    }
  }

  /// Reads a message of any scenario; throws if it is none.
  package init(message: [UInt8]) throws {
    guard let end = message.firstIndex(of: UInt8(ascii: "\n")) else { throw NotATake() }
    let head = message[..<end]
    obstacle = head.isEmpty ? nil : try JSONDecoder().decode(Obstacle.self, from: Data(head))
    storyboard = Array(message[(end + 1)...])
  }

  /// The message of a worker that is no take.
  struct NotATake: Error {}
}
