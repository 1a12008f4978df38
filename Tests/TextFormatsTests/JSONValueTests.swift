import Diagnostics
import Expectations
import Testing
import TextFormats

@Suite struct JSONValueTests {
  @Test func `each kind of value is parsed, and members keep order, places and spelling`() throws {
    forEachRow(
      [
        ("true", JSONValue.Content.boolean(true)), ("false", .boolean(false)), (" null\r\n", .null),
        ("[]", .array([])), ("{ }", .object([])), ("0", .number("0")), ("-12.25E-3", .number("-12.25E-3")),
        (#""\"\\\/\b\f\n\r\t""#, .string("\"\\/\u{8}\u{C}\n\r\t")), (#""\u00e9\uD83D\ude00""#, .string("é😀")),
      ] as [(String, JSONValue.Content)]
    ) { text, content in
      expectEqual(try JSONValue(text).content, content)
    }

    let value = try JSONValue("{\n  \"b\" : [1.50, -0e+2],\n  \"a\":null }")
    let members = try value.members
    expectEqual(members.map(\.key), ["b", "a"])
    expectEqual(
      members.map(\.position), [SourcePosition(line: 2, column: 3), SourcePosition(line: 3, column: 3)])
    expectEqual(try value.member("b").elements.map(\.content), [.number("1.50"), .number("-0e+2")])
    expectEqual(value["b"]?.position, SourcePosition(line: 2, column: 9))
    expectEqual(value["a"]?.isNull, true)
  }

  @Test func `faults tell place and expectation, and a misspelt word gets the nearest one`() {
    forEachRow([
      ("", 1, 1, "a JSON value"),
      ("tru", 1, 1, "a JSON value"),
      ("1 2", 1, 3, "nothing after the value"),
      ("[1,]", 1, 4, "a JSON value"),
      ("[1 2]", 1, 4, "',' or ']'"),
      ("{\"a\":1,}", 1, 8, "a key in double quotes"),
      ("{\"a\" 1}", 1, 6, "':' after the key"),
      ("{\n\"a\":1\n\"b\":2}", 3, 1, "',' or '}'"),
      ("{\"a\":1,\"a\":2}", 1, 8, "each key once in an object"),
      ("[", 1, 2, "a JSON value"),
      ("\"a", 1, 3, "a closing quote, or an escaped control character"),
      ("\"\n\"", 1, 2, "a closing quote, or an escaped control character"),
      (#""\x""#, 1, 3, #"an escape: \" \\ \/ \b \f \n \r \t or \uXXXX"#),
      (#""\uD83D""#, 1, 3, #"two halves, as \uD83D\uDE00"#),
      (#""\uDE00""#, 1, 3, #"two halves, as \uD83D\uDE00"#),
      (#""\uD83D\n""#, 1, 9, "the second half of a surrogate pair"),
      (#""\uD83D\u0041""#, 1, 3, #"two halves, as \uD83D\uDE00"#),
      (#""\u12G4""#, 1, 6, "four hexadecimal digits"),
      ("01", 1, 2, "nothing after the value"),
      ("-", 1, 2, "a digit"),
      ("1.", 1, 3, "a digit"),
      ("1e", 1, 3, "a digit"),
      ("1ee", 1, 3, "a digit"),
      ("// c", 1, 1, "a JSON value"),
    ]) { text, line, column, expected in
      let fault = #expect(throws: Diagnostic.self, "\(text) \(line) \(column) \(expected)") {
        try JSONValue(text)
      }
      expectEqual(fault?.position, SourcePosition(line: line, column: column))
      expectEqual(fault?.expected, expected)
    }

    #expect(
      throws: Diagnostic(
        "'fasle' is not a JSON value", at: .start, expected: "a JSON value", nearest: "false")
    ) {
      try JSONValue("fasle")
    }
  }

  @Test
  func `the deepest allowed nesting parses, one more level is refused; taken apart, it leaves null`() throws {
    let deep = String(repeating: "[", count: 5000) + String(repeating: "]", count: 5000)
    expectEqual(try JSONValue(deep).elements.count, 1)
    let fault = #expect(throws: Diagnostic.self) { try JSONValue("[" + deep + "]") }
    expectEqual(fault?.position, SourcePosition(line: 1, column: 5001))
    #expect(throws: Diagnostic.self) { try JSONValue(String(repeating: "{\"a\":[", count: 100_000)) }

    var value = try JSONValue(#"{"a": [1, {"b": [true, "x"]}], "c": {}}"#)
    value.dismantle()
    expectEqual(value.content, .null)
  }

  @Test func `values of another kind are told with their place`() throws {
    let value = try JSONValue(#"{"version": "1", "n": 2.0, "h": 0.5}"#)
    #expect(
      throws: Diagnostic("found a string", at: SourcePosition(line: 1, column: 13), expected: "a number")
    ) {
      try value.member("version").number
    }
    expectEqual(try value.member("version").nonEmptyString, "1")
    #expect(
      throws: Diagnostic("found an empty string", at: .start, expected: "a string that is not empty")
    ) {
      try JSONValue(.string("")).nonEmptyString
    }
    expectEqual(try value.member("n").integer, 2)
    expectEqual(try value.member("h").number, 0.5)
    #expect(throws: Diagnostic.self) { try value.member("h").integer }
    let missing = #expect(throws: Diagnostic.self) { try value.member("verison") }
    expectEqual(missing?.nearest, "version")
  }
}
