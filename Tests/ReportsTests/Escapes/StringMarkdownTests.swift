import Expectations
import Reports
import TestSupport
import Testing

@testable import Diagnostics

@Suite struct StringMarkdownTests {
  @Test
  func `A string is code with more backticks around than within, and a long one is cut in its middle`() {
    forEachRow([
      ("a", "`a`"), ("", "` `"), ("`", "`` ` ``"), ("a`b", "``a`b``"), ("``a", "``` ``a ```"),
      (" a ", "`  a  `"),
      ("two\nlines", #"`two\u{A}lines`"#), ("\u{202E}a", #"`\u{202E}a`"#), ("<b>@me #1", "`<b>@me #1`"),
    ]) { string, markdown in
      expectEqual(string.markdownCode, markdown)
      expectEqual(MarkdownProse(string.markdownCode).lines, [""])
    }

    let code = ("start" + String(repeating: "x", count: 10_000) + "end").markdownCode
    expectEqual(code.unicodeScalars.count, 302)
    #expect(code.hasPrefix("`startxx") && code.hasSuffix("xxend`") && code.contains("…"))
  }

  @Test func `Lines of a difference have their signs in front, and of many lines the first are shown`() {
    forEachRow([
      ("step 1: launch", "@@ step 1: launch @@"), ("    - UILabel", "-     UILabel"),
      ("    +   UILabel", "+       UILabel"), ("- script: a", "- script: a"),
      ("  changed -> b", "  changed -> b"),
      ("  -1", "  -1"), ("", ""),
    ]) { line, markdown in
      expectEqual(line.markdownDiffLine, markdown)
    }

    let lines = (1...9).map(String.init)
    expectEqual(Markdown.code(lines, language: "text", most: 9), "```text\n1\n2\n3\n4\n5\n6\n7\n8\n9\n```\n")
    #expect(Markdown.code(lines, language: "text", most: 8).hasSuffix("\n9\n```\n"))
    expectEqual(Markdown.code(lines, language: "text", most: 2), "```text\n1\n2\n```\n\n… and 7 more lines\n")
    expectEqual(Markdown.list(lines, most: 2, of: "scenario"), "- `1`\n- `2`\n- … and 7 more scenarios\n")
  }

  @Test func `Nothing in a string comes out of code`() {
    forEachRow(SplitMix64.seeds(200)) { seed in
      var random = SplitMix64(seed: seed)
      let strings = (0..<5).map { _ in
        random.hostileString() + random.oneOf(["", "`", "```", "~~~", "``\n```"])
      }
      for string in strings {
        expectEqual(MarkdownProse("- \(string.markdownCode), then").lines, ["- , then"], "seed \(seed)")
      }
      let block = MarkdownProse(Markdown.code(strings, language: "diff", most: 9) + "then\n")
      expectTrue(block.lines == ["then", ""] && block.isClosed, "seed \(seed)")
    }
  }
}
