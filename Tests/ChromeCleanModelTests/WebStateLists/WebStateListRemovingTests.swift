import ChromeCleanModel
import Coordination
import Testing

@MainActor
@Suite struct WebStateListRemovingTests {
  @Test(arguments: zip(0...2, [[1, 2], [0, 2], [0, 1]]))
  func `A tab is detached and returned`(index: Int, numbers: [Int]) {
    let list = WebStateList.numbered(3)
    let log = ListLog(list)
    #expect(list.detach(at: index)?.number == index)
    #expect(list.numbers == numbers)
    #expect(
      log.lines == [
        "will detach \(index) at \(index), count 3", "detached \(index) from \(index), count 2",
      ])
  }

  @Test(arguments: zip(0...2, [0, nil, 1]))
  func `The active tab stays active when another one goes`(index: Int, active: Int?) {
    let list = WebStateList.numbered(3)
    list.activate(at: 1)
    let log = ListLog(list)
    list.detach(at: index)
    if let active {
      #expect(list.activeIndex == active)
      #expect(!log.lines.contains { $0.hasPrefix("activated") })
    } else {
      #expect(log.lines.last == "activated 2 at 1 instead of 1, none")
    }
  }

  @Test func `Observers are notified of the next active tab before the delegate is of the detachment`() {
    let log = ListLog()
    let list = WebStateList(delegate: log)
    list.insert(WebState(0))
    list.insert(WebState(1), .activate)
    list.observers.add(log)
    _ = log.take()
    var active: [Int?] = []
    log.act = { list, _ in active.append(list.activeIndex) }
    list.detach(at: 1)
    #expect(
      log.take() == [
        "will detach 1 at 1, count 2", "detached 1 from 1, count 1", "activated 0 at 0 instead of 1, none",
        "left 1, count 1",
      ])
    #expect(active == [1, 0, 0, 0])
    list.detach(at: 0)
    #expect(log.lines[2] == "activated none instead of 0, none")
    #expect(list.activeIndex == nil)
  }

  @Test(arguments: [false, true])
  func `A closed tab is out of the list when observers are notified, and is then released`(isUserAction: Bool)
  {
    let list = WebStateList.numbered(3)
    weak let gone = list.webState(at: 0)
    let log = ListLog(list)
    #expect(gone != nil)
    list.close(at: 0, isUserAction: isUserAction)
    #expect(
      log.lines == [
        "will detach 0 at 0, count 3", "detached 0 from 0, count 2",
        "closing 0 from 0" + (isUserAction ? ", by the user" : ""),
      ])
    #expect(list.count == 2)
    #expect(gone == nil)
  }

  @Test(arguments: [false, true])
  func `All tabs are closed in one batch from the last one on`(isUserAction: Bool) {
    let list = WebStateList.numbered(3)
    let log = ListLog(list)
    list.closeAll(isUserAction: isUserAction)
    #expect(list.count == 0)
    #expect([log.lines.first, log.lines.last] == ["batch", "end of batch"])
    let suffix = isUserAction ? ", by the user" : ""
    #expect(
      log.lines.filter { $0.hasPrefix("closing") }
        == (0...2).reversed().map { "closing \($0) from \($0)\(suffix)" })
  }

  @Test func `A removed tab is no longer an opener`() {
    let list = WebStateList.numbered(3)
    list.setOpener(list.webState(at: 0).map { WebStateOpener($0) }, at: 2)
    list.setOpener(list.webState(at: 1).map { WebStateOpener($0) }, at: 0)
    list.detach(at: 0)
    #expect(list.opener(at: 1) == nil)
  }

  @Test func `What was detached can be inserted again`() {
    let list = WebStateList.numbered(2)
    guard let tab = list.detach(at: 0) else { return }
    #expect(list.insert(tab) == 1)
    #expect(list.numbers == [1, 0])
  }
}
