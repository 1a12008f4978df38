import Diagnostics
import Foundation
import GoldenFiles
import ShowcaseKit
import Storyboards

/// What one replay of a scenario showed, as data that can be sent to another process.
///
///     let take = scenario.take()
///     try Take(message: take.message, of: scenario.name) == take  // true
package struct Take: Hashable, Sendable {
  /// The storyboard's text as in a golden, up to where the script stopped; empty if nothing was
  /// shown.
  package var storyboard: [UInt8]
  /// Why the storyboard is not complete; `nil` if it is.
  package var obstacle: Obstacle?
  /// When the steps took place, as JSON, since it is seldom needed; empty if that is not known. Takes that differ only
  /// in it are equal.
  package var times: [UInt8] = []
  /// How far the rules of the use case applied, as JSON; empty if it has none. Takes that differ only in it are equal.
  package var ruleNotes: [UInt8] = []

  /// Why a storyboard is not complete.
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

extension Take {
  package static func == (left: Take, right: Take) -> Bool {
    left.obstacle == right.obstacle && left.storyboard == right.storyboard
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(obstacle)
    hasher.combine(storyboard)
  }

  /// When the steps took place; `nil` if that is not known.
  package var timeline: Timeline? {
    get { try? JSONDecoder().decode(Timeline.self, from: Data(times)) }
    set { times = newValue.flatMap { try? Self.encoder.encode($0) }.map { Array($0) } ?? [] }
  }

  /// How far the rules of the use case applied; empty if it has none.
  package var ruleUses: [RuleUse] {
    get { ruleNotes.isEmpty ? [] : (try? JSONDecoder().decode([RuleUse].self, from: Data(ruleNotes))) ?? [] }
    set { ruleNotes = newValue.isEmpty ? [] : (try? Self.encoder.encode(newValue)).map { Array($0) } ?? [] }
  }

  fileprivate static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return encoder
  }
}

/// A take as a message from a worker: the obstacle, the times and the rules as JSON, each with a line feed, then the
/// storyboard.
///
/// If the take is complete, as most are, nothing precedes the first line feed.
extension Take {
  /// The message.
  package var message: [UInt8] {
    get throws {
      let head = try obstacle.map { Array(try Self.encoder.encode($0)) } ?? []
      return [head, times, ruleNotes].flatMap { $0 + [UInt8(ascii: "\n")] } + storyboard
    }
  }

  /// Reads the answer to a request for a scenario; throws if it is not a take, or if its storyboard is
  /// another scenario's.
  package init(message: [UInt8], of name: ScenarioName) throws {
    try self.init(message: message)
    let isWithoutStoryboard = storyboard.isEmpty && obstacle != nil
    // The head of a storyboard names its scenario.
    guard isWithoutStoryboard || storyboard.starts(with: Storyboard(of: name, steps: []).bytes) else {
      throw NotATake()
    }
  }

  /// Reads a take of any scenario; throws if the message is something else.
  package init(message: [UInt8]) throws {
    let parts = message.split(separator: UInt8(ascii: "\n"), maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count == 4 else { throw NotATake() }
    obstacle = parts[0].isEmpty ? nil : try JSONDecoder().decode(Obstacle.self, from: Data(parts[0]))
    times = Array(parts[1])
    ruleNotes = Array(parts[2])
    storyboard = Array(parts[3])
  }

  /// Thrown for a message that is not a take.
  struct NotATake: Error {}
}
