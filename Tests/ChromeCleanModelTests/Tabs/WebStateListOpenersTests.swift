import ChromeCleanModel
import Expectations
import Testing

@MainActor
@Suite struct WebStateListOpenersTests {
  /// Next and last, of all tabs and of the group, from an index.
  private func found(_ list: WebStateList, _ opener: WebState?, after start: Int) -> [Int?] {
    [false, true].flatMap { inGroup in
      [
        list.indexOfNextWebState(openedBy: opener, after: start, inGroup: inGroup),
        list.indexOfLastWebState(openedBy: opener, after: start, inGroup: inGroup),
      ]
    }
  }

  @Test func `Tabs that opened nothing have no children, nor has an empty list`() {
    expectEqual(found(WebStateList(), nil, after: -1), [nil, nil, nil, nil])
    forEachRow(0...2) { index in
      let list = WebStateList.numbered(3)
      expectEqual(found(list, list.webState(at: index), after: index), [nil, nil, nil, nil])
    }
  }

  @Test func `Children after their opener are found, in its group until it shows another page`() {
    let list = WebStateList.numbered(1)
    guard let opener = list.webState(at: 0) else { return }
    list.insert(WebState(1), opener: WebStateOpener(opener))
    list.insert(WebState(2), opener: WebStateOpener(opener))
    expectEqual(found(list, opener, after: 0), [1, 2, 1, 2])
    opener.load(url(0))
    expectEqual(found(list, opener, after: 0), [1, 2, nil, nil])
    list.insert(WebState(3), at: 3, opener: WebStateOpener(opener))
    expectEqual(found(list, opener, after: 0), [1, 3, 3, 3])
    opener.goBack()
    expectEqual(found(list, opener, after: 0), [1, 3, 1, 2])
  }

  @Test func `Only neighbors belong to a run, which goes around the end of the list`() {
    let list = WebStateList.numbered(6)
    let opener = list.webState(at: 2)
    for index in [0, 3, 5] { list.setOpener(opener.map { WebStateOpener($0) }, at: index) }
    expectEqual(found(list, opener, after: 2), [3, 3, 3, 3])
    expectEqual(found(list, opener, after: 3), [5, 0, 5, 0])
    expectEqual(found(list, opener, after: 5), [0, 0, 0, 0])
    expectEqual(found(list, opener, after: 6), [nil, nil, nil, nil])
    expectEqual(found(list, WebState(9), after: 2), [nil, nil, nil, nil])
  }

  @Test func `An opener has the page that it shows or is given, and can be set and taken away`() {
    let tab = WebState(0)
    expectEqual(WebStateOpener(tab).navigationIndex, 0)
    tab.load(url(1))
    expectEqual(WebStateOpener(tab).navigationIndex, 1)
    expectEqual(WebStateOpener(tab, navigationIndex: 7).navigationIndex, 7)
    expectNil(WebStateOpener(WebState()).navigationIndex)
    let list = WebStateList.numbered(2)
    list.setOpener(list.webState(at: 0).map { WebStateOpener($0, navigationIndex: 4) }, at: 1)
    expectEqual(list.opener(at: 1)?.webState.number, 0)
    expectEqual(list.opener(at: 1)?.navigationIndex, 4)
    list.setOpener(nil, at: 1)
    expectNil(list.opener(at: 1))
    expectNil(list.opener(at: 2))
  }
}
