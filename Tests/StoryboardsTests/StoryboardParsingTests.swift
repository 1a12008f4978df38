import Diagnostics
import Expectations
import Storyboards
import Testing

@Suite struct StoryboardParsingTests {
  private static let head = "showcase-storyboard 2\nuse case: u\nscript: s\nconfiguration: c\n"
  private static let start = head + "\n[1] launch\nA\n  B #b [on]\n  C\n  C\n  D #d\n  E #e\n\n[2] tap\n"

  @Test func `a fault is reported with its place`() {
    forEachRow([
      ("", 1, 1), ("storyboard 1\n", 1, 1), ("showcase-storyboard 3\n", 1, 1),
      ("showcase-storyboard 2\nuse-case: u\n", 2, 1), ("showcase-storyboard 2\nuse case: \n", 2, 11),
      ("showcase-storyboard 2\nuse case: a\u{200B}\n", 2, 12), (Self.head + "[1] launch\n", 5, 1),
      (Self.head + "\n", 5, 1),
      (Self.head + "\n[2] launch\n", 6, 1), (Self.head + "\n[1]launch\n", 6, 4),
      (Self.head + "\n[1] launch\n", 6, 1),
      (Self.head + "\n[1] launch\nA\n\n", 8, 1), (Self.head + "\n[1] launch\nA\n\n\n[2] x\n", 8, 1),
      (Self.head + "\n[1] launch\nchanged A: [a] -> [b]\n", 7, 1),
      (Self.start + "chnged B #b: [on] -> [off]\n", 15, 1), (Self.start + "removed F\n", 15, 9),
      (Self.start + "removed C\n", 15, 9),
      (Self.start + "removed C 3\n", 15, 9), (Self.start + "removed B #b 1\n", 15, 13),
      (Self.start + "removed A\n", 15, 1),
      (Self.start + "changed B #b: [off] -> [on]\n", 15, 15),
      (Self.start + "changed B #b: [on] -> (0 0; 1 1)\n", 15, 15),
      (Self.start + "changed B #b: none -> none\n", 15, 15), (Self.start + "changed B #b [on]\n", 15, 13),
      (Self.start + "changed B #b: [on] [off]\n", 15, 25),
      (Self.start + "changed B: [on] -> [off]\n", 15, 10),
      (Self.start + "added in A\n  X\n", 15, 9), (Self.start + "added   after A\n  X\n", 15, 15),
      (Self.start + "added   in A\n", 15, 1), (Self.start + "removed B #b\n  X\n", 16, 3),
      (Self.start + "moved   B #b -> in B #b\n", 15, 1), (Self.start + "removed B #b x\n", 15, 13),
      (Self.start + "called x\n", 15, 8), (Self.start + "removed B #b\ncalled  x\n", 16, 1),
      (Self.start + "added   in A\n  X y\n", 16, 6), (Self.start + "A x\n", 15, 4),
      (Self.start + "changed D #d: none -> [on], x=1 -> 2\n", 15, 29),
      (Self.start + "changed D #d: x=default -> default\n", 15, 15),
      (Self.start + "hidden  D #d: [on]\n", 15, 15), (Self.start + "hidden  D #d\n", 15, 13),
      (Self.start + "shown   D #d\n", 15, 1), (Self.start + "back    D #d of [1] -> in A\n", 15, 9),
      (Self.start + "added   behind D #d\n  X\n", 15, 9), (Self.start + "moved   D #d -> at A\n", 15, 17),
      (Self.start + "animated 1 s: D (alpha)\ncalled  x\n", 16, 8),
      (Self.start + "removed D #d\n\n[end]\n", 17, 1),
      (Self.start + "removed D #d\n\n[end]\ncalled  x\n", 18, 1),
      (Self.start + "removed D #d\n\n[end]\npending x\n\n[3] x\n", 20, 1),
      (Self.head + "\n[end]\npending x\n", 6, 1),
      (Self.head + "\n[1] launch\nA (0 0; 1 1)\n  B (0 0; 1 1)\n", 8, 1),
      (Self.head + "\n[1] launch\nA\n  B [hidden]\n", 8, 1), (Self.head + "\n[1] launch\nA b=1 a=1\n", 7, 1),
      (Self.start + "moved\n", 15, 6), (Self.start + "added\n  X\n", 15, 6),
    ]) { text, line, column in
      let fault = #expect(throws: Diagnostic.self, "\(text) \(line) \(column)") { try Storyboard(text: text) }
      expectEqual(fault?.position, SourcePosition(line: line, column: column), "\(String(describing: fault))")
      expectNotNil(fault?.expected)
    }
  }

  @Test func `a fault in JSON is reported with its place`() {
    forEachRow([
      (
        #"{"showcase-storyboard":2,"use case":"u","script":"s","configuration":"c","steps":[{"cause":"x"}]}"#,
        83
      ),
      (#"{"showcase-storyboard":2,"use case":"u","scrip":"s"}"#, 41), (#"{"showcase-storyboard":"1"}"#, 24),
    ]) { json, column in
      let fault = #expect(throws: Diagnostic.self, "\(json) \(column)") { try Storyboard(json: json) }
      expectEqual(fault?.position, SourcePosition(line: 1, column: column), "\(String(describing: fault))")
    }
  }

  @Test func `another version is named, and the nearest known name is reported`() {
    let fault = #expect(throws: Diagnostic.self) { try Storyboard(text: "showcase-storyboard 3\n") }
    expectEqual(fault?.problem, "the storyboard is of version '3', which this Showcase cannot compare")
    let json = #expect(throws: Diagnostic.self) { try Storyboard(json: #"{"showcase-storyboard": 1}"#) }
    expectEqual(json?.expected, "version 2; 'showcase migrate' turns texts of version 1 into it")

    forEachRow([
      ("chnged B #b: [on] -> [off]", "changed"), ("removed B #c", "B #b"),
      ("removed B #b\nadedd   in A", "added"),
    ]) { lines, nearest in
      let fault = #expect(throws: Diagnostic.self, "\(lines) \(nearest)") {
        try Storyboard(text: Self.start + lines + "\n")
      }
      expectEqual(fault?.nearest, nearest)
    }
  }
}
