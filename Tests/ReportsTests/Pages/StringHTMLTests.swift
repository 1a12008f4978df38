import Expectations
import TestSupport
import Testing

@testable import Reports

@Suite struct StringHTMLTests {
  @Test func `Text can be no markup, and what cannot be seen is reported`() {
    forEachRow([
      ("plain", "plain"), ("<script>", "&lt;script&gt;"), ("a\"b&c", "a&quot;b&amp;c"),
      ("\u{202E}x", "\\u{202E}x"), ("\u{0}\n", "\\u{0}\\u{A}"), ("\u{200B}", "\\u{200B}"),
      ("é❤\u{FE0F}", "é❤\u{FE0F}"),
    ]) { text, html in
      expectEqual(text.html, html)
    }
  }

  @Test func `A name can be seen`() {
    forEachRow([("Main", "Main"), ("", "(no name)"), (" \t", "(no name)"), ("<", "&lt;")]) { text, shown in
      expectEqual(text.htmlName, "<bdi>\(shown)</bdi>")
    }
  }

  @Test func `Lines stay lines`() {
    expectEqual("a\n<b>\n".htmlLines, "a\n&lt;b&gt;\n")
  }

  @Test func `An anchor can be read`() {
    forEachRow([("Main screen", "Main_screen"), ("a/b.c-d", "a/b.c-d"), ("a_b~%é", "a~5Fb~7E~25~C3~A9")]) {
      text, anchor in
      expectEqual(text.anchor, anchor)
    }
  }

  @Test func `A part of an anchor has no slash, and is something`() {
    forEachRow([("", "~"), ("a/b", "a~2Fb"), ("~", "~7E")]) { text, part in
      expectEqual(text.anchorPart, part)
    }
  }

  @Test func `Distinct strings have distinct anchors of harmless letters`() {
    forEachRow(SplitMix64.seeds(100)) { seed in
      var random = SplitMix64(seed: seed)
      let (first, second) = (random.hostileString(), random.hostileString())
      expectEqual((first.anchor == second.anchor), first.utf8.elementsEqual(second.utf8), "seed \(seed)")
      expectNotNil(first.anchor.wholeMatch(of: #/[A-Za-z0-9_~.\/-]*/#), "seed \(seed)")
    }
  }
}
