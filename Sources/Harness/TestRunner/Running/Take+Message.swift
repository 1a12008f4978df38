import Foundation

/// A take as a message from a worker: what kept it from its end as JSON, a line feed, then the storyboard.
///
/// Nothing stands before the line feed where the take is whole, which most are.
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

  /// Reads a message; throws where it is none.
  package init(message: [UInt8]) throws {
    guard let end = message.firstIndex(of: UInt8(ascii: "\n")) else { throw NotATake() }
    let head = message[..<end]
    obstacle = head.isEmpty ? nil : try JSONDecoder().decode(Obstacle.self, from: Data(head))
    storyboard = Array(message[(end + 1)...])
  }

  /// The message of a worker that is no take.
  struct NotATake: Error {}
}
