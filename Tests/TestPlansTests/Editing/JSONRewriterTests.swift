import Expectations
import TestSupport
import Testing
import TextFormats

@testable import TestPlans

@Suite struct JSONRewriterTests {
  /// Rewrites a text after a change of its value.
  private func rewrite(_ text: String, _ edit: (inout JSONValue) -> Void) throws -> String {
    let former = try JSONValue(text)
    var edited = former
    edit(&edited)
    return JSONRewriter(text).text(from: former, to: edited)
  }

  static let one = JSONValue(.number("1"))

  static let insertions: [(text: String, result: String)] = [
    ("{}", #"{"key" : 1}"#),
    ("{ }", #"{"key" : 1}"#),
    (#"{"a":0}"#, #"{"a":0, "key":1}"#),
    (#"{"a":0,"z":2}"#, #"{"a":0,"key":1,"z":2}"#),
    (#"{ "z" : 0 }"#, #"{ "key" : 1, "z" : 0 }"#),
    ("{\n\t\"a\": 0,\n\t\"z\": 2\n}", "{\n\t\"a\": 0,\n\t\"key\": 1,\n\t\"z\": 2\n}"),
    ("{\r\n  \"a\" : 0\r\n}\r\n", "{\r\n  \"a\" : 0,\r\n  \"key\" : 1\r\n}\r\n"),
    (" {\n  \"ä\\\"}\" : \"]\\\\\"\n} ", " {\n  \"key\" : 1,\n  \"ä\\\"}\" : \"]\\\\\"\n} "),
  ]

  @Test func `Members come, go and change in the layout of their neighbors`() {
    // A new member is laid out like its neighbors.
    forEachRow(Self.insertions) { text, result in
      expectEqual(try rewrite(text) { $0.set("key", to: Self.one) }, result)
    }
    // A removed member takes the comma that it needed with it.
    forEachRow(Self.removals) { text, result in
      expectEqual(try rewrite(text) { $0.set("key", to: nil) }, result)
    }
    // Only the value of a changed member is written.
    forEachRow(Self.replacements) { text, result in
      expectEqual(try rewrite(text) { $0.set("key", to: Self.one) }, result)
    }
  }

  static let removals: [(text: String, result: String)] = [
    (#"{"key":1}"#, "{}"), ("{\n  \"key\" : 1\n}\n", "{}\n"),
    (#"{ "key" : [ {}, "}" ] , "z":2 }"#, #"{ "z":2 }"#),
    (#"{"a":0,"key":1}"#, #"{"a":0}"#), ("{ \"a\":0,\n\n \"key\":1,\n\"z\":2}", "{ \"a\":0,\n\"z\":2}"),
    (#"{"b":{"key":null}, "key" : true}"#, #"{"b":{"key":null}}"#),
  ]

  static let replacements: [(text: String, result: String)] = [
    (#"{"key":"x"}"#, #"{"key":1}"#), ("{\"key\"\n:\ntrue ,\"z\":2}", "{\"key\"\n:\n1 ,\"z\":2}"),
    ("{ \"key\" : { \"key\" : [1, 2] }}", "{ \"key\" : 1}"),
  ]

  static let lists: [(text: String, strings: [String], result: String)] = [
    (#"["a"]"#, ["a", "b/c"], #"["a", "b\/c"]"#), (#"["a/b","c"]"#, ["c", "d"], #"["c","d"]"#),
    ("[\n    \"x/y\",\n    \"b\"\n]", ["x/y", "new", "b"], "[\n    \"x/y\",\n    \"new\",\n    \"b\"\n]"),
    (#"[ "a", "a" ]"#, ["a"], #"[ "a" ]"#), (#"["b"]"#, [], "[]"),
    (#"{ "suites" : [] }"#, ["a", "b"], "[\n  \"a\",\n  \"b\"\n]\n"),
  ]

  @Test func `Lists keep their spelling, and new ones are laid out as Xcode does`() throws {
    // In a list of strings, the remaining ones keep their spelling.
    forEachRow(Self.lists) { text, strings, result in
      expectEqual(try rewrite(text) { $0 = .strings(strings, keeping: $0) }, result)
    }
    // A new list is laid out as Xcode does if there are lines, and on one line otherwise.
    let list = JSONValue.strings(["a", "b"], keeping: nil)
    expectEqual(
      try rewrite("{\n    \"a\": 0\n}") { $0.set("key", to: list) },
      "{\n    \"a\": 0,\n    \"key\": [\n      \"a\",\n      \"b\"\n    ]\n}")
    expectEqual(
      try rewrite(#"{ "a" : 0 }"#) { $0.set("key", to: list) }, #"{ "a" : 0, "key" : [ "a", "b" ] }"#)
    let empty = JSONValue(.array([]))
    expectEqual(
      try rewrite("{\n  \"a\": 0\n}") { $0.set("key", to: empty) },
      "{\n  \"a\": 0,\n  \"key\": [\n\n  ]\n}")
  }

  @Test func `Whatever the layout, a change is read back, and the bytes around it are kept`() {
    forEachRow(SplitMix64.seeds(60)) { (seed: UInt64) in
      var generator = SplitMix64(seed: seed)
      for _ in 0..<10 {
        let text = generator.untidyObject(depth: 3)
        let former = try JSONValue(text)
        var edited = former
        let key = try former.members.randomElement(using: &generator)?.key ?? "a"
        let removes = Bool.random(using: &generator)
        edited.set(removes ? key : key + "!", to: removes ? nil : Self.one)
        let result = JSONRewriter(text).text(from: former, to: edited)
        let note: Comment = "seed \(seed): \(text) became \(result)"
        expectEqual(try JSONValue(result).xcodeText, edited.xcodeText, note)
        guard try former.members.count > 1 else { continue }
        let (longer, shorter) = removes ? (text, result) : (result, text)
        let prefix = zip(longer.utf8, shorter.utf8).prefix { $0 == $1 }.count
        let suffix = zip(longer.utf8.reversed(), shorter.utf8.reversed()).prefix { $0 == $1 }.count
        #expect(prefix + suffix >= shorter.utf8.count, note)
      }
    }
  }
}

extension SplitMix64 {
  /// The text of an object with spaces here and there.
  fileprivate mutating func untidyObject(depth: Int) -> String {
    let keys = ["a", "ä", "b\\\"", "😀", "k/k", "z"].shuffled(using: &self).prefix(
      Int.random(in: 0...5, using: &self))
    let members = keys.map { "\(blank)\"\($0)\"\(blank):\(blank)\(untidyValue(depth: depth))" }
    return blank + "{" + (members.isEmpty ? blank : members.map { $0 + blank }.joined(separator: ",")) + "}"
      + blank
  }

  private mutating func untidyValue(depth: Int) -> String {
    let scalars = ["null", "true", "-1.50e3", "\"]},\\\\\"", "\"\\u00e4\\/\"", "[ ]", "0"]
    guard depth > 0, Bool.random(using: &self) else { return scalars.randomElement(using: &self) ?? "0" }
    if Bool.random(using: &self) { return untidyObject(depth: depth - 1) }
    let elements = (0..<Int.random(in: 1...3, using: &self)).map { _ in untidyValue(depth: depth - 1) }
    return "[" + elements.joined(separator: "," + blank) + "]"
  }

  private var blank: String {
    mutating get { ["", "", " ", "\n", "\t", "\r\n   "].randomElement(using: &self) ?? "" }
  }
}
