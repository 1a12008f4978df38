import Expectations
import TestSupport
import Testing

@testable import Reports

@Suite struct StringHTMLTests {
  @Test(
    arguments: [
      ("plain", "plain"), ("<script>", "&lt;script&gt;"), ("a\"b&c", "a&quot;b&amp;c"),
      ("\u{202E}x", "\\u{202E}x"), ("\u{0}\n", "\\u{0}\\u{A}"), ("\u{200B}", "\\u{200B}"),
      ("é❤\u{FE0F}", "é❤\u{FE0F}"),
    ])
  func `Text can be no markup, and what cannot be seen is reported`(text: String, html: String) {
    expectEqual(text.html, html)
  }

  @Test(
    arguments: [("Main", "Main"), ("", "(no name)"), (" \t", "(no name)"), ("<", "&lt;")])
  func `A name can be seen`(text: String, shown: String) {
    expectEqual(text.htmlName, "<bdi>\(shown)</bdi>")
  }

  @Test func `Lines stay lines`() {
    expectEqual("a\n<b>\n".htmlLines, "a\n&lt;b&gt;\n")
  }

  @Test(
    arguments: [("Main screen", "Main_screen"), ("a/b.c-d", "a/b.c-d"), ("a_b~%é", "a~5Fb~7E~25~C3~A9")])
  func `An anchor can be read`(text: String, anchor: String) {
    expectEqual(text.anchor, anchor)
  }

  @Test(
    arguments: [("", "~"), ("a/b", "a~2Fb"), ("~", "~7E")])
  func `A part of an anchor has no slash, and is something`(text: String, part: String) {
    expectEqual(text.anchorPart, part)
  }

  @Test(arguments: SplitMix64.seeds(100))
  func `Distinct strings have distinct anchors of harmless letters`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let (first, second) = (random.hostileString(), random.hostileString())
    expectEqual((first.anchor == second.anchor), first.utf8.elementsEqual(second.utf8), "seed \(seed)")
    expectNotNil(first.anchor.wholeMatch(of: #/[A-Za-z0-9_~.\/-]*/#), "seed \(seed)")
  }
}
