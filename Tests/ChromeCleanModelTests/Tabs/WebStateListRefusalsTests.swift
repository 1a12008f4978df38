import ChromeCleanModel
import Expectations
import HeadlessUIKit
import Testing

@MainActor
@Suite struct WebStateListRefusalsTests {
  private func reason(_ operation: String) -> String {
    "WebStateList cannot \(operation) while its observers receive another change. Remember what to do, and do it "
      + "when the call that made that change has returned"
  }

  /// Changes to three tabs, the first of which is active.
  private static let changes: [(String, @MainActor (WebStateList) -> Void)] = [
    ("inserted 9 at 3", { $0.insert(WebState(9)) }),
    ("moved 0 from 0 to 1", { $0.move(from: 0, to: 1) }),
    ("will detach 1 at 1, count 3", { $0.detach(at: 1) }),
    ("detached 1 from 1, count 2", { $0.detach(at: 1) }),
    ("closing 1 from 1", { $0.close(at: 1) }),
    ("activated 1 at 0 instead of 0, none", { $0.detach(at: 0) }),
  ]

  @Test func `An observer that is notified of a change must make no other one`() {
    forEachRow(0...5) { index in
      let (line, change) = Self.changes[index]
      let list = WebStateList.numbered(3)
      list.activate(at: 0)
      let log = ListLog(list)
      var numbers: [[Int]] = []
      log.act = { list, told in
        guard told == line else { return }
        numbers.append(list.numbers)
        list.insert(WebState(5))
        list.move(from: 1, to: 0)
        list.detach(at: 0)
        list.close(at: 0)
        list.closeAll()
        list.setPinned(true, at: 1)
        numbers.append(list.numbers)
      }
      let raised = exceptions { change(list) }
      expectEqual(raised.map(\.name), Array(repeating: .internalInconsistency, count: 6))
      expectEqual(
        raised.map(\.reason), ["insert", "move", "detach", "close", "close all", "pin"].map(reason))
      expectTrue(numbers.count == 2 && numbers[0] == numbers[1])
      expectEqual(exceptions { list.insert(WebState(6)) }, [])
    }
  }

  @Test
  func `An observer may activate and replace during an insertion, and change anything during an activation`()
  {
    let list = WebStateList.numbered(2)
    let log = ListLog(list)
    log.act = { list, line in
      guard line.hasPrefix("inserted") else { return }
      list.activate(at: 1)
      list.replace(at: 0, with: WebState(7))
    }
    let opener = list.webState(at: 0).map { WebStateOpener($0) }
    expectEqual(exceptions { list.insert(WebState(2), at: 2, opener: opener) }, [])
    expectEqual(list.numbers, [7, 1, 2])
    expectEqual(list.activeIndex, 1)
    expectNil(list.opener(at: 2))
    do {
      let list = WebStateList.numbered(2)
      let log = ListLog(list)
      log.act = { list, line in
        if line.hasSuffix("userAction") { list.insert(WebState(2)) }
        if line.hasPrefix("replaced") { list.detach(at: 2) }
      }
      let raised = exceptions {
        list.activate(at: 1)
        list.replace(at: 0, with: WebState(3))
      }
      expectEqual(raised, [])
      expectEqual(list.numbers, [3, 1])
    }
  }

  @Test func `An index without a tab is reported, with the valid ones`() {
    let list = WebStateList.numbered(2)
    let raised = exceptions {
      list.activate(at: 2)
      list.move(from: 2, to: 0)
      list.move(from: 0, to: 2)
      list.replace(at: -1, with: WebState(2))
      list.detach(at: 2)
      list.close(at: 2)
      list.setOpener(nil, at: 2)
      list.setPinned(true, at: 2)
    }
    expectEqual(raised.map(\.name), Array(repeating: .range, count: 8))
    expectEqual(
      raised[0].reason,
      "WebStateList has tabs at 0 to 1, so it has no tab at 2 to activate. Ask containsIndex(_:) first")
    expectEqual(list.numbers, [0, 1])
    expectEqual(
      exceptions { WebStateList().close(at: 0) }.map(\.reason),
      [
        "WebStateList has no tabs, so it has no tab at 0 to close. Ask containsIndex(_:) first"
      ])
  }

  @Test func `A tab is in a list once, and an opener is another tab of the list`() {
    let list = WebStateList.numbered(2)
    guard let tab = list.webState(at: 1) else { return }
    let raised = exceptions {
      expectNil(list.insert(tab))
      expectNil(list.replace(at: 1, with: tab))
    }
    let reason =
      "The tab of \(url(1).absoluteString) is in the WebStateList already, at 1. Move it, or detach it first"
    expectEqual(raised, Array(repeating: UIException(.invalidArgument, reason), count: 2))
    expectEqual(list.numbers, [0, 1])
    do {
      let list = WebStateList.numbered(2)
      let raised = exceptions {
        list.insert(WebState(2), opener: WebStateOpener(WebState()))
        list.setOpener(list.webState(at: 0).map { WebStateOpener($0) }, at: 0)
      }
      expectEqual(
        raised.map(\.reason),
        [
          "A tab that shows nothing cannot be the opener: it is not in the WebStateList. Name a tab of the list, or no "
            + "opener",
          "The tab of \(url(0).absoluteString) cannot be the opener: no tab opens itself. Name a tab of the list, or no "
            + "opener",
        ])
      expectEqual(list.count, 2)
      expectNil(list.opener(at: 0))
    }
  }

  @Test func `Without a handler of exceptions a refusal ends the process`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { WebStateList().close(at: 0) }
    }
  }
}
