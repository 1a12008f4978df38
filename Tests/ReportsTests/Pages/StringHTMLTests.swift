import Expectations
import TestSupport
import Testing

@testable import Reports

@Suite struct StringHTMLTests {
  @Test func `Text can be no markup, lines stay lines, and every name can be seen`() {
    forEachRow([
      ("plain", "plain"), ("<script>", "&lt;script&gt;"), ("a\"b&c", "a&quot;b&amp;c"),
      ("\u{202E}x", "\\u{202E}x"), ("\u{0}\n", "\\u{0}\\u{A}"), ("\u{200B}", "\\u{200B}"),
      ("é❤\u{FE0F}", "é❤\u{FE0F}"),
    ]) { text, html in
      expectEqual(text.html, html)
    }

    forEachRow([("Main", "Main"), ("", "(no name)"), (" \t", "(no name)"), ("<", "&lt;")]) { text, shown in
      expectEqual(text.htmlName, "<bdi>\(shown)</bdi>")
    }

    expectEqual("a\n<b>\n".htmlLines, "a\n&lt;b&gt;\n")
  }

  @Test func `Markup as ASCII has a reference for every other character, and nothing else changes`() {
    forEachRow([
      ("", ""), ("<b title=\"x\">&amp;</b>", "<b title=\"x\">&amp;</b>"), ("a – b", "a &#8211; b"),
      ("é", "&#233;"), ("e\u{301}", "e&#769;"), ("👋🏽", "&#128075;&#127997;"), (";\u{301}", ";&#769;"),
    ]) { markup, ascii in
      expectEqual(markup.asciiHTML, ascii)
    }

    forEachRow(SplitMix64.seeds(100)) { seed in
      var random = SplitMix64(seed: seed)
      let markup = random.hostileString().html
      expectTrue(markup.asciiHTML.utf8.allSatisfy { $0 < 0x80 }, "seed \(seed)")
      expectEqual(
        Array(markup.asciiHTML.withReadReferences.unicodeScalars), Array(markup.unicodeScalars),
        "seed \(seed)")
    }
  }

  @Test func `An anchor can be read, distinct for distinct strings, and its parts are something`() {
    forEachRow([("Main screen", "Main_screen"), ("a/b.c-d", "a/b.c-d"), ("a_b~%é", "a~5Fb~7E~25~C3~A9")]) {
      text, anchor in
      expectEqual(text.anchor, anchor)
    }

    forEachRow([("", "~"), ("a/b", "a~2Fb"), ("~", "~7E")]) { text, part in
      expectEqual(text.anchorPart, part)
    }

    forEachRow(SplitMix64.seeds(100)) { seed in
      var random = SplitMix64(seed: seed)
      let (first, second) = (random.hostileString(), random.hostileString())
      expectEqual((first.anchor == second.anchor), first.utf8.elementsEqual(second.utf8), "seed \(seed)")
      expectNotNil(first.anchor.wholeMatch(of: #/[A-Za-z0-9_~.\/-]*/#), "seed \(seed)")
    }
  }
}
