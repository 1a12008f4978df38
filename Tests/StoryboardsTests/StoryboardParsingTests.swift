import Diagnostics
import Expectations
import Storyboards
import Testing

@Suite struct StoryboardParsingTests {
  private static let head = "showcase-storyboard 1\nuse case: u\nscript: s\nconfiguration: c\n"
  private static let start = head + "\n[1] launch\nA\n  B #b [on]\n  C\n  C\n\n[2] tap\n"

  @Test func `a fault is reported with its place`() {
    forEachRow([
      ("", 1, 1), ("storyboard 1\n", 1, 1), ("showcase-storyboard 2\n", 1, 1),
      ("showcase-storyboard 1\nuse-case: u\n", 2, 1), ("showcase-storyboard 1\nuse case: \n", 2, 11),
      ("showcase-storyboard 1\nuse case: a\u{200B}\n", 2, 12), (Self.head + "[1] launch\n", 5, 1),
      (Self.head + "\n", 5, 1),
      (Self.head + "\n[2] launch\n", 6, 1), (Self.head + "\n[1]launch\n", 6, 4),
      (Self.head + "\n[1] launch\n", 6, 1),
      (Self.head + "\n[1] launch\nA\n\n", 8, 1), (Self.head + "\n[1] launch\nA\n\n\n[2] x\n", 8, 1),
      (Self.head + "\n[1] launch\nchanged A: [a] -> [b]\n", 7, 1),
      (Self.start + "chnged B #b: [on] -> [off]\n", 13, 1), (Self.start + "removed D\n", 13, 9),
      (Self.start + "removed C\n", 13, 9),
      (Self.start + "removed C 3 of 2\n", 13, 9), (Self.start + "removed C 1 of 3\n", 13, 9),
      (Self.start + "removed A\n", 13, 1),
      (Self.start + "changed B #b: [off] -> [on]\n", 13, 15),
      (Self.start + "changed B #b: [on] -> (0 0; 1 1)\n", 13, 15),
      (Self.start + "changed B #b: none -> none\n", 13, 15), (Self.start + "changed B #b [on]\n", 13, 13),
      (Self.start + "changed B #b: [on] [off]\n", 13, 25),
      (Self.start + "changed B: [on] -> [off]\n", 13, 10),
      (Self.start + "added in A at 1\n  X\n", 13, 9), (Self.start + "added   in A at 9\n  X\n", 13, 1),
      (Self.start + "added   in A at 1\n", 13, 1), (Self.start + "removed B #b\n  X\n", 14, 3),
      (Self.start + "moved   B #b to B #b at 0\n", 13, 1), (Self.start + "removed B #b x\n", 13, 13),
      (Self.start + "called x\n", 13, 8), (Self.start + "removed B #b\ncalled  x\n", 14, 1),
      (Self.start + "added   in A at 1\n  X y\n", 14, 6), (Self.start + "A x\n", 13, 4),
      (Self.start + "moved\n", 13, 6), (Self.start + "added\n  X\n", 13, 6),
    ]) { text, line, column in
      let fault = #expect(throws: Diagnostic.self, "\(text) \(line) \(column)") { try Storyboard(text: text) }
      expectEqual(fault?.position, SourcePosition(line: line, column: column), "\(String(describing: fault))")
      expectNotNil(fault?.expected)
    }
  }

  @Test func `a fault in JSON is reported with its place`() {
    forEachRow([
      (
        #"{"showcase-storyboard":1,"use case":"u","script":"s","configuration":"c","steps":[{"cause":"x"}]}"#,
        83
      ),
      (#"{"showcase-storyboard":1,"use case":"u","scrip":"s"}"#, 41), (#"{"showcase-storyboard":"1"}"#, 24),
    ]) { json, column in
      let fault = #expect(throws: Diagnostic.self, "\(json) \(column)") { try Storyboard(json: json) }
      expectEqual(fault?.position, SourcePosition(line: 1, column: column), "\(String(describing: fault))")
    }
  }

  @Test func `another version is named, and the nearest known name is reported`() {
    let fault = #expect(throws: Diagnostic.self) { try Storyboard(text: "showcase-storyboard 2\n") }
    expectEqual(fault?.problem, "the storyboard is of version '2', which this Showcase cannot read")
    let json = #expect(throws: Diagnostic.self) { try Storyboard(json: #"{"showcase-storyboard": 2}"#) }
    expectEqual(json?.expected, "version 1")

    forEachRow([
      ("chnged B #b: [on] -> [off]", "changed"), ("removed B #c", "B #b"),
      ("removed B #b\nadedd in A at 0", "added"),
    ]) { lines, nearest in
      let fault = #expect(throws: Diagnostic.self, "\(lines) \(nearest)") {
        try Storyboard(text: Self.start + lines + "\n")
      }
      expectEqual(fault?.nearest, nearest)
    }
  }
}
