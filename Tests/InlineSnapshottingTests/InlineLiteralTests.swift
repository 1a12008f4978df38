import Expectations
import Foundation
import TestSupport
import Testing

@testable import InlineSnapshotting

@Suite struct InlineLiteralTests {
  /// Texts and their literals, in which `'` is a quotation mark and `|` the end of a line.
  private static let literals = [
    ("a", "'''|  a|  '''"), ("a\n", "'''|  a||  '''"), ("", "'''||  '''"), ("a\n\nb", "'''|  a||  b|  '''"),
    ("  a", "'''|    a|  '''"), ("\\n", "#'''|  \\n|  '''#"), ("\\#n", "##'''|  \\#n|  '''##"),
    ("\"", "'''|  '|  '''"), ("a\"\"\"", "#'''|  a'''|  '''#"), ("a ", "'''|  a\\u{20}|  '''"),
    ("a\t\tb\t", "'''|  a\t\tb\\u{9}|  '''"), ("a\r\nb", "'''|  a\\u{D}|  b|  '''"),
    ("\\\u{200B}", "#'''|  \\\\#u{200B}|  '''#"), ("é\u{301}", "'''|  é\u{301}|  '''"),
    ("\\\u{301}", "#'''|  \\\u{301}|  '''#"), ("\"\"\"\u{301}", "#'''|  ''\"\u{301}|  '''#"),
  ]

  @Test func `A literal has the lines of its text and as few number signs as it needs`() {
    forEachRow(Self.literals) { text, source in
      let literal = InlineLiteral(text).source(indentedBy: "  ")
      expectEqual(literal.replacing("\n", with: "|").replacing("\"", with: "'"), source)
    }
  }

  @Test func `A literal is read as it was written`() {
    forEachRow(Self.literals) { text, _ in
      let literal = InlineLiteral(text).source(indentedBy: "\t ")
      expectTrue(InlineLiteral.mayHave(text, as: literal), "\(literal)")
      expectTrue(!InlineLiteral.mayHave("\(text)!", as: literal), "\(literal)")
    }
  }

  @Test(arguments: [#""a\tb""#, ##"#"a\#tb"#"##, #""a\u{9}b""#])
  func `Escapes are read`(source: String) {
    expectTrue(InlineLiteral.mayHave("a\tb", as: source))
    expectTrue(!InlineLiteral.mayHave("a b", as: source))
  }

  @Test(.enabled(if: Extent.isWhole))
  func `The compiler reads from a literal what was written into it`() throws {
    let seed = SplitMix64.seeds(1)[0]
    var random = SplitMix64(seed: seed)
    let texts = (0..<200).map { _ in Self.text(&random) }
    let statements = texts.map { text in
      "show(\n  \(InlineLiteral(text).source(indentedBy: "  ")))"
    }
    let folder = try TemporaryFolder()
    let show = "func show(_ text: String) { print(Array(text.utf8)) }"
    try folder.write(([show] + statements).joined(separator: "\n"), to: "main.swift")
    let shell = try Process.run(
      URL(fileURLWithPath: "/bin/sh"),
      arguments: ["-c", "cd \(folder.root) && swiftc -Onone -o program main.swift && ./program > output"])
    shell.waitUntilExit()
    let output = try folder.read("output")
    expectEqual(
      output.split(separator: "\n").map(String.init), texts.map { "\(Array($0.utf8))" }, "seed \(seed)")
  }

  /// Returns lines of what is special in literals.
  private static func text(_ random: inout SplitMix64) -> String {
    let pieces = [
      "\\", "#", "\"", "\"\"\"", "\n", " ", "\t", "\r", "a", "\\(", "n", "u{41}", "é", "\u{0}", "\u{202E}",
      "\u{301}",
    ]
    return (0..<Int.random(in: 0...12, using: &random)).map { _ in
      pieces[Int.random(in: pieces.indices, using: &random)]
    }.joined()
  }
}
