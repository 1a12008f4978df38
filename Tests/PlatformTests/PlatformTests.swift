import Dispatch
import Expectations
import Platform
import Testing

@Suite struct PlatformTests {
  @Test func `A text is precomposed where it is its own composed normal form`() {
    forEachRow([
      ("", true), ("plain", true), ("caf\u{E9}", true), ("cafe\u{301}", false), ("\u{C5}", true),
      // The angstrom sign has the letter as its composed form, although both look the same.
      ("\u{212B}", false), ("\u{1100}\u{1161}", false), ("\u{AC00}", true),
      // The marks of a letter have an order.
      ("a\u{301}\u{323}", false), ("\u{1EA1}\u{301}", true),
    ]) { text, isPrecomposed in
      expectEqual(text.isPrecomposed, isPrecomposed)
    }
  }

  @Test func `The C library of the system has one name`() {
    expectEqual(Platform.strlen("text"), 4)
    expectEqual(Platform.getpid(), getpid())
  }
}

@Suite struct LockedTests {
  @Test func `Threads that change a value wait for one another, also behind an error`() {
    // Threads that change a value wait for one another.
    let sum = Locked(0)
    DispatchQueue.concurrentPerform(iterations: 1000) { number in
      sum.withLock { value in
        let before = value
        value = before + number
      }
    }
    expectEqual(sum.withLock { $0 }, 499_500)
    // A value can be reached again after an error.
    struct Refused: Error {}
    let names = Locked(["first"])
    #expect(throws: Refused.self) {
      try names.withLock { value throws(Refused) in
        value.append("second")
        throw Refused()
      }
    }
    expectEqual(names.withLock(\.count), 2)
  }
}
