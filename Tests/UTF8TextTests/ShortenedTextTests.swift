import Expectations
import Testing
import UTF8Text

@Suite struct ShortenedTextTests {
  @Test func `what a person reads stays, and of more there is the beginning, the end and what is left out`() {
    forEachRow(["", "short", String(repeating: "é", count: 1000)]) { text in
      expectEqual(text.shortened, text)
    }

    let text = "'" + String(repeating: "x", count: 200_000) + "' matches no use case"
    #expect(text.shortened.utf8.count < 400)
    #expect(text.shortened.hasPrefix("'xxx"))
    #expect(text.shortened.contains("... 199722 characters left out ..."))
    #expect(text.shortened.hasSuffix("x' matches no use case"))
  }
}
