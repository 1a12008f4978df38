import Expectations
import Foundation
import Snapshotting
import TestSupport
import Testing

@Suite struct RedactionTests {
  private let folder: TemporaryFolder
  private let place = SnapshotCallSite(
    fileID: "AppTests/ListTests.swift", filePath: "/built/Tests/AppTests/ListTests.swift",
    function: "sorts()", line: 12, column: 5)
  private let golden = "Tests/AppTests/__Snapshots__/ListTests/sorts.txt"

  private let first = "6F9619FF-8B86-D011-B42D-00C04FC964FF"
  private let second = "00000000-0000-0000-0000-00000000002a"

  init() throws {
    folder = try TemporaryFolder.package()
    try folder.write("", to: "Tests/AppTests/ListTests.swift")
  }

  private func failure(_ text: String, _ rules: [Redaction], mode: String = "never") -> String? {
    let session = SnapshotSession(
      environment: ["SHOWCASE_PACKAGE_PATH": folder.root, "SHOWCASE_RECORD": mode]
    ) { _ in }
    return session.failure(
      of: { text }, as: .text, named: nil, redacting: rules, in: .besideTest, at: place)
  }

  /// The golden of a text, without its last line feed.
  private func redacted(_ text: String, _ rules: [Redaction]) throws -> String {
    expectNil(failure(text, rules.map(\.optional), mode: "all"))
    return String(try folder.read(golden).dropLast())
  }

  @Test
  func `the same value has the same number, by first appearance, and passes with other values`() throws {
    let text = "\(first) \(second)\n[\(second)] \(first)"
    expectEqual(try redacted(text, [.uuids]), "<uuid 1> <uuid 2>\n[<uuid 2>] <uuid 1>")

    try folder.write("<uuid 1> <uuid 2> <uuid 1>\n", to: golden)
    expectNil(failure("\(first) \(second) \(first)", [.uuids]))
    expectNil(failure("\(second) \(first) \(second)", [.uuids]))
    expectEqual(
      failure("\(second) \(first) \(first)", [.uuids])?.contains("+<uuid 1> <uuid 2> <uuid 2>"), true)
  }

  private struct Order: Encodable, Hashable {
    let id = UUID()
    var item: String
  }

  private func golden<Value>(of value: Value, as strategy: SnapshotStrategy<Value>) throws -> String {
    let session = SnapshotSession(
      environment: ["SHOWCASE_PACKAGE_PATH": folder.root, "SHOWCASE_RECORD": "all"]
    ) { _ in }
    expectNil(
      session.failure(
        of: { value }, as: strategy, named: nil, redacting: [.uuids], in: .besideTest, at: place))
    return try folder.read("\(golden.dropLast(3))\(strategy.fileExtension)")
  }

  @Test func `what has no order is in that of what redaction leaves, with numbers in that order`() throws {
    let makeOrders = { ["tea", "milk", "sugar", "salt"].map { Order(item: $0) } }
    let dumps = try (0..<20).map { _ in try golden(of: Set(makeOrders()), as: .dump) }
    expectEqual(Set(dumps).count, 1)
    expectTrue(
      dumps[0].hasPrefix("4 members\n  - Order\n    id: <uuid 1>\n    item: \"milk\"\n"), "\(dumps[0])")

    let lists = try (0..<20).map { _ in try golden(of: Set(makeOrders()), as: .json) }
    expectEqual(Set(lists).count, 1)
    let pairs = try (0..<20).map { _ in
      let orders = makeOrders()
      return try golden(
        of: Dictionary(uniqueKeysWithValues: orders.map { ($0.id.uuidString, $0.item) }), as: .json)
    }
    expectEqual(
      Set(pairs),
      [
        """
        {
          "<uuid 1>": "milk",
          "<uuid 2>": "salt",
          "<uuid 3>": "sugar",
          "<uuid 4>": "tea"
        }

        """
      ])
    let keyed = try (0..<20).map { _ in
      try golden(
        of: Dictionary(uniqueKeysWithValues: makeOrders().map { ($0.id, $0.item) }), as: .dump)
    }
    expectEqual(Set(keyed).count, 1)
  }

  /// An object in an object, and so on.
  private indirect enum Nest: Encodable {
    case end
    case level(Nest)

    func encode(to encoder: any Encoder) throws {
      guard case .level(let inner) = self else { return }
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(UUID(), forKey: .id)
      try container.encode([UUID().uuidString: inner, UUID().uuidString: Nest.end], forKey: .inner)
    }

    enum Key: CodingKey { case id, inner }
  }

  @Test(.hangLimit) func `what is redacted at each of many levels takes no more time at each`() throws {
    let nest = (0..<60).reduce(Nest.end) { nest, _ in .level(nest) }
    expectEqual(Set(try (0..<3).map { _ in try golden(of: nest, as: .json) }).count, 1)
  }

