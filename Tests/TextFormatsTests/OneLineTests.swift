import Diagnostics
import Expectations
import TestSupport
import Testing
import TextFormats
import UTF8Text

@Suite struct OneLineTests {
  @Test func `only what cannot be seen, and what looks like an escape, is escaped`() {
    forEachRow([
      ("", ""), ("tap(\"a\\\"b\\n\")", "tap(\"a\\\"b\\n\")"), ("a\nb\u{202E}", "a\\u{A}b\\u{202E}"),
      ("\\u{41}", "\\u{5C}u{41}"), (" ", "\\u{20}"), ("  ", "\\u{20}\\u{20}"), (" a b ", "\\u{20}a b\\u{20}"),
      (" \u{1F3FD}", "\\u{20}\u{1F3FD}"), ("é ", "é\\u{20}"), ("\\u{301}", "\\u{5C}u{301}"),
    ]) { string, line in
      expectEqual(string.oneLine, line)
      expectEqual(try SourceLine(line).readOneLine(), string)
    }
  }

  @Test func `any string comes back, also as a person types what was printed`() {
    forEachRow(SplitMix64.seeds(200)) { seed in
      var random = SplitMix64(seed: seed)
      let string = random.hostileString() + (seed % 3 == 0 ? "\\u{41}\u{301}" : "")
      expectTrue(try SourceLine(string.oneLine).readOneLine().isIdentical(to: string))
    }

    forEachRow(SplitMix64.seeds(200)) { seed in
      var random = SplitMix64(seed: seed)
      let string = random.hostileString() + ["", "\\u{41}", "\\u{", "\\"][Int(seed % 4)]
      expectTrue(string.oneLine.unescaped.isIdentical(to: string))
    }

    forEachRow([
      ("a\\u{200d}b", "a\u{200D}b"), ("\\u{41}\\u{42}", "AB"), ("\\u{D800}", "\\u{D800}"),
      ("\\u{41", "\\u{41"),
      ("\\u{}", "\\u{}"), ("\\n", "\\n"),
    ]) { typed, meant in
      expectTrue(typed.unescaped.isIdentical(to: meant))
    }
  }

  @Test func `another spelling is refused at its place`() {
    forEachRow([("a\\u{41}", 2), ("a\u{200B}", 2), (" a", 1), ("\\u{D800}", 1)]) { line, column in
      let fault = #expect(throws: Diagnostic.self, "\(line) \(column)") { try SourceLine(line).readOneLine() }
      expectEqual(fault?.position?.column, column)
    }
  }
}
