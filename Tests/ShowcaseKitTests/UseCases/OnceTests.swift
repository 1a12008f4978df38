import Expectations
import Synchronization
import Testing

@testable import ShowcaseKit

@Suite @MainActor
struct OnceTests {
  private struct Failure: Error {}

  @Test func `A value is made once, however often it is asked for, and so is an error`() throws {
    let calls = Mutex(0)
    func once(fails: Bool) -> Once<Int> {
      Once {
        let count = calls.withLock { count in
          count += 1
          return count
        }
        if fails { throw Failure() }
        return count
      }
    }
    let value = once(fails: false)
    expectEqual([try value.value(), try value.value()], [1, 1])
    let failure = once(fails: true)
    for _ in 0..<2 { #expect(throws: Failure.self) { try failure.value() } }
    expectEqual(calls.withLock { $0 }, 2)
  }
}
