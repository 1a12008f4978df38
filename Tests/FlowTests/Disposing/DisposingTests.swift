import Expectations
import HeadlessUIKit
import Testing

@testable import Flow

@Suite @MainActor struct DisposingTests {
  let log = Log()

  private func disposer(_ name: String) -> Disposer {
    Disposer { [log] in log.add(name) }
  }

  @Test func `A disposer runs its closure once, at the latest when nothing keeps it, and lets go of it`() {
    let once = disposer("gone")
    once.dispose()
    once.dispose()
    expectEqual(log.take(), ["gone"])
    var kept: Disposer? = disposer("gone")
    expectEmpty(log.lines)
    withExtendedLifetime(kept) {}
    kept = nil
    expectEqual(log.take(), ["gone"])
    final class Thing {}
    weak var weakThing: Thing?
    let keeping: Disposer
    do {
      let thing = Thing()
      weakThing = thing
      keeping = Disposer { _ = thing }
    }
    expectNotNil(weakThing)
    keeping.dispose()
    expectNil(weakThing)
  }

  @Test func `A bag disposes in the order of adding, can be filled anew, and keeps what is added meanwhile`()
  {
    let bag = DisposeBag(disposer("first"), disposer("second"))
    bag += disposer("third")
    bag += { [log] in log.add("fourth") }
    expectFalse(bag.isEmpty)
    bag.dispose()
    expectEqual(log.take(), ["first", "second", "third", "fourth"])
    expectTrue(bag.isEmpty)
    bag += disposer("fifth")
    bag.dispose()
    expectEqual(log.take(), ["fifth"])
    do {
      let bag = DisposeBag()
      bag += { [log] in
        bag.dispose()
        bag += { log.add("later") }
      }
      bag.dispose()
      expectEmpty(log.lines)
      expectFalse(bag.isEmpty)
      bag.dispose()
      expectEqual(log.lines, ["later"])
    }
  }

  @Test func `A bag that nothing keeps disposes of what is in it, and an outer bag of its inner ones`() {
    var bag: DisposeBag? = DisposeBag([disposer("a"), disposer("b")])
    bag += disposer("c")
    bag += { [log] in log.add("d") }
    bag = nil
    expectEqual(log.take(), ["a", "b", "c", "d"])
    do {
      let bag = DisposeBag()
      let inner = bag.innerBag()
      inner += disposer("first")
      inner.dispose()
      inner += disposer("second")
      bag.dispose()
      expectEqual(log.lines, ["first", "second"])
    }
  }

  @Test func `Nothing is added to no bag, and nothing is nothing to add`() {
    let none: DisposeBag? = nil
    none += disposer("gone")
    expectEqual(log.lines, ["gone"])
    let bag = DisposeBag()
    bag += nil as (any Disposable)?
    expectTrue(bag.isEmpty)
  }

  @Test func `A bag keeps objects alive, and cancels futures`() {
    final class Thing {}
    weak var weakThing: Thing?
    let bag = DisposeBag()
    do {
      let thing = Thing()
      weakThing = thing
      bag.hold(thing)
    }
    expectNotNil(weakThing)
    bag.dispose()
    expectNil(weakThing)
    do {
      let bag = DisposeBag()
      bag += Future<Void> { [log] _ in Disposer { log.add("cancelled") } }
      expectEmpty(log.lines)
      bag.dispose()
      expectEqual(log.lines, ["cancelled"])
    }
  }

  @Test func `Disposing can wait on the virtual clock`() {
    UIApplication().run {
      disposer("gone").dispose(after: 0.5)
      UIApplication.shared.runLoop.advance(by: 0.4)
      expectEmpty(log.lines)
      UIApplication.shared.runLoop.advance(by: 0.1)
      expectEqual(log.lines, ["gone"])
    }
  }
}
