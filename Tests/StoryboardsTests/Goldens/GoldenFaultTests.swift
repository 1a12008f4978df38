import Diagnostics
import Expectations
import Foundation
import GoldenFiles
import Storyboards
import TestSupport
import Testing

@Suite struct GoldenFaultTests {
  private static let path = GoldenPath("Snapshots/T/C/U/s.c.txt")
  private static let storyboard = """
    showcase-storyboard 2
    use case: C / U
    script: s
    configuration: c

    [1] launch
    UILabel "é" (0 0; 1 1)

    """

  private func readStoryboard(_ bytes: Data) throws -> String? {
    let folder = try TemporaryFolder()
    try folder.write(bytes, to: Self.path.path)
    return try GoldenFolder(root: folder.root).readStoryboard(Self.path)
  }

  @Test func `A text as it was written, short, or like a conflict only in looks has no fault`() throws {
    expectEqual(try readStoryboard(Data(Self.storyboard.utf8)), Self.storyboard)
    let folder = try TemporaryFolder()
    expectNil(try GoldenFolder(root: folder.root).readStoryboard(Self.path))

    forEachRow(["UILabel \"<<<<<<< HEAD\"", "  =======", "======= x", "<<<<<<<x", "========"]) { line in
      expectNil(GoldenFault.inStoryboard(Array((Self.storyboard + line + "\n").utf8)))
    }

    forEachRow(["", "a", "a\r\n", "=======\n"]) { text in
      expectNil(GoldenFault.inText(Array(text.utf8)))
    }
  }

  /// An edit of the sound storyboard, and the report about it.
  struct Damage: Sendable, CustomTestStringConvertible {
    let name: String
    let line: Int
    let column: Int
    let problem: String
    let edit: @Sendable (String) -> Data

    var testDescription: String { name }
  }

  private static func text(_ edit: @escaping @Sendable (String) -> String) -> @Sendable (String) -> Data {
    { Data(edit($0).utf8) }
  }

  private static let conflict = "the golden has a merge conflict"

  static let damages: [Damage] = [
    Damage(name: "empty", line: 1, column: 1, problem: "the golden is empty", edit: { _ in Data() }),
    Damage(
      name: "conflict", line: 6, column: 1, problem: conflict,
      edit: text { $0.replacing("[1]", with: "<<<<<<< HEAD\n[1]") }),
    Damage(
      name: "half-solved conflict", line: 7, column: 1, problem: conflict,
      edit: text { $0.replacing("UILabel", with: "=======\nUILabel") }),
    Damage(
      name: "end of a conflict", line: 8, column: 1, problem: conflict,
      edit: text { $0 + ">>>>>>> theirs\n" }),
    Damage(
      name: "base of a conflict", line: 8, column: 1, problem: conflict,
      edit: text { $0 + "||||||| 1a2b3c\n" }),
    Damage(
      name: "conflict with CR LF", line: 6, column: 1, problem: conflict,
      edit: text { $0.replacing("[1]", with: "=======\n[1]").replacing("\n", with: "\r\n") }),
    Damage(
      name: "CR LF", line: 1, column: 22,
      problem: "the golden's lines end with CR LF, so the checkout converts line ends",
      edit: text { $0.replacing("\n", with: "\r\n") }),
    Damage(
      name: "one CR LF", line: 7, column: 23,
      problem: "the golden's lines end with CR LF, so the checkout converts line ends",
      edit: text { $0.replacing("1 1)\n", with: "1 1)\r\n") }),
    Damage(
      name: "no line feed", line: 7, column: 23, problem: "the golden is cut off: its last line has no end",
      edit: text { String($0.dropLast()) }),
    Damage(
      name: "cut in a line", line: 7, column: 11, problem: "the golden is cut off: its last line has no end",
      edit: text { String($0.prefix { $0 != "(" }.dropLast(2)) }),
    Damage(
      name: "byte order mark", line: 1, column: 1, problem: "the golden begins with a byte order mark",
      edit: text { "\u{FEFF}" + $0 }),
    Damage(
      name: "Latin 1", line: 7, column: 10, problem: "the golden is not UTF-8",
      edit: { $0.data(using: .isoLatin1) ?? Data() }),
    Damage(
      name: "cut in a character", line: 7, column: 10, problem: "the golden is not UTF-8",
      edit: { Data($0.utf8.prefix { $0 < 128 } + [0xC3]) }),
    Damage(
      name: "UTF-16 with a mark", line: 1, column: 1, problem: "the golden is in UTF-16",
      edit: { Data([0xFF, 0xFE]) + ($0.data(using: .utf16LittleEndian) ?? Data()) }),
    Damage(
      name: "UTF-16, big end first", line: 1, column: 1, problem: "the golden is in UTF-16",
      edit: { $0.data(using: .utf16BigEndian) ?? Data() }),
    Damage(
      name: "UTF-16, little end first", line: 1, column: 1, problem: "the golden is in UTF-16",
      edit: { $0.data(using: .utf16LittleEndian) ?? Data() }),
    Damage(
      name: "newer", line: 1, column: 21,
      problem: "the golden was written by a newer Showcase: version 3; this one reads 2",
      edit: text { $0.replacing("storyboard 2", with: "storyboard 3") }),
    Damage(
      name: "older", line: 1, column: 21,
      problem: "the golden was written by an older Showcase: version 1; this one reads 2",
      edit: text { $0.replacing("storyboard 2", with: "storyboard 1") }),
  ]

  @Test func `What befell a golden, or a storyboard that waits for review, is reported with its place`() {
    forEachRow(Self.damages) { damage in
      let fault = #expect(throws: Diagnostic.self, "\(damage)") {
        try readStoryboard(damage.edit(Self.storyboard))
      }
      expectEqual(fault?.file, Self.path.path)
      expectEqual(fault?.problem, damage.problem)
      expectEqual(fault?.position, SourcePosition(line: damage.line, column: damage.column))
      expectNotNil(fault?.expected)
    }

    forEachRow(Self.damages) { damage in
      let folder = try TemporaryFolder()
      let store = GoldenStore(root: folder.root)
      let file = "\(GoldenStore.pendingFolder)/\(Self.path)"
      try folder.write(damage.edit(Self.storyboard), to: file)
      let fault = try #require(
        #expect(throws: Diagnostic.self, "\(damage)") {
          try store.pending.readStoryboard(Self.path, called: "the pending storyboard")
        })
      expectEqual(fault.file, file)
      expectEqual(fault.problem, damage.problem.replacing("the golden", with: "the pending storyboard"))
      expectEqual(fault.position, SourcePosition(line: damage.line, column: damage.column))
    }
  }
}
