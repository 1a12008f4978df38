import Expectations
import Testing

@testable import Flow

@Suite @MainActor struct RecursiveTests {
  @Test func `A function may call itself, with an argument or without one`() {
    forEachRow([(0, 0), (1, 1), (2, 1), (10, 55)]) { number, expected in
      let fibonacci: (Int) -> Int = recursive { number, fibonacci in
        number < 2 ? number : (fibonacci(number - 1) ?? 0) + (fibonacci(number - 2) ?? 0)
      }
      expectEqual(fibonacci(number), expected)
    }
    var left = 3
    let count: () -> Int = recursive { count in
      left -= 1
      return left < 0 ? 0 : 1 + (count() ?? 0)
    }
    expectEqual(count(), 3)
  }

  @Test func `A function does not keep itself`() {
    final class Thing {}
    weak var gone: Thing?
    var again: (() -> Int?)?
    do {
      let thing = Thing()
      gone = thing
      let function: () -> Int = recursive { function in
        again = function
        return withExtendedLifetime(thing) { 1 }
      }
      expectEqual(function(), 1)
      expectEqual(again?(), 1)
    }
    expectNil(gone)
    expectNil(again?())
  }
}
