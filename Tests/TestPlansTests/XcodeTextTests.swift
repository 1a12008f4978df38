import Expectations
import TestPlans
import TestSupport
import Testing
import TextFormats
import UTF8Text

@Suite struct XcodeTextTests {
  @Test func `Plans and values are written as Xcode writes them`() {
    // A plan that Xcode wrote is written back byte for byte.
    forEachRow(SamplePlans.shapes.indices) { index in
      let (name, text) = SamplePlans.shapes[index]
      let plan = try TestPlan(text, file: "p")
      expectEqual(Array(plan.text.utf8), Array(text.utf8), "\(name)")
    }
    // Values are written as Xcode writes them.
    forEachRow([
      ("{}", "{\n\n}\n"), ("[]", "[\n\n]\n"), ("[1.50, -0]", "[\n  1.50,\n  -0\n]\n"),
      (#"{"b":1,"a":true,"B":null}"#, "{\n  \"B\" : null,\n  \"a\" : true,\n  \"b\" : 1\n}\n"),
      (#""a/b\u0001\n\t\"\\é\u0008\f\r""#, #""a\/b\u0001\n\t\"\\é\b\f\r""# + "\n"),
      ("\"\u{7F}\u{1F600}\"", "\"\u{7F}\u{1F600}\"\n"), (#""\ud83d\ude00""#, "\"\u{1F600}\"\n"),
      (#"{"a":{"b":[]}}"#, "{\n  \"a\" : {\n    \"b\" : [\n\n    ]\n  }\n}\n"),
      ("[[[1]],{}]", "[\n  [\n    [\n      1\n    ]\n  ],\n  {\n\n  }\n]\n"),
    ]) { source, expected in
      expectEqual(try JSONValue(source).xcodeText, expected)
    }
  }

  @Test func `Whatever a value holds, and however deep, what is written is read back as the same`() throws {
    // A deeply nested value is written without exhausting the stack.
    do {
      let depth = JSONValue.maximumDepth
      let source = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
      let text = try JSONValue(source).xcodeText
      expectEqual(text.utf8.count { $0 == UInt8(ascii: "[") }, depth)
    }
    // Whatever a value holds, the written text is read back as the same value and written in the same way.
    forEachRow(SplitMix64.seeds(60)) { (seed: UInt64) in
      var generator = SplitMix64(seed: seed)
      for _ in 0..<10 {
        let value = generator.value(depth: 4)
        let text = value.xcodeText
        let again = try JSONValue(text)
        expectEqual(again.withoutPlaces, value.withoutPlaces, "seed \(seed): \(text)")
        expectEqual(again.xcodeText, text, "seed \(seed): \(text)")
      }
    }
  }
}

extension JSONValue {
  /// The value with its members sorted, and without its positions in a file.
  fileprivate var withoutPlaces: JSONValue {
    switch content {
    case .array(let elements): JSONValue(.array(elements.map(\.withoutPlaces)))
    case .object(let members):
      JSONValue(
        .object(
          members.map { JSONMember($0.key, $0.value.withoutPlaces) }
            .sorted { $0.key.unicodeScalars.lexicographicallyPrecedes($1.key.unicodeScalars) }))
    default: JSONValue(content)
    }
  }
}

extension SplitMix64 {
  fileprivate mutating func value(depth: Int) -> JSONValue {
    let size = Int.random(in: 0...4, using: &self)
    switch Int.random(in: 0..<(depth > 0 ? 6 : 4), using: &self) {
    case 0: return JSONValue(.null)
    case 1: return JSONValue(.boolean(.random(using: &self)))
    case 2:
      return JSONValue(.number(["0", "-0", "1.50", "1E+9", "-12e-3"].randomElement(using: &self) ?? "0"))
    case 3: return JSONValue(.string(text()))
    case 4: return JSONValue(.array((0..<size).map { _ in value(depth: depth - 1) }))
    default:
      let keys = (0..<size).map { "\($0)" + text() }.shuffled(using: &self)
      return JSONValue(.object(keys.map { JSONMember($0, value(depth: depth - 1)) }))
    }
  }

  private mutating func text() -> String {
    let scalars: [Unicode.Scalar] = [
      "a", "Z", "/", "\\", "\"", "\n", "\u{0}", "\u{1F}", "\u{7F}", "é", "\u{301}", "\u{2028}", "😀",
    ]
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...6, using: &self) {
      text.append(scalars.randomElement(using: &self) ?? "a")
    }
    return String(text)
  }
}
