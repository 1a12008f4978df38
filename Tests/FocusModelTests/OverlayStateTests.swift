import Expectations
import FocusModel
import Testing

@Suite struct OverlayStateTests {
  @Test func `There is a row to search for any text, and one for a copied link`() {
    forEachRow([
      ("", nil, []),
      ("  ", nil, []), (" \t", nil, []),
      ("mozilla", nil, [OverlayRow.search(phrase: "mozilla", query: "mozilla")]),
      (" a b ", "Hello world", [.search(phrase: "a b", query: " a b ")]),
      ("", "https://mozilla.org", [.copiedLink("https://mozilla.org")]),
      ("a", "http://a.b", [.search(phrase: "a", query: "a"), .copiedLink("http://a.b")]),
      (" ", "HTTPS://a.b", [.copiedLink("HTTPS://a.b")]),
      ("", "ftp://a.b", []),
      ("", "mozilla.org", []),
      ("", "https://a b", []),
    ]) { (query: String, pasteboard: String?, rows: [OverlayRow]) in
      expectEqual(OverlayState.rows(query: query, pasteboard: pasteboard), rows)
    }
  }

  @Test func `Rows follow the query when the pasteboard is read, until which there is a row for a link`() {
    var overlay = OverlayState()
    overlay.present()
    #expect(overlay.isPresented && overlay.rows == [.copiedLink(nil)])
    overlay.read(pasteboard: "no link")
    expectEmpty(overlay.rows)
    do {
      var overlay = OverlayState()
      overlay.present()
      overlay.read(pasteboard: nil)
      overlay.setQuery("fox")
      expectEmpty(overlay.rows)
      overlay.read(pasteboard: nil)
      expectEqual(overlay.rows, [.search(phrase: "fox", query: "fox")])
      overlay.setQuery("foxes")
      overlay.setQuery("")
      overlay.read(pasteboard: nil)
      expectEmpty(overlay.rows)
    }
  }

  @Test func `A dismissed overlay has no rows, even if the pasteboard is read later, and starts over`() {
    var overlay = OverlayState()
    overlay.present()
    overlay.setQuery("secret")
    overlay.dismiss()
    overlay.read(pasteboard: "https://a.b")
    expectEqual(overlay, OverlayState())
    do {
      var overlay = OverlayState()
      overlay.present()
      overlay.setQuery("secret")
      overlay.present()
      expectEmpty(overlay.query)
    }
  }
}
