import Expectations
import Testing

@testable import Flow

@Suite struct ValuesTests {
  @Test func `Either is one of two, and any if they are of one type`() {
    let (left, right) = (Either<Int, String>.left(1), Either<Int, String>.right("a"))
    #expect(left.left == 1 && left.right == nil)
    #expect(right.left == nil && right.right == "a")
    #expect(left != right)
    expectEqual(Set([left, right, left]).count, 2)
    forEachRow([Either<Int, Int>.left(3), .right(3)]) { (either: Either<Int, Int>) in
      expectEqual(either.any, 3)
      expectEqual(either.map { $0 * 2 }.any, 6)
    }
  }

  @Test func `An event is a value or the end, a result a value or an error`() {
    expectEqual(Event.value(1).value, 1)
    expectFalse(Event.value(1).isEnd)
    expectTrue(Event<Int>.end.isEnd)
    expectNil(Event<Int>.end.error)
    expectEqual(Event<Int>.end(Failure()).error as? Failure, Failure())
    expectNil(Event<Int>.end(Failure()).value)
    expectEqual(Result<Int>.success(1).value, 1)
    expectNil(Result<Int>.success(1).error)
    expectNil(Result<Int>.failure(Failure()).value)
    expectEqual(Result<Int>.failure(Failure()).error as? Failure, Failure())
    expectNil(Result<Void>.success.error)
  }
}
