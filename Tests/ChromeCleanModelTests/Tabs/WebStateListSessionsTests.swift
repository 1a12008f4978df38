import ChromeCleanModel
import Expectations
import Foundation
import Testing

@MainActor
@Suite struct WebStateListSessionsTests {
  typealias Session = SessionWindow.Session

  /// Four tabs; the second is active. The first opened the next two, the second the fourth.
  private func family() -> WebStateList {
    let list = WebStateList.numbered(4)
    for (index, opener, page) in [(1, 0, 3), (2, 0, 2), (3, 1, 1)] {
      list.setOpener(list.webState(at: opener).map { WebStateOpener($0, navigationIndex: page) }, at: index)
    }
    list.activate(at: 1)
    return list
  }

  /// The indices and pages of the openers.
  private func openers(_ list: WebStateList) -> [[Int?]?] {
    (0..<list.count).map { index in
      list.opener(at: index).map { [list.index(of: $0.webState), $0.navigationIndex] }
    }
  }

  @Test func `Tabs, their history, openers and the active tab come back behind the tabs that are there`()
    throws
  {
    let window = family().sessionWindow()
    let data = try JSONEncoder().encode(window)
    let list = WebStateList.numbered(1)
    list.restore(try JSONDecoder().decode(SessionWindow.self, from: data))
    expectEqual(list.count, 5)
    expectEqual(list.numbers, [0, 0, 1, 2, 3])
    expectEqual(list.activeIndex, 2)
    expectEqual(openers(list), [nil, nil, [1, 3], [1, 2], [2, 1]])
    do {
      let tab = WebState(url: url(1), title: "One")
      tab.load(url(2))
      tab.goBack()
      let list = WebStateList()
      list.insert(tab)
      let other = WebStateList()
      other.restore(list.sessionWindow())
      let restored = other.webState(at: 0)
      expectEqual(restored?.navigationItems, tab.navigationItems)
      expectEqual(restored?.title, "One")
      expectEqual(restored?.canGoForward, true)
      expectEqual(restored?.isLoading, false)
    }
  }

  @Test func `A list that comes back whole is kept as it was, and an empty one makes an empty session`() {
    let window = family().sessionWindow()
    let list = WebStateList()
    list.restore(window)
    expectEqual(list.sessionWindow(), window)
    do {
      let window = WebStateList().sessionWindow()
      expectEmpty(window.sessions)
      expectNil(window.selectedIndex)
    }
  }

  @Test func `Pinned tabs come back behind the pinned ones, with their relations`() {
    let window = SessionWindow(
      [
        Session([NavigationItem(url: url(7))], lastCommittedItemIndex: 0, isPinned: true),
        Session(
          [NavigationItem(url: url(8))], lastCommittedItemIndex: 0,
          opener: Session.Opener(0, navigationIndex: 0)),
      ], selectedIndex: 0)
    let list = WebStateList.numbered(1)
    list.restore(window)
    expectEqual(list.numbers, [7, 0, 8])
    expectEqual(list.pinnedCount, 1)
    expectEqual(list.activeIndex, 0)
    expectEqual(openers(list), [nil, nil, [0, 0]])
  }

  @Test func `Openers and an active tab that the session does not have are none`() {
    forEachRow([-1, 1, 5]) { index in
      let sessions = [Session(), Session(opener: Session.Opener(index, navigationIndex: 0))]
      let list = WebStateList()
      let raised = exceptions {
        list.restore(SessionWindow(sessions, selectedIndex: index == 1 ? nil : index))
      }
      expectEqual(raised, [])
      expectEqual(list.count, 2)
      expectEqual(openers(list), [nil, nil])
      expectNil(list.activeIndex)
    }
  }
}
