import Expectations
import Flow
import HeadlessUIKit
import Testing

@testable import Presentation

@Suite @MainActor struct MasterDetailSelectionTests {
  let log = Log()
  let elements = ReadWriteSignal(["a1", "b1", "c1"])
  let isCollapsed = ReadWriteSignal<Bool?>(nil)

  /// Elements are the same if their letters are, and need other details if their numbers differ.
  private func makeSelection() -> MasterDetailSelection<[String]> {
    MasterDetailSelection(
      elements: elements.readOnly(), isSame: { $0.prefix(1) == $1.prefix(1) }, needsUpdate: { $0 != $1 },
      isCollapsed: isCollapsed.readOnly())
  }

  @Test
  func `Nothing is selected while nothing knows how details show; when room comes, the kept element is`() {
    let selection = makeSelection()
    let presenting = selection.presentDetail.set { [log] in log.add($0?.element ?? "none") }
    expectEqual(log.take(), ["none"])
    elements.value = ["x1"]
    expectNil(selection.value)
    expectEmpty(log.lines)
    presenting.dispose()
    do {
      let fresh = Self()
      fresh.isCollapsed.value = true
      let selection = fresh.makeSelection()
      let presenting = selection.presentDetail.set { [log = fresh.log] in log.add($0?.element ?? "none") }
      _ = fresh.log.take()
      fresh.isCollapsed.value = false
      expectEqual(selection.value?.element, "a1")
      expectEqual(fresh.log.take(), ["a1"])
      fresh.isCollapsed.value = true
      expectEqual(selection.value?.element, "a1")
      expectEmpty(fresh.log.lines)
      presenting.dispose()
    }
  }

  @Test func `Beside the list, the selection is kept, and changed details are presented anew`() {
    isCollapsed.value = false
    let selection = makeSelection()
    let presenting = selection.presentDetail.set { [log] in log.add($0?.element ?? "none") }
    expectEqual(log.take(), ["a1"])
    selection.select(index: 1)
    selection.select(index: 1)
    expectEqual(log.take(), ["b1"])
    elements.value = ["c1", "b1"]
    expectEqual(selection.value?.index, 1)
    expectEmpty(log.lines)
    elements.value = ["c1", "b2"]
    expectEqual(log.take(), ["b2"])
    elements.value = ["c1"]
    expectEqual(log.take(), ["c1"])
    elements.value = []
    expectEqual(log.take(), ["none"])
    expectNil(selection.value)
    presenting.dispose()
  }

  @Test
  func `On top of the list, nothing is selected until the user does, and a change of the element deselects`()
  {
    isCollapsed.value = true
    let selection = makeSelection()
    let presenting = selection.presentDetail.set { [log] in log.add($0?.element ?? "none") }
    expectNil(selection.value)
    expectEqual(log.take(), ["none"])
    selection.select(index: 1)
    expectEqual(log.take(), ["b1"])
    elements.value = ["b1", "c1"]
    expectEqual(selection.value?.element, "b1")
    expectEmpty(log.lines)
    elements.value = ["c1"]
    expectNil(selection.value)
    expectEqual(log.take(), ["none"])
    selection.select(index: 0)
    selection.deselect()
    selection.deselect()
    expectEqual(log.take(), ["c1", "none"])
    presenting.dispose()
  }

  @Test func `Details that are shown otherwise are disposed of before the next ones`() {
    isCollapsed.value = false
    let selection = makeSelection()
    let presenting = selection.presentDetail { [log] selected in
      log.add("show \(selected?.element ?? "none")")
      return Disposer { log.add("hide \(selected?.element ?? "none")") }
    }
    selection.select(index: 2)
    presenting.dispose()
    expectEqual(log.lines, ["show a1", "hide a1", "show c1", "hide c1"])
  }

  @Test func `Going back to the list on one stack deselects`() {
    onStage(UINavigationController(rootViewController: UIViewController())) { navigation in
      isCollapsed.value = true
      let selection = makeSelection()
      let presenting = selection.presentDetail(on: navigation) { [log] selected in
        DisposablePresentation {
          let controller = UIViewController()
          controller.title = selected?.element
          return (controller, Disposer { log.add("\(selected?.element ?? "none") ends") })
        }
      }
      settle()
      expectEqual(navigation.viewControllers.count, 1)
      selection.select(index: 1)
      settle()
      expectEqual(navigation.topViewController?.title, "b1")
      navigation.popViewController(animated: true)
      settle()
      expectNil(selection.value)
      expectEqual(log.take(), ["b1 ends"])
      selection.select(index: 1)
      settle()
      selection.select(index: 2)
      settle()
      expectEqual(selection.value?.element, "c1")
      expectEqual(navigation.viewControllers.map(\.title), [nil, "c1"])
      presenting.dispose()
      settle()
      expectEqual(log.lines, ["b1 ends", "c1 ends"])
    }
  }

  @Test func `Details can lead to those before and after`() {
    onStage(UINavigationController(rootViewController: UIViewController())) { navigation in
      isCollapsed.value = true
      let selection = makeSelection()
      let (back, forward) = (Callbacker<Void>(), Callbacker<Void>())
      let presenting = selection.presentDetailWithPreviousNext(on: navigation) {
        [log] selected, previous, next in
        DisposablePresentation {
          log.add("\(selected?.element ?? "none") \(previous.value != nil) \(next.value != nil)")
          let bag = DisposeBag(previous.atOnce().bindTo(back), next.atOnce().bindTo(forward))
          return (UIViewController(), bag)
        }
      }
      selection.select(index: 0)
      settle()
      forward.callAll()
      settle()
      forward.callAll()
      settle()
      back.callAll()
      settle()
      expectEqual(log.lines, ["a1 false true", "b1 true true", "c1 true false", "b1 true true"])
      presenting.dispose()
    }
  }

  @Test func `Indices before and after an element follow the elements`() {
    let (before, after) = (
      elements.index(before: "b1", isSame: ==), elements.index(after: "b1", isSame: ==)
    )
    #expect(before.value == 0 && after.value == 2)
    elements.value = ["b1"]
    #expect(before.value == nil && after.value == nil)
    elements.value = ["x"]
    #expect(before.value == nil && after.value == nil)
  }
}
