import ChromeCleanModel
import Expectations
import Foundation
import Testing

@testable import ChromeCleanCoordinators

@Suite struct TypedTextTests {
  @Test func `An address is gone to, and an empty text leads nowhere`() {
    forEachRow([
      ("example.com", "https://example.com"),
      ("  example.com  ", "https://example.com"),
      ("www.example.com/a?b=c#d", "https://www.example.com/a?b=c#d"),
      ("localhost:8080/a", "https://localhost:8080/a"),
      ("127.0.0.1", "https://127.0.0.1"),
      ("http://example.com", "http://example.com"),
      ("chrome://version", "chrome://version"),
    ]) { text, address in
      expectEqual(TypedText(text, searchEngine: .google).url?.absoluteString, address)
    }
    forEachRow(["", " ", "\n\t"]) { text in
      expectNil(TypedText(text, searchEngine: .google).url)
    }
  }

  @Test func `Anything else is searched for where the user searches`() {
    forEachRow([
      ("cats", "cats"), ("red pandas", "red%20pandas"), ("what is example.com", "what%20is%20example.com"),
      ("3.14", "3.14"), ("1.2.3.400", "1.2.3.400"), ("and so on...", "and%20so%20on..."), (".com", ".com"),
      ("a&b", "a%26b"),
    ]) { text, query in
      expectEqual(
        TypedText(text, searchEngine: .google).url?.absoluteString, "https://www.google.com/search?q=\(query)"
      )
    }
    forEachRow([
      (SearchEngine.google, "https://www.google.com/search?q=red%20pandas"),
      (.bing, "https://www.bing.com/search?q=red%20pandas"),
      (.duckDuckGo, "https://duckduckgo.com/?q=red%20pandas"),
    ]) { searchEngine, address in
      expectEqual(TypedText("red pandas", searchEngine: searchEngine).url?.absoluteString, address)
    }
  }
}
