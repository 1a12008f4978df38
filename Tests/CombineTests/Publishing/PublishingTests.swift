import Combine
import Foundation
import Testing

@Suite struct PublishingTests {
  @Test func `Simple publishers send what they have`() {
    #expect(Just(1).text == "1 |")
    #expect(Empty<Int, Never>().text == "|")
    #expect(Empty<Int, Never>(completeImmediately: false).text == "")
    #expect(Fail(outputType: Int.self, failure: Fault.bad).text == "#")
    #expect(Int?.none.publisher.text == "|")
    #expect(Int?.some(1).publisher.text == "1 |")
    #expect(Result<Int, Fault>.success(1).publisher.text == "1 |")
    #expect(Result<Int, Fault>.failure(.bad).publisher.text == "#")
    #expect(Record<Int, Fault>(output: [1, 2], completion: .failure(.bad)).text == "1 2 #")
    #expect(AnyPublisher(Just(1)).eraseToAnyPublisher().text == "1 |")
  }

  @Test func `A deferred publisher is made for each subscriber`() {
    var count = 0
    let deferred = Deferred {
      count += 1
      return Just(count)
    }
    #expect(count == 0)
    #expect([deferred.text, deferred.text] == ["1 |", "2 |"])
  }

  @Test func `The work of a future happens once, and its first result counts`() {
    var count = 0
    var promise: Future<Int, Fault>.Promise?
    let future = Future<Int, Fault> {
      count += 1
      promise = $0
    }
    let (waiting, idle) = (future.record(), future.record(initial: .none))
    promise?(.success(5))
    promise?(.failure(.bad))
    #expect(waiting.text == "5 |")
    #expect(idle.text == "")
    idle.request(1)
    #expect([idle.text, future.text] == ["5 |", "5 |"])
    #expect(count == 1)
  }

  @Test func `Operators on values that are there need no subscription`() {
    #expect(Just(1).map { $0 + 1 } == Just(2))
    #expect(Just(1).filter { $0 > 1 } == Int?.none.publisher)
    #expect(Just(1).append(2, 3) == [1, 2, 3].publisher)
    #expect(Just(1).tryMap { _ -> Int in throw Fault.bad }.text == "#")
    #expect([1, 2].publisher.map { $0 * 2 } == [2, 4].publisher)
    #expect([1, 2].publisher.first() == 1.publisherForTests)
    #expect([1, 1, 2].publisher.removeDuplicates() == [1, 2].publisher)
    #expect([3, 1].publisher.min().text == "1 |")
    #expect([1, 2].publisher.count() == Just(2))
    #expect([2].publisher.prepend(1).append([3]) == [1, 2, 3].publisher)
    #expect([1, 2, 3].publisher.output(in: 1..<3) == [2, 3].publisher)
    #expect(Optional(1).publisher.replaceEmpty(with: 2) == Just(1))
    #expect(Optional(1).publisher.prefix(0) == Int?.none.publisher)
    #expect(Result<Int, Fault>.failure(.bad).publisher.replaceError(with: 3).text == "3 |")
    #expect(Result<Int, Fault>.success(3).publisher.map { $0 + 1 } == Result.Publisher(4))
  }

  @Test func `Values are encoded and decoded`() throws {
    let encoded = ["a", "b"].publisher.collect().encode(encoder: JSONEncoder())
    #expect(encoded.map { String(decoding: $0, as: UTF8.self) }.text == #"["a","b"] |"#)
    #expect(encoded.decode(type: [String].self, decoder: JSONDecoder()).text == #"["a", "b"] |"#)
    let broken = Just(Data()).decode(type: Int.self, decoder: JSONDecoder())
    #expect(broken.map { "\($0)" }.replaceError(with: "broken").text == "broken |")
  }

  @Test func `A recording is encoded`() throws {
    let record = Record<Int, Never> { recording in
      recording.receive(1)
      recording.receive(completion: .finished)
    }
    #expect(record.text == "1 |")
    #expect(record.recording.output == [1])
  }
}

extension Int {
  fileprivate var publisherForTests: Optional<Int>.Publisher { Optional(self).publisher }
}
