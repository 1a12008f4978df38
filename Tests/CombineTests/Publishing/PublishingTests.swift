import Combine
import Expectations
import Foundation
import Testing

@Suite struct PublishingTests {
  @Test func `Simple publishers, and a recording, send what they have`() {
    expectEqual(Just(1).text, "1 |")
    expectTrue(Empty<Int, Never>().text == "|")
    expectTrue(Empty<Int, Never>(completeImmediately: false).text == "")
    expectEqual(Fail(outputType: Int.self, failure: Fault.bad).text, "#")
    expectEqual(Int?.none.publisher.text, "|")
    expectEqual(Int?.some(1).publisher.text, "1 |")
    expectTrue(Result<Int, Fault>.success(1).publisher.text == "1 |")
    expectTrue(Result<Int, Fault>.failure(.bad).publisher.text == "#")
    expectTrue(Record<Int, Fault>(output: [1, 2], completion: .failure(.bad)).text == "1 2 #")
    expectEqual(AnyPublisher(Just(1)).eraseToAnyPublisher().text, "1 |")
    let record = Record<Int, Never> { recording in
      recording.receive(1)
      recording.receive(completion: .finished)
    }
    expectEqual(record.text, "1 |")
    expectEqual(record.recording.output, [1])
  }

  @Test func `A deferred publisher is made for each subscriber, and the work of a future happens once`() {
    var count = 0
    let deferred = Deferred {
      count += 1
      return Just(count)
    }
    expectEqual(count, 0)
    expectEqual([deferred.text, deferred.text], ["1 |", "2 |"])
    var works = 0
    var promise: Future<Int, Fault>.Promise?
    let future = Future<Int, Fault> {
      works += 1
      promise = $0
    }
    let (waiting, idle) = (future.record(), future.record(initial: .none))
    promise?(.success(5))
    promise?(.failure(.bad))
    expectEqual(waiting.text, "5 |")
    expectEqual(idle.text, "")
    idle.request(1)
    expectEqual([idle.text, future.text], ["5 |", "5 |"])
    expectEqual(works, 1)
  }

  @Test func `Operators on values that are there need no subscription`() {
    expectEqual(Just(1).map { $0 + 1 }, Just(2))
    expectEqual(Just(1).filter { $0 > 1 }, Int?.none.publisher)
    expectEqual(Just(1).append(2, 3), [1, 2, 3].publisher)
    expectEqual(Just(1).tryMap { _ -> Int in throw Fault.bad }.text, "#")
    expectEqual([1, 2].publisher.map { $0 * 2 }, [2, 4].publisher)
    expectEqual([1, 2].publisher.first(), 1.publisherForTests)
    expectEqual([1, 1, 2].publisher.removeDuplicates(), [1, 2].publisher)
    expectEqual([3, 1].publisher.min().text, "1 |")
    expectEqual([1, 2].publisher.count(), Just(2))
    expectEqual([2].publisher.prepend(1).append([3]), [1, 2, 3].publisher)
    expectEqual([1, 2, 3].publisher.output(in: 1..<3), [2, 3].publisher)
    expectEqual(Optional(1).publisher.replaceEmpty(with: 2), Just(1))
    expectEqual(Optional(1).publisher.prefix(0), Int?.none.publisher)
    expectTrue(Result<Int, Fault>.failure(.bad).publisher.replaceError(with: 3).text == "3 |")
    expectTrue(Result<Int, Fault>.success(3).publisher.map { $0 + 1 } == Result.Publisher(4))
  }

  @Test func `Values are encoded and decoded`() throws {
    let encoded = ["a", "b"].publisher.collect().encode(encoder: JSONEncoder())
    expectEqual(encoded.map { String(decoding: $0, as: UTF8.self) }.text, #"["a","b"] |"#)
    expectEqual(encoded.decode(type: [String].self, decoder: JSONDecoder()).text, #"["a", "b"] |"#)
    let broken = Just(Data()).decode(type: Int.self, decoder: JSONDecoder())
    expectEqual(broken.map { "\($0)" }.replaceError(with: "broken").text, "broken |")
  }
}

extension Int {
  fileprivate var publisherForTests: Optional<Int>.Publisher { Optional(self).publisher }
}
