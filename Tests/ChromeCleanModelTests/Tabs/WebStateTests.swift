import ChromeCleanModel
import Expectations
import Testing

@MainActor
@Suite struct WebStateTests {
  @Test
  func `A tab shows a page or nothing, and an index outside of its history counts as the nearest inside`() {
    let tab = WebState(url: url(1), title: "One")
    expectEqual(tab.visibleURL, url(1))
    expectEqual(tab.title, "One")
    expectEqual(tab.lastCommittedItemIndex, 0)
    let empty = WebState()
    expectNil(empty.visibleURL)
    expectEqual(empty.title, "")
    expectNil(empty.lastCommittedItemIndex)
    forEachRow(zip([-3, 0, 1, 9, nil], [0, 0, 1, 1, nil])) { (index: Int?, shown: Int?) in
      let items = [1, 2].map { NavigationItem(url: url($0)) }
      expectEqual(WebState(items, lastCommittedItemIndex: index).lastCommittedItemIndex, shown)
      expectNil(WebState([], lastCommittedItemIndex: index).lastCommittedItemIndex)
    }
  }

  @Test func `Observers are notified of a new title only, and of a tab that is released`() {
    let tab = WebState(1)
    let log = TabLog(tab)
    tab.title = "One"
    tab.title = "One"
    expectEqual(tab.navigationItems, [NavigationItem(url: url(1), title: "One")])
    expectEqual(log.lines, ["title"])
    let empty = WebState()
    empty.title = "None"
    expectEqual(empty.title, "")
    do {
      let log = TabLog(WebState(1))
      expectEqual(log.lines, ["destroyed"])
    }
  }
}
