import Expectations
import Foundation
import Snapshotting
import Testing

@Suite struct DescriptionStrategyTests {
  private func description<Value>(_ value: Value) throws -> String {
    try SnapshotStrategy<Value>.description.text(of: value)
  }

  private struct Point: CustomStringConvertible {
    var description: String { "(1, 2)" }
  }

  private struct Holder {
    var names: Set<String>
  }

  @Test func `A description ends with one line feed`() {
    forEachRow(
      [(Point(), "(1, 2)\n"), (1.5, "1.5\n"), ("a\n", "a\n"), ("", "\n"), ([1, 2], "[1, 2]\n")]
        as [(Any, String)]
    ) { value, text in
      expectEqual(try description(value), text)
    }
  }

  @Test func `Addresses of memory are left out`() throws {
    let (first, second) = (NSObject(), NSObject())
    expectEqual(try description(first), try description(second))
    forEachRow([
      ("0x00007f8a1c004010", "0x"), ("<A: 0x600000c04010>", "<A: 0x>"), ("0x12345678", "0x12345678"),
      ("0xcbf29ce484222325", "0xcbf29ce484222325"), ("0x1F", "0x1F"), ("0x", "0x"),
      ("10x600000c04010", "10x600000c04010"), ("0x600000c04010z", "0x600000c04010z"),
    ]) { text, written in
      expectEqual(try description(text), written + "\n")
    }
  }

  @Test func `A description whose order is random is an error`() {
    forEachRow([Set([1, 2]), ["a": 1, "b": 2], Holder(names: ["a", "b"]), [Set([1, 2])]] as [Any]) { value in
      let error = #expect(throws: (any Error).self) { try description(value) }
      expectTrue("\(error as Any)".contains("expected: .dump, which sorts it"), "\(error as Any)")
    }
  }

  @Test func `A set of one element has one order`() throws {
    expectEqual(try description(Holder(names: ["a"])), "Holder(names: Set([\"a\"]))\n")
  }
}
