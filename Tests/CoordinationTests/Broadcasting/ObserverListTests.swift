import Coordination
import Expectations
import Testing

/// Writes its name when it is told, and does something then.
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

  @Test func `Observers are reported in the order in which they were added, once each`() {
    observers.forEach { list.add($0) }
    list.add(observers[0])
    expectEqual(told(), "abc")
    list.remove(observers[1])
    list.remove(Observer("d"))
    expectEqual(told(), "ac")
  }

  @Test func `An observer that is removed while others are reported is not reported any more`() {
    observers.forEach { list.add($0) }
    observers[0].act = { list.remove(observers[1]) }
    expectEqual(told(), "ac")
  }

  @Test func `An observer that is added while others are reported is reported the next time`() {
    list.add(observers[0])
    observers[0].act = { list.add(observers[1]) }
    expectEqual(told(), "a")
    expectEqual(told(), "ab")
  }

  @Test func `Observers are not owned`() {
    list.add(observers[0])
    list.add(Observer("gone"))
    expectEqual(told(), "a")
  }
}
