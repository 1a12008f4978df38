import Expectations
import Testing

@testable import Reports

@Suite struct StringXMLTests {
  @Test
  func `What XML cannot hold is made visible, what it means otherwise escaped, attributes keep lines`() {
    forEachRow([
      ("<a href=\"b\">&</a>", "&lt;a href=&quot;b&quot;&gt;&amp;&lt;/a&gt;"), ("]]>", "]]&gt;"),
      ("\u{0}\u{8}\u{1B}[0m", "\\u{0}\\u{8}\\u{1B}[0m"),
      ("\u{FFFE}\u{FFFF}\u{7F}\u{9F}", "\\u{FFFE}\\u{FFFF}\\u{7F}\\u{9F}"),
      ("a\tb\nc\rd", "a\tb\nc&#13;d"), ("ä👩‍👧 ❤️", "ä👩\\u{200D}👧 ❤️"),
      ("\u{202E}\u{200B}\u{85}\u{A0}", "\\u{202E}\\u{200B}\\u{85}\\u{A0}"),
    ]) { text, xml in
      expectEqual(text.xml, xml)
    }

    expectEqual("a\nb\tc\"".xmlAttribute, "a&#10;b&#9;c&quot;")
  }
}
