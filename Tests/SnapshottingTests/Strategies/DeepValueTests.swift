import Expectations
import Foundation
import Snapshotting
import TestSupport
import Testing

/// Values of many levels, on the small stacks that threads of a Mac have.
@Suite(.hangLimit) struct DeepValueTests {
  private static let levels = 500

  private indirect enum Nest: Encodable {
    case end
    case level(Nest)

    func encode(to encoder: any Encoder) throws {
      var list = encoder.unkeyedContainer()
      if case .level(let inner) = self { try list.encode(inner) }
    }
  }

  private static var nest: Nest { (0..<levels).reduce(.end) { nest, _ in .level(nest) } }
  private static var lists: Any { (0..<levels).reduce([1] as [Any]) { list, _ in [list] } }

  /// Calls `body` on a thread with a small stack, of half a megabyte by default.
  private func onSmallStack(
    kibibytes: Int = 512, _ body: @escaping @Sendable () throws -> String
  ) async throws -> String {
    try await withCheckedThrowingContinuation { continuation in
      let thread = Thread { continuation.resume(with: Result { try body() }) }
      thread.stackSize = kibibytes << 10
      thread.start()
    }
  }

  @Test func `JSON of an encodable value takes little stack`() async throws {
    let text = try await onSmallStack(kibibytes: 1024) { try SnapshotStrategy<Nest>.json.text(of: Self.nest) }
    expectEqual(text.split(separator: "\n").count, 2 * Self.levels + 1)
  }

  @Test func `A property list takes little stack`() async throws {
    let text = try await onSmallStack(kibibytes: 1024) {
      try SnapshotStrategy<Nest>.plist.text(of: Self.nest)
    }
    expectEqual(text.split(separator: "\n").count, 2 * Self.levels + 5)
  }

  @Test func `JSON of an object takes little stack`() async throws {
    let text = try await onSmallStack { try SnapshotStrategy<Any>.json.text(of: Self.lists) }
    expectEqual(text.split(separator: "\n").count, 2 * Self.levels + 3)
  }

  @Test func `Paths of JSON take little stack`() async throws {
    let text = try await onSmallStack {
      try SnapshotFolder().golden(of: Self.lists, as: .json, redacting: [.value(at: "..[0]", named: "x")])
    }
    expectEqual(text, "[\n  \"<x 1>\"\n]\n")
    let rounded = try await onSmallStack {
      try SnapshotFolder().golden(of: Self.lists, as: .json, redacting: [.rounded(at: "..[0]", to: 1)])
    }
    expectEqual(rounded.split(separator: "\n").count, 2 * Self.levels + 3)
  }

  @Test func `Paths of a dump take little stack`() async throws {
    let text = try await onSmallStack {
      try SnapshotFolder().golden(of: Self.lists, as: .dump, redacting: [.rounded(at: "..[0]", to: 1)])
    }
    expectEqual(text.split(separator: "\n").count, Self.levels + 2)
  }
}
