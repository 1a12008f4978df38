import ChromeCleanModel
import Testing

@Suite struct PageMatchTests {
  @Test(arguments: [
    ("the", [PageMatch(paragraph: 0, range: 0..<3), PageMatch(paragraph: 1, range: 4..<7)]),
    ("THE", [PageMatch(paragraph: 0, range: 0..<3), PageMatch(paragraph: 1, range: 4..<7)]),
    ("aa", [PageMatch(paragraph: 2, range: 0..<2), PageMatch(paragraph: 2, range: 2..<4)]),
    ("é", [PageMatch(paragraph: 3, range: 2..<3)]),
    ("", []),
    ("nowhere", []),
  ])
  func `A text is found wherever it stands, once at each place`(text: String, matches: [PageMatch]) {
    let page = Page(title: "the", paragraphs: ["The cat", "In, the, end"], links: [])
    let others = Page(title: "", paragraphs: page.paragraphs + ["aaaaa", "👍é"])
    #expect(others.matches(of: text) == matches)
  }
}
