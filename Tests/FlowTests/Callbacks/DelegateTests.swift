import Expectations
import Testing

@testable import Flow

@Suite @MainActor struct DelegateTests {
  @Test func `A delegate answers while it is set, and something keeps the setting`() {
    let delegate = Delegate<Int, String>()
    expectNil(delegate.call(1))
    let setting = delegate.set { "\($0)" }
    expectTrue(delegate.isSet)
    expectEqual(delegate.call(1), "1")
    setting.dispose()
    expectFalse(delegate.isSet)
    expectNil(delegate.call(1))
    do {
      let delegate = Delegate<Void, Int>()
      _ = delegate.set { 1 }
      expectFalse(delegate.isSet)
    }
  }

  @Test func `Setting replaces the one before, and is reported, with a disposable that goes with it`() {
    let delegate = Delegate<Void, Int>()
    let first = delegate.set { 1 }
    let second = delegate.set { 2 }
    expectEqual(delegate.call(), 2)
    first.dispose()
    expectEqual(delegate.call(), 2)
    withExtendedLifetime(second) {}
    do {
      let log = Log()
      let delegate = Delegate<Int, Void> { callback in
        callback(7)
        return Disposer { log.add("gone") }
      }
      let first = delegate.set { log.add("first \($0)") }
      let second = delegate.set { log.add("second \($0)") }
      expectEqual(log.lines, ["first 7", "gone", "second 7"])
      withExtendedLifetime((first, second)) {}
    }
  }
}
