import Expectations
import Foundation
import Snapshotting
import TestSupport
import Testing

@Suite struct PathRedactionTests {
  private let snapshots: SnapshotFolder

  init() throws {
    snapshots = try SnapshotFolder()
  }

  private struct Item: Codable, Hashable {
    var id: Int
    var name: String
    var price: Double
  }

  private struct Order: Codable {
    var id = 17
    var items = [Item(id: 17, name: "tea", price: 0.1 + 0.2), Item(id: 4, name: "milk", price: 1.005)]
    var tags = ["new", "gift"]
    var totals = ["net": 1.23456, "gross": 2]
    var note = ""
  }

  /// The JSON on one line, without the spaces around it.
  private func json<Value: Encodable & SendableMetatype>(
    _ value: Value, _ rules: [Redaction]
  ) throws -> String {
    try snapshots.golden(of: value, as: .json, redacting: rules)
      .split(separator: "\n").map { $0.drop { $0 == " " } }.joined()
  }

  @Test func `A value at a path is replaced with one number for equal values`() throws {
    expectEqual(
      try json(Order(), [.value(at: "..id", named: "id"), .value(at: "note", named: "note")]),
      #"{"id": "<id 1>","items": [{"id": "<id 1>","name": "tea","price": 0.30000000000000004},"#
        + #"{"id": "<id 2>","name": "milk","price": 1.005}],"note": "<note 1>","tags": ["new","gift"],"#
        + #""totals": {"gross": 2,"net": 1.23456}}"#)
  }

  @Test func `Numbers at a path are rounded`() throws {
    forEachRow(
      [
        (0.30000000000000004, 2, "0.3"), (1.005, 2, "1.01"), (-1.005, 2, "-1.01"), (2.5, 0, "3"),
        (-0.001, 2, "0"), (12, 2, "12"), (1e300, 2, "1e+300"), (1234.5678, 3, "1234.568"), (0.1, 15, "0.1"),
      ]
    ) { number, digits, text in
      expectEqual(try json([number], [.rounded(at: "[*]", to: digits)]), "[\(text)]")
    }
  }

  @Test func `A list at a path is sorted by what is left of its elements`() throws {
    expectEqual(
      try json(["tags": ["new", "gift"]], [.sorted(at: "tags")]), #"{"tags": ["gift","new"]}"#)
    expectEqual(
      try json(
        [Item(id: 1, name: "b", price: 1), Item(id: 2, name: "a", price: 1)],
        [.sorted(at: "."), .value(at: "[*].id", named: "id")]),
      #"[{"id": "<id 1>","name": "a","price": 1},{"id": "<id 2>","name": "b","price": 1}]"#)
    expectEqual(try json([[2, 1], [0]], [.sorted(at: "."), .sorted(at: "[*]")]), "[[0],[1,2]]")
  }

  @Test(.hangLimit) func `Lists in lists are sorted in bounded time`() throws {
    let deep = (0..<200).reduce([1, 0] as Any) { list, _ in [list, 1] as [Any] }
    let text = try snapshots.golden(of: deep, as: .json, redacting: [.sorted(at: "."), .sorted(at: "..[*]")])
    expectTrue(text.hasPrefix("[\n  1,\n  [\n    1,\n"), "\(text.prefix(40))")
  }

  @Test func `Paths select what they name`() {
    let value = ["a": ["b": [["c": 1], ["c": 2]]], "x.y": ["": [["c": 3]]]]
    forEachRow([
      ("a.b[0].c", [1]), (".a.b[1].c", [2]), ("a.b[*].c", [1, 2]), ("..c", [1, 2, 3]), ("*.b[*].c", [1, 2]),
      (#"["x.y"][""][0].c"#, [3]), ("a..c", [1, 2]), ("..b..c", [1, 2]), ("*.*[*].*", [1, 2, 3]),
      ("..[1].c", [2]), (#"["a"]["b"][*]["c"]"#, [1, 2]), ("..[0]..c", [1, 3]),
    ]) { path, numbers in
      let text = try json(value, [.value(at: path, named: "found")])
      let left = [1, 2, 3].filter { !text.contains("\"c\": \($0)") }
      expectEqual(left, numbers, "\(path): \(text)")
    }
  }

  @Test func `A whole object is replaced`() throws {
    expectEqual(
      try json(["a": [["b": 1]], "c": [["b": 1]]], [.value(at: "*", named: "x")]),
      #"{"a": "<x 1>","c": "<x 1>"}"#)
  }

  @Test func `A rule of lines shares its numbers with a path`() throws {
    let id = UUID()
    expectEqual(
      try json(
        ["a": id.uuidString, "b": "see \(id.uuidString)"], [.value(at: "a", named: "uuid"), .uuids]),
      #"{"a": "<uuid 1>","b": "see <uuid 1>"}"#)
  }

  @Test func `A path wins over a rule of lines`() throws {
    expectEqual(
      try json(
        ["a": "job-1 job-2"], [.matches(of: #/"a.*/#, named: "job").optional, .value(at: "a", named: "all")]),
      #"{"a": "<all 1>"}"#)
  }

  @Test func `What looks like a replacement is marked`() throws {
    expectEqual(
      try json(["a": "<id 1>", "b": "x"], [.value(at: "b", named: "id")]), #"{"a": "<~id 1>","b": "<id 1>"}"#)
  }

  @Test func `A path that matches nothing fails`() throws {
    forEachRow(
      [
        (.value(at: "items[2]", named: "x"), #".value(at: "items[2]", named: "x")"#),
        (.rounded(at: "note", to: 2), #".rounded(at: "note", to: 2)"#),
        (.sorted(at: "id"), #".sorted(at: "id")"#),
      ] as [(Redaction, String)]
    ) { rule, spelling in
      let text = try #require(snapshots.failure(of: Order(), as: .json, redacting: [rule], mode: "all"))
      expectTrue(text.contains("The redaction \(spelling) replaced nothing."), "\(text)")
      expectNil(snapshots.failure(of: Order(), as: .json, redacting: [rule.optional], mode: "all"))
    }
  }

  private struct Account: Encodable {
    let meta = ["created.at": "x", "key": "y"]
    let friends = [["id": 1]]
  }

  private static let nearest: [(path: String, nearest: String?)] = [
    ("$.meta.key", "meta.key"), ("/meta/key", "meta.key"), ("Meta.Key", "meta.key"),
    ("meta.created.at", #"meta["created.at"]"#), ("id", "friends[*].id"), ("friends[1]", "friends[*]"),
    ("nothing.like.it", nil),
  ]

  @Test func `A path that matches nothing is reported with the nearest one`() throws {
    for row in Self.nearest {
      let rules = [Redaction.value(at: row.path, named: "x")]
      for message in [
        snapshots.failure(of: Account(), as: .json, redacting: rules),
        snapshots.failure(of: Account(), as: .dump, redacting: rules),
      ] {
        let end = message?.components(separatedBy: "replaced nothing.")[1].split(separator: "\n").first
        expectEqual(
          end?.trimmingPrefix(" "), row.nearest.map { "The nearest path is '\($0)'." } ?? end, "\(row.path)")
        expectEqual(message?.contains("nearest"), row.nearest != nil, "\(row.path)")
      }
    }
  }

  @Test func `A value that a rule is not for is not suggested`() throws {
    let message = snapshots.failure(
      of: ["a": "x"], as: .json, redacting: [.rounded(at: "a", to: 2)])
    expectEqual(message?.contains("nearest"), false)
  }

  @Test func `Members of a set are in the order of what is left of them`() throws {
    let make: () -> Set<Item> = {
      Set(["tea", "milk", "salt"].map { Item(id: .random(in: 0...999_999), name: $0, price: 1) })
    }
    let rule = Redaction.value(at: "[*].id", named: "id")
    expectEqual(Set(try (0..<20).map { _ in try json(make(), [rule]) }).count, 1)
    let dumps = try (0..<20).map { _ in try snapshots.golden(of: make(), as: .dump, redacting: [rule]) }
    expectEqual(Set(dumps).count, 1)
    expectTrue(dumps[0].hasPrefix("3 members\n  - Item\n    id: <id 1>\n    name: \"milk\"\n"), "\(dumps[0])")
    let keyed = try (0..<20).map { _ in
      try snapshots.golden(
        of: Dictionary(uniqueKeysWithValues: make().map { ($0.name, [$0]) }), as: .dump,
        redacting: [.value(at: "*[0].id", named: "id")])
    }
    expectEqual(Set(keyed).count, 1)
  }

  @Test func `A dump has the same paths`() throws {
    expectEqual(
      try snapshots.golden(
        of: Order(), as: .dump,
        redacting: [
          .value(at: "..id", named: "id"), .rounded(at: "items[*].price", to: 2), .sorted(at: "tags"),
          .rounded(at: "totals.*", to: 1), .value(at: "items[0].name", named: "name"),
        ]),
      """
      Order
        id: <id 1>
        items: 2 elements
          - Item
            id: <id 1>
            name: "<name 1>"
            price: 0.3
          - Item
            id: <id 2>
            name: "milk"
            price: 1.01
        tags: 2 elements
          - "gift"
          - "new"
        totals: 2 pairs
          "gross": 2
          "net": 1.2
        note: ""

      """)
  }

  @Test func `A value of several lines in a dump is replaced by one`() throws {
    expectEqual(
      try snapshots.golden(of: [[1, 2], [3]], as: .dump, redacting: [.value(at: "[0]", named: "list")]),
      "2 elements\n  - <list 1>\n  - 1 element\n    - 3\n")
  }

  @Test func `A snapshot without paths is an error`() {
    let text = snapshots.failure(of: "a", as: .text, redacting: [.sorted(at: "a")])
    expectEqual(
      text,
      "error: a redaction with a path needs a snapshot with paths\n  expected: a strategy such as .json or .dump"
    )
  }

  @Test func `A path with an error shows its column`() {
    forEachRow([
      ("", 1, "a key, '*' or '['"), ("items[", 7, "an index, '*', or a key in double quotes"),
      ("items[0", 8, "']'"), ("a.", 3, "a key, '*' or '['"), ("a...b", 4, "a key, '*' or '['"),
      ("[-1]", 2, "an index, '*', or a key in double quotes"), (#"["a]"#, 5, "a closing quote"),
      ("a]b", 2, "'.' or '['"), ("[*]b", 4, "'.' or '['"), ("a*", 2, "'.' or '['"),
      ("[99999999999999999999]", 2, "an index, '*', or a key in double quotes"),
    ]) { path, column, expected in
      let text = snapshots.failure(of: [1], as: .json, redacting: [.sorted(at: path)]) ?? ""
      expectTrue(
        text.hasPrefix("1:\(column): error: the path '\(path)' of the redaction .sorted(at: "), "\(text)")
      expectTrue(text.hasSuffix("\n  expected: \(expected)"), "\(text)")
    }
  }

  @Test func `A number of digits that no text has is an error`() {
    for digits in [-1, 16] {
      let text = snapshots.failure(of: [1], as: .json, redacting: [.rounded(at: ".", to: digits)])
      expectTrue(text?.contains("expected: 0 to 15 digits after the point") == true, "\(text as Any)")
    }
  }
}
