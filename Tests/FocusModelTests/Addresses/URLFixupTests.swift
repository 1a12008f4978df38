import FocusModel
import Foundation
import Testing

@Suite struct URLFixupTests {
  @Test(arguments: [
    ("mozilla", nil),
    ("mozilla.org/", "http://mozilla.org/"),
    ("http://localhost", nil),
    ("3.14", "http://3.14"),
    ("a.b?c=d e", nil),
    ("mozilla.org", "http://mozilla.org"),
    ("  mozilla.org  ", "http://mozilla.org"),
    ("\nmozilla.org\t", "http://mozilla.org"),
    ("http://localhost:6573/licenses.html", "http://localhost:6573/licenses.html"),
    ("what is 1.5x", nil),
    ("a.b?c=d%20e", "http://a.b?c=d%20e"),
    ("https://www.mozilla.org/en-US/", "https://www.mozilla.org/en-US/"),
    ("HTTPS://mozilla.org", "http://HTTPS://mozilla.org"),
    ("a.b/\"<x>\"", "http://a.b/%22%3Cx%3E%22"),
    ("a.b/ü", "http://a.b/%C3%BC"),
    ("a.b/100%", nil),
    ("http:///a.b", nil),
    ("", nil),
  ])
  func `A typed text is an address or something to search for`(text: String, address: String?) {
    #expect(URL(typed: text)?.absoluteString == address)
  }
}
