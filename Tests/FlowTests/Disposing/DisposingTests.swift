import HeadlessUIKit
import Testing

@testable import Flow

@Suite @MainActor struct DisposingTests {
  let log = Log()

  private func disposer(_ name: String) -> Disposer {
    Disposer { [log] in log.add(name) }
  }

  @Test func `A disposer runs its closure once`() {
    let disposer = disposer("gone")
    disposer.dispose()
    disposer.dispose()
    #expect(log.lines == ["gone"])
  }

  @Test func `A disposer that nothing keeps is disposed of`() {
    var kept: Disposer? = disposer("gone")
    #expect(log.lines.isEmpty)
    withExtendedLifetime(kept) {}
    kept = nil
    #expect(log.lines == ["gone"])
  }

  @Test func `A disposer lets go of its closure`() {
    final class Thing {}
    weak var weakThing: Thing?
    let disposer: Disposer
    do {
      let thing = Thing()
      weakThing = thing
      disposer = Disposer { _ = thing }
    }
    #expect(weakThing != nil)
    disposer.dispose()
    #expect(weakThing == nil)
  }

  @Test func `A bag disposes in the order of adding, and can be filled anew`() {
    let bag = DisposeBag(disposer("first"), disposer("second"))
    bag += disposer("third")
    bag += { [log] in log.add("fourth") }
    #expect(!bag.isEmpty)
    bag.dispose()
    #expect(log.take() == ["first", "second", "third", "fourth"])
    #expect(bag.isEmpty)
    bag += disposer("fifth")
    bag.dispose()
    #expect(log.lines == ["fifth"])
  }

  @Test func `What is added while a bag is disposed of stays in it`() {
    let bag = DisposeBag()
    bag += { [log] in
      bag.dispose()
      bag += { log.add("later") }
    }
    bag.dispose()
    #expect(log.lines.isEmpty)
    #expect(!bag.isEmpty)
    bag.dispose()
    #expect(log.lines == ["later"])
  }

  @Test func `A bag that nothing keeps disposes of what is in it`() {
    var bag: DisposeBag? = DisposeBag([disposer("a"), disposer("b")])
    bag += disposer("c")
    bag += { [log] in log.add("d") }
    bag = nil
    #expect(log.lines == ["a", "b", "c", "d"])
  }

  @Test func `Nothing is added to no bag, and nothing is nothing to add`() {
    let none: DisposeBag? = nil
    none += disposer("gone")
    #expect(log.lines == ["gone"])
    let bag = DisposeBag()
    bag += nil as (any Disposable)?
    #expect(bag.isEmpty)
  }

  @Test func `An inner bag goes by itself or along with the outer one`() {
    let bag = DisposeBag()
    let inner = bag.innerBag()
    inner += disposer("first")
    inner.dispose()
    inner += disposer("second")
    bag.dispose()
    #expect(log.lines == ["first", "second"])
  }

  @Test func `A bag keeps objects alive`() {
    final class Thing {}
    weak var weakThing: Thing?
    let bag = DisposeBag()
    do {
      let thing = Thing()
      weakThing = thing
      bag.hold(thing)
    }
    #expect(weakThing != nil)
    bag.dispose()
    #expect(weakThing == nil)
  }

  @Test func `A bag cancels a future`() {
    let bag = DisposeBag()
    bag += Future<Void> { [log] _ in Disposer { log.add("cancelled") } }
    #expect(log.lines.isEmpty)
    bag.dispose()
    #expect(log.lines == ["cancelled"])
  }

  @Test func `Disposing can wait on the virtual clock`() {
    UIApplication().run {
      disposer("gone").dispose(after: 0.5)
      UIApplication.shared.runLoop.advance(by: 0.4)
      #expect(log.lines.isEmpty)
      UIApplication.shared.runLoop.advance(by: 0.1)
      #expect(log.lines == ["gone"])
    }
  }
}
