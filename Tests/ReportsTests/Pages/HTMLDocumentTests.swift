import Expectations
import TestSupport
import Testing

@testable import Reports

/// The reader that other tests use to check pages finds all faults.
@Suite struct HTMLDocumentTests {
  private func page(_ main: String) -> String {
    HTMLPage(
      title: "Title", header: "<h1>Title</h1>\n", navigation: "<p>Links</p>\n", main: main,
      style: "<style></style>",
      script: "<script>if (1 < 2) { \"<p>\" }</script>"
    ).text
  }

  @Test func `a fault is reported, and a sound page has none`() {
    forEachRow([
      "", "<h2>A &amp; b</h2>\n<ul><li>x</li></ul>", "<label>Name <input type=\"text\"></label>",
      "<svg role=\"img\" aria-label=\"A lamp\"><rect x=\"1\"/></svg>",
      "<p id=\"a\"><a href=\"#a\">here</a></p>",
      "<noscript><ol><li>x</li></ol></noscript>",
    ]) { main in
      expectEqual(HTMLDocument(page(main)).faults, [])
    }

    forEachRow([
      ("<p>", "</main> ends <p>"), ("</p>", "</p> ends <main>"),
      ("a &b0123456789", "'&b012345678' is not a reference"),
      ("<p class=a></p>", "'=\"' is missing"), ("<p class=\"<\"></p>", "'<' has a tag in it"),
      ("<p a=\"1\" a=\"2\"></p>", "<p> has 'a' twice"),
      ("<p id=\"main\"></p>", "the id 'main' is there twice"),
      ("<p><a href=\"#b\">b</a></p>", "nothing has the id 'b'"),
      ("<h1>Two</h1>", "there are 2 elements <h1>"),
      ("<section></section>", "<section> has no name"), ("<h3>x</h3>", "<h3> stands below <h1>"),
      ("<ul><p></p></ul>", "<p> is in <ul>"), ("<li></li>", "<li> is in <main>"),
      ("<p><div></div></p>", "<div> is in <p>"), ("<input>", "<input> has no name: []"),
      ("<svg></svg>", "<svg> has no name: []"), ("<p><a> </a></p>", "<a> has no name: []"),
    ]) { main, fault in
      expectTrue(HTMLDocument(page(main)).faults.contains(fault), "\(HTMLDocument(page(main)).faults)")
    }
  }
}
