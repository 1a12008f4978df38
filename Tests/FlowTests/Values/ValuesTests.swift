import Testing

@testable import Flow

@Suite struct ValuesTests {
  @Test func `Either is one of two`() {
    let (left, right) = (Either<Int, String>.left(1), Either<Int, String>.right("a"))
    #expect(left.left == 1 && left.right == nil)
    #expect(right.left == nil && right.right == "a")
    #expect(left != right)
    #expect(Set([left, right, left]).count == 2)
  }

  @Test(arguments: [Either<Int, Int>.left(3), .right(3)])
  func `Either of a type with itself is any`(either: Either<Int, Int>) {
    #expect(either.any == 3)
    #expect(either.map { $0 * 2 }.any == 6)
  }

  @Test func `An event is a value or the end`() {
    #expect(Event.value(1).value == 1)
    #expect(!Event.value(1).isEnd)
    #expect(Event<Int>.end.isEnd)
    #expect(Event<Int>.end.error == nil)
    #expect(Event<Int>.end(Failure()).error as? Failure == Failure())
    #expect(Event<Int>.end(Failure()).value == nil)
  }

  @Test func `A result is a value or an error`() {
    #expect(Result<Int>.success(1).value == 1)
    #expect(Result<Int>.success(1).error == nil)
    #expect(Result<Int>.failure(Failure()).value == nil)
    #expect(Result<Int>.failure(Failure()).error as? Failure == Failure())
    #expect(Result<Void>.success.error == nil)
  }
}
