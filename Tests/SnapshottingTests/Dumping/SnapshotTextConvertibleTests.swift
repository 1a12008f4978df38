import Expectations
import Foundation
import Snapshotting
import Testing

@Suite struct SnapshotTextConvertibleTests {
  private func dump<Value>(_ value: Value) throws -> String {
    try SnapshotStrategy<Value>.dump.text(of: value)
  }

  private struct Price: SnapshotTextConvertible, Hashable {
    var cents: Int
    var snapshotText: String { "\(cents / 100).\(cents % 100) EUR" }
  }

  private struct Note: SnapshotTextConvertible, Hashable {
    var snapshotText: String
  }

  private struct Line {
    var item: String
    var price: Price
    var old: Price?
  }

  @Test func `A text replaces the dump of a value wherever the value occurs`() throws {
    let line = Line(item: "tea", price: Price(cents: 350), old: nil)
    expectEqual(try dump(line), "Line\n  item: \"tea\"\n  price: 3.50 EUR\n  old: nil\n")
    forEachRow(
      [
        (Price(cents: 125), "1.25 EUR"), (Price?.some(Price(cents: 125)) as Any, "1.25 EUR"),
        ([Price(cents: 125)], "1 element\n  - 1.25 EUR"),
        (Set([Price(cents: 225), Price(cents: 125)]), "2 members\n  - 1.25 EUR\n  - 2.25 EUR"),
        ([Price(cents: 125): 1], "1 pair\n  1.25 EUR: 1"), (AnyHashable(Price(cents: 125)), "1.25 EUR"),
      ] as [(Any, String)]
    ) { value, text in
      expectEqual(try dump(value), text + "\n")
    }
  }

  @Test func `The second line of a text is below its first, further to the right`() throws {
    expectEqual(
      try dump([Note(snapshotText: "one\ntwo\n\nfour")]), "1 element\n  - one\n    two\n\n    four\n")
    expectEqual(try dump(Note(snapshotText: "one\n  two\n ")), "one\n    two\n  \\u{20}\n")
  }

  @Test func `A key of several lines has a line for itself`() throws {
    expectEqual(
      try dump([Note(snapshotText: "a\nb"): 1]),
      "1 pair\n  - tuple\n    key: a\n      b\n    value: 1\n")
  }

  @Test func `Invisible characters of a text are escaped`() throws {
    forEachRow([("a\r\nb", "a\\u{D}\n  b"), ("a\u{202E}", "a\\u{202E}"), ("", ""), ("a\\n", "a\\n")]) {
      text, dumped in
      expectEqual(try dump(Note(snapshotText: text)), dumped + "\n")
    }
  }

  private class Shape: SnapshotTextConvertible {
    var snapshotText: String { "shape" }
  }

  private final class Circle: Shape {
    let radius = 1
    override var snapshotText: String { "circle of \(radius)" }
  }

  @Test func `A subclass has the text that it overrides`() throws {
    expectEqual(try dump([Shape(), Circle()]), "2 elements\n  - shape\n  - circle of 1\n")
  }
}