  @Test func `uuids, addresses and paths are found as whole words`() {
    forEachRow(
      [
        ("6f9619ff-8b86-d011-b42d-00c04fc964ff.", "<uuid 1>."),
        ("x6f9619ff-8b86-d011-b42d-00c04fc964ff", nil),
        ("6f9619ff-8b86-d011-b42d-00c04fc964ff0", nil),
        ("6f9619ff-8b86-d011-b42d-00c04fc964f", nil),
        ("6f9619ff-8b86-d011-b42d\n-00c04fc964ff", nil),
        ("6g9619ff-8b86-d011-b42d-00c04fc964ff", nil),
      ] as [(String, String?)]
    ) { text, golden in
      expectEqual(try redacted(text, [.uuids]), golden ?? text)
    }

    forEachRow(
      [
        ("<View: 0x00007f8a1c00>", "<View: <address 1>>"),
        ("0x7ffe12345678 0x7FFE12345678", "<address 1> <address 2>"),
        ("#0x00ff00", nil), ("0x12345678901234567", nil), ("10x123456789", nil), ("0x", nil),
      ] as [(String, String?)]
    ) { text, golden in
      expectEqual(try redacted(text, [.addresses]), golden ?? text)
    }

    forEachRow(
      [
        ("/tmp/x/a.txt", "<temporary folder>/a.txt"), ("at /tmp/x.", "at <temporary folder>."),
        ("file:///tmp/x", "file://<temporary folder>"),
        ("(/tmp/x) /tmp/x", "(<temporary folder>) <temporary folder>"),
        ("/tmp/xy", nil), ("/tmp/x-1", nil), ("/tmp/x.txt", nil), ("/var/tmp/x", nil), ("/tmp/xé", nil),
      ] as [(String, String?)]
    ) { text, golden in
      for path in ["/tmp/x", "/tmp/x/"] {
        expectEqual(try redacted(text, [.path(path, named: "temporary folder")]), golden ?? text)
      }
    }
  }

  @Test func `dates are found in their forms`() {
    forEachRow(
      [
        ("2026-11-21", "<date 1>"), ("on 2026-11-21, at", "on <date 1>, at"),
        ("2026-11-21T12:48:23Z", "<date 1>"), ("2026-11-21T12:48:23.123456+01:00", "<date 1>"),
        ("2026-11-21T12:48", "<date 1>"), ("20261121T124823Z", "<date 1>"),
        ("20261121T1248+0100", "<date 1>"),
        ("2026-11-21 12:48:23 +0000", "<date 1>"), ("\"2026-11-21 12:48 UTC\"", "\"<date 1>\""),
        ("Sat, 21 Nov 2026 12:48:23 GMT", "<date 1>"), ("21 Nov 2026 12:48 -0530", "<date 1>"),
        ("1 Nov 2026", "<date 1>"), ("log-2026-11-21.txt", "log-<date 1>.txt"),
        ("2026-11-21 12 items", "<date 1> 12 items"), ("2026-11-21 12:48 Zebras", "<date 1> Zebras"),
        ("2026-11-21 2026-11-22 2026-11-21", "<date 1> <date 2> <date 1>"),
        ("2026-13-21", nil), ("2026-11-32", nil), ("12026-11-21", nil), ("2026-11-211", nil),
        ("20261121", nil), ("21 Nev 2026", nil), ("12:48:23", nil),
      ] as [(String, String?)]
    ) { text, golden in
      expectEqual(try redacted(text, [.dates]), golden ?? text)
    }
  }

