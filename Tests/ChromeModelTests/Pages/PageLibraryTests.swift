import ChromeModel
import Foundation
import Testing

@MainActor
@Suite struct PageLibraryTests {
  let library = PageLibrary()

  @Test func `A page is found at its address, the last one that was put there`() throws {
    let url = try #require(URL(string: "https://example.com/"))
    library.add(Page(title: "Old"), at: url)
    library.add(Page(title: "New"), at: url)
    #expect(library.page(at: url).title == "New")
  }

  @Test func `Where there is no page one says so`() throws {
    let url = try #require(URL(string: "https://nowhere.example/"))
    #expect(library.page(at: url).title == "This site can’t be reached")
    #expect(library.page(at: url).paragraphs == ["There is no page at https://nowhere.example/."])
  }
}
