import ChromeCleanModel
import Testing

@MainActor
@Suite struct WebStateTests {
  @Test func `A tab shows a page or nothing`() {
    let tab = WebState(url: url(1), title: "One")
    #expect(tab.visibleURL == url(1))
    #expect(tab.title == "One")
    #expect(tab.lastCommittedItemIndex == 0)
    let empty = WebState()
    #expect(empty.visibleURL == nil)
    #expect(empty.title == "")
    #expect(empty.lastCommittedItemIndex == nil)
  }

  @Test(arguments: zip([-3, 0, 1, 9, nil], [0, 0, 1, 1, nil]))
  func `An index outside of a history counts as the nearest inside`(index: Int?, shown: Int?) {
    let items = [1, 2].map { NavigationItem(url: url($0)) }
    #expect(WebState(items, lastCommittedItemIndex: index).lastCommittedItemIndex == shown)
    #expect(WebState([], lastCommittedItemIndex: index).lastCommittedItemIndex == nil)
  }

  @Test func `Observers are notified of a new title only`() {
    let tab = WebState(1)
    let log = TabLog(tab)
    tab.title = "One"
    tab.title = "One"
    #expect(tab.navigationItems == [NavigationItem(url: url(1), title: "One")])
    #expect(log.lines == ["title"])
    let empty = WebState()
    empty.title = "None"
    #expect(empty.title == "")
  }

  @Test func `Observers are notified of a tab that is released`() {
    let log = TabLog(WebState(1))
    #expect(log.lines == ["destroyed"])
  }
}
