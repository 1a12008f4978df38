import Diagnostics
import UTF8Text

/// One of several runs that together run everything once.
///
///     try Shard(flag: "2/4").number  // 2
///     Shard(5, of: 4)                // nil
package struct Shard: Hashable, Sendable {
  /// Its number, counted from 1.
  package let number: Int
  /// How many shards there are.
  package let count: Int

  /// The most shards of a run.
  package static let mostShards = 100_000

  /// Makes a shard.
  ///
  /// - Parameters:
  ///   - number: Its number, from 1.
  ///   - count: The number of all shards, at most ``mostShards``.
  /// - Returns: `nil` unless `1 <= number <= count <= 100000`.
  package init?(_ number: Int, of count: Int) {
    guard number >= 1, number <= count, count <= Self.mostShards else { return nil }
    self.number = number
    self.count = count
  }

  private init(uncheckedNumber number: Int, of count: Int) {
    self.number = number
    self.count = count
  }

  /// The only shard of a run that is not split.
  package static let whole = Shard(uncheckedNumber: 1, of: 1)

  /// Reads the value of the flag `--shard I/N`.
  ///
  /// - Parameter text: Two numbers with a slash between them, as `2/4`.
  /// - Throws: a diagnostic for anything else.
  package init(flag text: String) throws(Diagnostic) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int(digits: $0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], let shard = Shard(number, of: count)
    else {
      throw Diagnostic(
        "'\(text)' is not a shard", expected: "I/N with 1 <= I <= N <= \(Self.mostShards), as 2/4",
        next: .showcase("run --shard 1/2")
      )
    }
    self = shard
  }
}

extension Shard: CustomStringConvertible {
  /// As `2/4`.
  package var description: String { "\(number)/\(count)" }
}
