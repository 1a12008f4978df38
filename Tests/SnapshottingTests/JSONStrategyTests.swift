import Expectations
import Foundation
import Snapshotting
import TestSupport
import Testing

@Suite struct JSONStrategyTests {
  private func json<Value: Encodable & SendableMetatype>(_ value: Value) throws -> String {
    try SnapshotStrategy<Value>.json.text(of: value)
  }

  /// The JSON on one line, without the spaces around it.
  private func compact<Value: Encodable & SendableMetatype>(_ value: Value) throws -> String {
    try json(value).split(separator: "\n").map { $0.drop { $0 == " " } }.joined()
  }

  private struct Person: Codable, Hashable {
    var name: String
    var age: Int?
    var tags: [String] = []
    var scores: [String: Double] = [:]
  }

  @Test func `objects and lists are indented by two spaces a level, with sorted keys`() throws {
    let person = Person(name: "Ada \"A\"\n", age: 36, tags: ["x", "y"], scores: ["b": 1, "a": 2.5])
    expectEqual(
      try json(person),
      """
      {
        "age": 36,
        "name": "Ada \\"A\\"\\n",
        "scores": {
          "a": 2.5,
          "b": 1
        },
        "tags": [
          "x",
          "y"
        ]
      }

      """)
    expectEqual(try compact(Person(name: "")), #"{"name": "","scores": {},"tags": []}"#)
  }

  @Test func `keys are sorted by their bytes, also where dictionaries encode themselves as lists`() throws {
    expectEqual(
      try compact(["é": 1, "z": 2, "Z": 3, "e\u{301}x": 4, "": 5]),
      #"{"": 5,"Z": 3,"e\#u{301}x": 4,"z": 2,"é": 1}"#)
    expectEqual(try compact([2: "b", 10: "a"]), #"{"10": "a","2": "b"}"#)

    let people = Set((0..<50).map { Person(name: "\($0 + 10)") })
    let names = try JSONDecoder().decode([Person].self, from: Data(json(people).utf8)).map(\.name)
    expectEqual(names, (10..<60).map(String.init))
    let ages = Dictionary(uniqueKeysWithValues: (10..<60).map { (Person(name: "\($0)"), $0) })
    let text = try compact(ages)
    #expect(text.hasPrefix(#"[{"name": "10","scores": {},"tags": []},10,{"name": "11""#))
  }

  @Test func `numbers have the shortest digits, and read back as they were, as do strings`() {
    forEachRow(
      [
        (0, "0"), (-0.0, "0"), (1, "1"), (-2.5, "-2.5"), (0.1, "0.1"), (1e21, "1e+21"),
        (1.0 / 3, "0.3333333333333333"),
      ] as [(Double, String)]
    ) { number, text in
      expectEqual(try compact(number), text)
    }

    forEachRow(SplitMix64.seeds(20)) { seed in
      var random = SplitMix64(seed: seed)
      let numbers = (0..<200).map { _ in Double(bitPattern: random.next()) }.filter(\.isFinite)
      let read = try JSONDecoder().decode([Double].self, from: Data(json(numbers).utf8))
      expectEqual(read, numbers)
    }

    forEachRow(SplitMix64.seeds(50)) { seed in
      var random = SplitMix64(seed: seed)
      let strings = (0..<20).map { _ in random.hostileString() }
      let read = try JSONDecoder().decode([String].self, from: Data(json(strings).utf8))
      expectEqual(read.map { Array($0.utf8) }, strings.map { Array($0.utf8) })
    }
  }

  @Test
  func `what JSON cannot hold is an error that names its path, and so is a type that writes two things`() {
    forEachRow([Double.nan, .infinity, -.infinity] as [Double]) { number in
      let error = try #require(throws: EncodingError.self) { try json(["a": [1, number]]) }
      guard case .invalidValue(_, let context) = error else { return expectTrue(Bool(false), "\(error)") }
      expectEqual(context.codingPath.map(\.stringValue), ["a", "Index 1"])
      expectEqual(context.debugDescription, "JSON has no number '\(number)'")
    }

    #expect(throws: EncodingError.self) { try json(["a": Torn()]) }
  }

  private enum Shape: Encodable { case circle(radius: Double), square }

  @Test func `enumerations, dates, data, addresses and decimals are written whole`() throws {
    expectEqual(
      try compact([Shape.circle(radius: 2), .square]), #"[{"circle": {"radius": 2}},{"square": {}}]"#)
    expectEqual(try compact(Data([1, 2, 255])), #""AQL/""#)
    expectEqual(try compact(URL(string: "https://a.example/b?c")), #""https://a.example/b?c""#)
    expectEqual(try compact(Decimal(string: "12345678901234567890.5")), "12345678901234567890.5")
    expectEqual(try compact([String?.none, "a"]), #"[null,"a"]"#)
  }

  @Test func `a date is in ISO 8601, or its number of seconds beyond four digits of a year`() throws {
    forEachRow(
      [
        (0, "1970-01-01T00:00:00Z"), (951_782_400, "2000-02-29T00:00:00Z"), (-1, "1969-12-31T23:59:59Z"),
        (1_709_251_199.25, "2024-02-29T23:59:59.25Z"), (253_402_300_799, "9999-12-31T23:59:59Z"),
        (-62_135_769_600, "0001-01-01T00:00:00Z"), (-62_135_596_800, "0001-01-03T00:00:00Z"),
        (-12_219_292_800, "1582-10-15T00:00:00Z"), (-12_219_292_801, "1582-10-04T23:59:59Z"),
        (0.000001, "1970-01-01T00:00:00.000001Z"),
      ] as [(Double, String)]
    ) { seconds, text in
      expectEqual(try compact(Date(timeIntervalSince1970: seconds)), "\"\(text)\"")
    }

    expectEqual(try compact(Date(timeIntervalSince1970: 1.5e15)), "1500000000000000")
  }

  private class Base: Encodable {
    var id = 1
  }

  private final class Derived: Base {
    enum Keys: String, CodingKey { case name, more, list }

    override func encode(to encoder: any Encoder) throws {
      var object = encoder.container(keyedBy: Keys.self)
      try super.encode(to: object.superEncoder())
      try object.encode("first", forKey: .name)
      var more = object.nestedContainer(keyedBy: Keys.self, forKey: .more)
      var list = object.nestedUnkeyedContainer(forKey: .list)
      try list.encode(1)
      try more.encode(true, forKey: .name)
      var inner = list.nestedUnkeyedContainer()
      try inner.encodeNil()
      try super.encode(to: list.superEncoder())
      var again = object.nestedContainer(keyedBy: Keys.self, forKey: .more)
      try again.encode(UInt8(7), forKey: .more)
      try object.encode("second", forKey: .name)
    }
  }

  @Test
  func `nested containers and superclasses are written where they belong, five hundred levels deep`() throws {
    expectEqual(
      try compact(Derived()),
      #"{"list": [1,[null],{"id": 1}],"more": {"more": 7,"name": true},"name": "second","super": {"id": 1}}"#
    )

    let text = try compact(Nested(levels: 500))
    expectEqual(text, String(repeating: "[", count: 501) + String(repeating: "]", count: 501))
  }

  private struct Torn: Encodable {
    func encode(to encoder: any Encoder) throws {
      var list = encoder.unkeyedContainer()
      try list.encode(1)
      var single = encoder.singleValueContainer()
      try single.encode(2)
    }
  }

  private struct Nested: Encodable {
    var levels: Int

    func encode(to encoder: any Encoder) throws {
      var list = encoder.unkeyedContainer()
      if levels > 0 { try list.encode(Nested(levels: levels - 1)) }
    }
  }
}
