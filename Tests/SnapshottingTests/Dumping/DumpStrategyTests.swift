import Expectations
import Foundation
import Snapshotting
import Testing

@Suite struct DumpStrategyTests {
  private func dump<Value>(_ value: Value) throws -> String {
    try SnapshotStrategy<Value>.dump.text(of: value)
  }

  private enum Pet: Hashable {
    case cat
    case dog(String)
    case fish(count: Int, tank: String)
  }

  private struct Person {
    var name: String
    var age: Int?
    var pets: [Pet]
    var place = (x: 1.5, true)
  }

  @Test func `a structure is shown a property a line`() throws {
    let person = Person(name: "Ada \"A\"\n", age: nil, pets: [.cat, .dog("Rex"), .fish(count: 2, tank: "t")])
    expectEqual(
      try dump(person),
      """
      Person
        name: "Ada \\"A\\"\\n"
        age: nil
        pets: 3 elements
          - .cat
          - .dog
            "Rex"
          - .fish
            count: 2
            tank: "t"
        place: tuple
          x: 1.5
          1: true

      """)
  }

  private struct Empty {}

  @Test func `small values are shown on a line, and no address is`() throws {
    expectEqual(try dump(Empty()), "Empty\n")
    expectEqual(try dump([Int]()), "0 elements\n")
    expectEqual(try dump(()), "()\n")
    expectEqual(try dump("a\u{202E}"), "\"a\\u{202E}\"\n")
    expectEqual(try dump(Optional(Optional(3))), "3\n")
    expectEqual(try dump(Optional(Optional<Int>.none)), "Optional(nil)\n")
    expectEqual(try dump(Date(timeIntervalSince1970: 0)), "1970-01-01T00:00:00Z\n")
    expectEqual(try dump(URL(string: "a:b")), "\"a:b\"\n")

    let pointer = UnsafeMutableRawPointer.allocate(byteCount: 8, alignment: 8)
    defer { pointer.deallocate() }
    let object = NSObject()
    let text = try dump([pointer as Any, { 1 } as () -> Int, object])
    expectNil(text.firstMatch(of: /0x[0-9a-fA-F]/))
  }

  private struct Shelf {
    lazy var books = 3
  }

  @Test func `a lazy property has its own name`() throws {
    var shelf = Shelf()
    let folder = try SnapshotFolder()
    expectEqual(try folder.golden(of: shelf, as: .dump), "Shelf\n  books: nil\n")
    _ = shelf.books
    expectEqual(try folder.golden(of: shelf, as: .dump), "Shelf\n  books: 3\n")
  }

  @Test func `members of sets and pairs of dictionaries are sorted`() throws {
    expectEqual(try dump(Set(["c", "a", "b"])), "3 members\n  - \"a\"\n  - \"b\"\n  - \"c\"\n")
    expectEqual(
      try dump(["b": [2], "a": []]),
      """
      2 pairs
        "a": 0 elements
        "b": 1 element
          - 2

      """)
    expectEqual(
      try dump([Pet.dog("b"): Set([2, 1]), .cat: []]),
      """
      2 pairs
        - tuple
          key: .cat
          value: 0 members
        - tuple
          key: .dog
            "b"
          value: 2 members
            - 1
            - 2

      """)
  }

  private class Node {
    var next: Node?
    var id = 1
  }

  private final class NamedNode: Node {
    var name = "n"
  }

  @Test func `an object inside itself is marked, and two thousand levels take no stack and no time`() throws {
    let node = NamedNode()
    node.next = node
    defer { node.next = nil }
    expectEqual(
      try dump(node),
      """
      NamedNode
        next: NamedNode (inside itself)
        id: 1
        name: "n"

      """)

    let links = chain(2000)
    defer { for link in links { link.next = nil } }
    let text = try dump(links.first)
    expectEqual(text.split(separator: "\n").count, 2001)
    #expect(text.hasSuffix("next: nil\n"))
  }

  private final class Chain {
    var next: Chain?
  }

  private func chain(_ length: Int) -> [Chain] {
    let links = (0..<length).map { _ in Chain() }
    for (link, next) in zip(links, links.dropFirst()) { link.next = next }
    return links
  }
}
