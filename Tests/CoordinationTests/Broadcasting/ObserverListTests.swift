import Coordination
import Expectations
import Testing

/// Logs its name when it is notified, and then performs an action.
@MainActor
private final class Observer {
  let name: String
  var act: (@MainActor () -> Void)?

  init(_ name: String) {
    self.name = name
  }
}

@MainActor
@Suite struct ObserverListTests {
  private let list = ObserverList<Observer>()
  private let observers = ["a", "b", "c"].map { Observer($0) }

  private func told() -> String {
    var names = ""
    list.notify {
      names += $0.name
      $0.act?()
    }
    return names
  }

  @Test func `Observers are reported in the order in which they were added, once each, and are not owned`() {
    observers.forEach { list.add($0) }
    list.add(observers[0])
    expectEqual(told(), "abc")
    list.remove(observers[1])
    list.remove(Observer("d"))
    expectEqual(told(), "ac")
    do {
      let fresh = Self()
      fresh.list.add(fresh.observers[0])
      fresh.list.add(Observer("gone"))
      expectEqual(fresh.told(), "a")
    }
  }

  @Test
  func `Of observers that leave or come while others are reported, only the new ones are reported later`() {
    observers.forEach { list.add($0) }
    observers[0].act = { list.remove(observers[1]) }
    expectEqual(told(), "ac")
    do {
      let fresh = Self()
      fresh.list.add(fresh.observers[0])
      fresh.observers[0].act = { fresh.list.add(fresh.observers[1]) }
      expectEqual(fresh.told(), "a")
      expectEqual(fresh.told(), "ab")
    }
  }
}
