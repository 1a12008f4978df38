import Expectations
import Foundation
import Snapshotting
import TestSupport
import Testing

/// Values that refer to each other.
@Suite(.hangLimit) struct EndlessValueTests {
  private final class Node: Encodable {
    var next: Node?
  }

  private final class Pair: Encodable {
    var left: Pair?
    var right: Pair?
  }

  private func diamonds(_ levels: Int) -> Pair {
    (0..<levels).reduce(Pair()) { below, _ in
      let pair = Pair()
      (pair.left, pair.right) = (below, below)
      return pair
    }
  }

  private func ring() -> (first: Node, second: Node) {
    let (first, second) = (Node(), Node())
    (first.next, second.next) = (second, first)
    return (first, second)
  }

  @Test func `A value inside itself has no JSON`() throws {
    let ring = ring()
    defer { ring.first.next = nil }
    for text in [
      try #require(try SnapshotFolder().failure(of: ring.first, as: .json)),
      try #require(try SnapshotFolder().failure(of: ring.first, as: .plist)),
    ] {
      expectTrue(
        text.hasPrefix(
          "The value cannot be written: the value has more than 512 levels; is an object inside itself?"),
        "\(text)")
      expectTrue(text.hasSuffix("\npath: " + String(repeating: ".next", count: 12)), "\(text)")
    }
  }

  @Test func `An object of too many levels has no JSON`() throws {
    let deep = (0..<512).reduce([] as [Any]) { list, _ in [list] }
    expectTrue(
      try #require(try SnapshotFolder().failure(of: deep, as: .json)).contains("more than 512 levels"))
  }

  @Test func `A value that holds an object again and again has no JSON`() throws {
    let text = try #require(try SnapshotFolder().failure(of: diamonds(60), as: .json))
    expectTrue(text.contains("does it hold an object again and again?"), "\(text)")
  }
}

extension EndlessValueTests {
  @Test func `A dump that does not end is an error`() throws {
    let text = try #require(try SnapshotFolder().failure(of: diamonds(60), as: .dump))
    expectTrue(
      text.hasPrefix(
        "The value cannot be written: its dump does not end within at most 67108864 bytes (64 MiB); "),
      "\(text)")
  }
}