  @Test
  func `own rules are expressions and closures, the longest match counts, and none crosses a line`() throws {
    let rules: [Redaction] = [
      .matches(of: #/job-[0-9]+/#, named: "job"),
      .matches(named: "shout") { line in
        line.ranges(of: "HÉ!") + [line.startIndex..<line.startIndex]
      },
    ]
    expectEqual(
      try redacted("é job-1, job-22 HÉ!\njob-1 HÉ!", rules),
      "é <job 1>, <job 2> <shout 1>\n<job 1> <shout 1>")

    let short = Redaction.matches(of: #/[a-c]{2}/#, named: "short")
    let long = Redaction.matches(of: #/[b-d]{3}/#, named: "long")
    let word = Redaction.matches(of: #/uuid|long/#, named: "word")
    expectEqual(try redacted("abcd", [short, long]), "a<long 1>")
    expectEqual(try redacted("\(first) abcd", [word, .uuids, short, long]), "<uuid 1> a<long 1>")
    expectEqual(try redacted("/tmp/\(first)", [.uuids, .path("/tmp/\(first)", named: "folder")]), "<folder>")

    forEachRow([
      ("\n", "a\nb", "a\nb"), ("a\\nb", "a\nb", "a\nb"), (".+", "a\r\nb", "<own 1>\r\n<own 2>"),
    ]) { pattern, text, golden in
      let rule = Redaction.matches(named: "own") { line in
        line.range(of: pattern, options: .regularExpression).map { [$0] } ?? []
      }
      expectEqual(try redacted(text, [rule]), golden)
    }
  }

  @Test
  func `what looks like a replacement is told from one, so texts share goldens for values only`() throws {
    forEachRow([
      ("<uuid 1>", "<~uuid 1>"), ("<~uuid 1>", "<~~uuid 1>"), ("<uuid>", "<~uuid>"),
      ("<<uuid 1>>", "<<~uuid 1>>"),
      ("<uuid x>", "<uuid x>"), ("<date 1>", "<date 1>"), ("<uuid ", "<uuid "),
    ]) { text, golden in
      expectEqual(try redacted(text, [.uuids]), golden)
    }

    var random = SplitMix64(seed: 20_261_121)
    let parts = ["<", "~", "uuid", " ", "1", "2", ">", first, second, "\n"]
    var texts: [String: String] = [:]
    for _ in 0..<400 {
      let text = (0..<Int.random(in: 1...9, using: &random)).map { _ in
        parts.randomElement(using: &random) ?? ""
      }.joined()
      let golden = try redacted(text + "\n", [.uuids])
      let shape = shape(text)
      expectEqual(texts[golden, default: shape], shape, "seed 20261121, golden \(golden)")
      texts[golden] = shape
    }
  }

  /// A text in which values are replaced by controls, by first appearance.
  private func shape(_ text: String) -> String {
    let uuid = #/\b[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}\b/#
    var seen: [String] = []
    return text.replacing(uuid) { match in
      let value = String(match.output)
      if !seen.contains(value) { seen.append(value) }
      return "\u{1}\(seen.firstIndex(of: value) ?? 0)\u{2}"
    }
  }

  @Test(arguments: ["missing", "failed", "all"])
  func `a text in which a rule replaced nothing is not recorded`(mode: String) throws {
    let package = try SnapshotFolder()
    for rule in [Redaction.uuids, .value(at: "userId", named: "id")] {
      let failure = package.failure(of: ["user": 17], as: .json, redacting: [rule], mode: mode)
      expectEqual(failure?.hasPrefix("The snapshot has no golden.\n"), true)
      expectEqual(failure?.contains("replaced nothing"), true)
    }
    #expect(throws: (any Error).self) { try package.bytes("json") }
  }

  @Test func `a rule that replaced nothing fails, behind a difference, unless it is optional`() throws {
    try folder.write("a\n", to: golden)
    expectNil(failure("a", [.uuids.optional, .dates.optional]))
    expectEqual(
      failure("a", [.uuids, .dates.optional, .path("/tmp/x", named: "folder")]),
      """
      The redaction .uuids replaced nothing.
      The redaction .path("/tmp/x", named: "folder") replaced nothing.
      at:       /built/Tests/AppTests/ListTests.swift:12:5
      expected: something to replace, or .uuids.optional where there may be nothing
      """)

    try folder.write("a\n", to: golden)
    let text = try #require(failure("b", [.matches(of: #/x/#, named: "x")]))
    #expect(text.hasPrefix("The snapshot differs from its golden"))
    #expect(text.contains("\n\nThe redaction .matches(of: ..., named: \"x\") replaced nothing.\n"))
  }

  @Test func `a name that a replacement cannot hold is an error`() {
    forEachRow(["", "a\nb", "a<", ">", "~", "\"", "\u{202E}"]) { name in
      let text = failure("a", [.path("a", named: name)])
      expectEqual(text?.contains("has the name '"), true)
      expectEqual(text?.contains("expected: a name on one line, without '<', '>', '~' and quotes"), true)
    }
  }

  @Test func `the text of every strategy is redacted`() throws {
    let session = SnapshotSession(
      environment: ["SHOWCASE_PACKAGE_PATH": folder.root, "SHOWCASE_RECORD": "all"]
    ) { _ in }
    let text = session.failure(
      of: { ["id": first, "other": second, "again": first] }, as: .json, named: nil, redacting: [.uuids],
      in: .besideTest, at: place)
    expectNil(text)
    expectEqual(
      try folder.read("Tests/AppTests/__Snapshots__/ListTests/sorts.json"),
      "{\n  \"again\": \"<uuid 1>\",\n  \"id\": \"<uuid 1>\",\n  \"other\": \"<uuid 2>\"\n}\n")
  }
}
