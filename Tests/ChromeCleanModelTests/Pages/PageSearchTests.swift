import ChromeCleanModel
import Coordination
import Expectations
import Testing

@MainActor
@Suite struct PageSearchTests {
  let search = PageSearch()
  let page = Page(title: "Cats", paragraphs: ["A cat", "Another cat and a cat"])

  @Test func `A search goes to the first occurrence, and then next and previous go around`() {
    search.find("cat", in: page)
    expectEqual(search.text, "cat")
    expectEqual(search.matches.count, 3)
    expectEqual(search.currentIndex, 0)
    search.find("cat", in: page)
    let forward = (1...3).map { _ in
      search.findNext()
      return search.currentIndex
    }
    expectEqual(forward, [1, 2, 0])
    search.findPrevious()
    expectEqual(search.currentIndex, 2)
  }

  @Test func `Nothing happens if nothing is found`() {
    search.find("dog", in: page)
    search.findNext()
    search.findPrevious()
    #expect(search.matches.isEmpty && search.currentIndex == nil)
    search.find("cat", in: nil)
    #expect(search.matches.isEmpty && search.currentIndex == nil)
  }

  @Test func `Observers are notified of changes, and of nothing else`() {
    let log = Log()
    search.observers.add(log)
    search.findNext()
    expectEmpty(log.places)
    search.find("cat", in: page)
    search.findNext()
    search.find("", in: page)
    expectEqual(log.places, [0, 1, nil])
  }

  @MainActor
  final class Log: PageSearchObserver {
    var places: [Int?] = []
    func pageSearchDidChange(_ search: PageSearch) { places.append(search.currentIndex) }
  }
}
