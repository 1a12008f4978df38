import ChromeCleanModel
import Expectations
import Foundation
import Testing

@MainActor
@Suite struct PageLibraryTests {
  let library = PageLibrary()

  @Test
  func `A page is found at its address, the last one that was put there, and the first one without a path`()
    throws
  {
    let url = try #require(URL(string: "https://example.com/"))
    library.add(Page(title: "Old"), at: url)
    library.add(Page(title: "New"), at: url)
    expectEqual(library.page(at: url).title, "New")
    forEachRow(["https://example.com", "https://example.com?q=1"]) { address in
      let library = PageLibrary()
      let (short, whole) = (address, address.replacing("example.com", with: "example.com/"))
      library.add(Page(title: "First"), at: try #require(URL(string: whole)))
      expectEqual(library.page(at: try #require(URL(string: short))).title, "First")
    }
  }

  @Test func `An address without a page has a page that says so`() throws {
    let url = try #require(URL(string: "https://nowhere.example/"))
    expectEqual(library.page(at: url).title, "This site can’t be reached")
    expectEqual(library.page(at: url).paragraphs, ["There is no page at https://nowhere.example/."])
  }
}

@Suite struct PageMatchTests {
  @Test func `A text is found at each of its occurrences`() {
    forEachRow([
      ("the", [PageMatch(paragraph: 0, range: 0..<3), PageMatch(paragraph: 1, range: 4..<7)]),
      ("THE", [PageMatch(paragraph: 0, range: 0..<3), PageMatch(paragraph: 1, range: 4..<7)]),
      ("aa", [PageMatch(paragraph: 2, range: 0..<2), PageMatch(paragraph: 2, range: 2..<4)]),
      ("é", [PageMatch(paragraph: 3, range: 2..<3)]),
      ("", []),
      ("nowhere", []),
    ]) { (text: String, matches: [PageMatch]) in
      let page = Page(title: "the", paragraphs: ["The cat", "In, the, end"], links: [])
      let others = Page(title: "", paragraphs: page.paragraphs + ["aaaaa", "👍é"])
      expectEqual(others.matches(of: text), matches)
    }
  }
}
