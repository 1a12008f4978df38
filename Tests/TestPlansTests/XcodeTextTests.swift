import SourceText
import TestPlans
import Testing

@Suite struct XcodeTextTests {
  @Test("A plan that Xcode wrote is written back byte for byte")
  func roundTrip() throws {
    let plan = try TestPlan(SamplePlans.xcode, file: "p")
    #expect(Array(plan.text.utf8) == Array(SamplePlans.xcode.utf8))
  }

  @Test(
    "Values are written as Xcode writes them",
    arguments: [
      ("{}", "{\n\n}\n"), ("[]", "[\n\n]\n"), ("[1.50, -0]", "[\n  1.50,\n  -0\n]\n"),
      (#"{"b":1,"a":true,"B":null}"#, "{\n  \"B\" : null,\n  \"a\" : true,\n  \"b\" : 1\n}\n"),
      (#""a/b\u0001\n\t\"\\é\u0008\f\r""#, #""a\/b\u0001\n\t\"\\é\b\f\r""# + "\n"),
      ("\"\u{7F}\u{1F600}\"", "\"\u{7F}\u{1F600}\"\n"),
      (#"{"a":{"b":[]}}"#, "{\n  \"a\" : {\n    \"b\" : [\n\n    ]\n  }\n}\n"),
    ])
  func values(source: String, expected: String) throws {
    #expect(try JSONValue(source).xcodeText == expected)
  }

  @Test("A deeply nested value is written without exhausting the stack")
  func deep() throws {
    let depth = JSONValue.maximumDepth
    let source = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    let text = try JSONValue(source).xcodeText
    #expect(text.utf8.count { $0 == UInt8(ascii: "[") } == depth)
  }
}
