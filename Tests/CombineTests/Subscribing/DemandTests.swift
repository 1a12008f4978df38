import Combine
import Expectations
import Testing

@Suite struct DemandTests {
  @Test
  func `A value that is dropped is requested anew, and what a subscriber returns adds up with its requests`()
  {
    let even = (1...9).publisher.eraseToAnyPublisher().filter { $0.isMultiple(of: 2) }.record(
      initial: .max(2))
    expectEqual(even.text, "2 4")
    even.request(1)
    expectEqual(even.text, "2 4 6")
    let upstream = Upstream<Int, Never>()
    let recorder = upstream.map { $0 }.record(initial: .max(1)) { .max($0) }
    expectEqual(upstream.requests, ["1"])
    expectEqual(upstream.send(3), .max(3))
    expectEqual(upstream.send(0), .none)
    recorder.request(5)
    expectEqual(upstream.requests, ["1", "5"])
  }

  @Test
  func `A sequence ends with the last value that is requested, and an operator cancels its upstream once`() {
    let recorder = [1, 2, 3].publisher.record(initial: .none)
    expectEqual(recorder.text, "")
    recorder.request(2)
    expectEqual(recorder.text, "1 2")
    recorder.request(1)
    expectEqual(recorder.text, "1 2 3 |")
    let upstream = Upstream<Int, Never>()
    let prefixed = upstream.prefix(1).record()
    upstream.send(1)
    upstream.send(2)
    prefixed.cancel()
    expectEqual(prefixed.text, "1 |")
    expectEqual(upstream.requests, ["all", "cancel"])
  }

  @Test func `A request out of receiving does not send at once`() {
    var depth = 0, deepest = 0
    var recorder: Recorder<Int, Never>?
    let subscriber = Recorder<Int, Never>(initial: .none) { _ in
      depth += 1
      deepest = max(deepest, depth)
      recorder?.request(1)
      depth -= 1
      return .none
    }
    recorder = subscriber
    (1...100).publisher.subscribe(subscriber)
    subscriber.request(1)
    expectEqual(subscriber.events.count, 101)
    expectEqual(deepest, 1)
    recorder = nil
  }

  @Test func `A reduction requests all values, and collections of values multiply the demand`() {
    let upstream = Upstream<Int, Never>()
    let recorder = upstream.first().record(initial: .none)
    expectEqual(upstream.requests, ["all"])
    upstream.send(1)
    upstream.send(2)
    expectEqual(upstream.requests, ["all", "cancel"])
    expectEqual(recorder.text, "")
    recorder.request(1)
    expectEqual(recorder.text, "1 |")
    let source = Upstream<Int, Never>()
    let collected = source.collect(3).record(initial: .max(2)) { _ in .max(1) }
    expectEqual(source.requests, ["6"])
    source.send(1)
    source.send(2)
    expectEqual(source.send(3), .max(3))
    expectEqual(collected.text, "[1, 2, 3]")
  }

  @Test
  func `A replacement waits until it is requested, and the next publisher gets what the first has not met`() {
    let empty = Empty<Int, Fault>().replaceEmpty(with: 1).record(initial: .none)
    let failing = Fail<Int, Fault>(error: .bad).replaceError(with: 2).record(initial: .none)
    expectEqual(empty.text + failing.text, "")
    empty.request(1)
    failing.request(1)
    expectEqual(empty.text, "1 |")
    expectEqual(failing.text, "2 |")
    let (a, b) = (Upstream<Int, Fault>(), Upstream<Int, Fault>())
    let appended = a.append(b).record(initial: .max(3))
    a.send(1)
    a.send(completion: .finished)
    expectEqual(b.requests, ["2"])
    b.send(2)
    expectEqual(appended.text, "1 2")
    let (c, d) = (Upstream<Int, Fault>(), Upstream<Int, Fault>())
    let caught = c.catch { _ in d }.record(initial: .max(4))
    c.send(1)
    c.send(completion: .failure(.bad))
    expectEqual(d.requests, ["3"])
    expectEqual(caught.text, "1")
  }

  @Test func `A buffer keeps values until they are requested, and one kept full requests as many anew`() {
    func text(whenFull: Publishers.BufferingStrategy<Fault>) -> String {
      let upstream = Upstream<Int, Fault>()
      let recorder = upstream.buffer(size: 2, prefetch: .byRequest, whenFull: whenFull).record(initial: .none)
      expectEqual(upstream.requests, ["all"])
      for value in 1...4 { upstream.send(value) }
      recorder.request(5)
      return recorder.text
    }
    expectEqual(text(whenFull: .dropNewest), "1 2")
    expectEqual(text(whenFull: .dropOldest), "3 4")
    expectEqual(text(whenFull: .customError { .bad }), "1 2 #")
    let upstream = Upstream<Int, Never>()
    let recorder = upstream.buffer(size: 3, prefetch: .keepFull, whenFull: .dropNewest).record(initial: .none)
    expectEqual(upstream.requests, ["3"])
    for value in 1...3 { upstream.send(value) }
    recorder.request(2)
    expectEqual(upstream.requests, ["3", "2"])
    expectEqual(recorder.text, "1 2")
  }

  @Test func `Demands are calculated without overflow`() {
    typealias Demand = Subscribers.Demand
    expectEqual(Demand.max(1) + .unlimited, .unlimited)
    expectEqual(Demand.unlimited - .unlimited, .unlimited)
    expectEqual(Demand.max(5) - .unlimited, .none)
    expectEqual(Demand.max(.max) + 1, .unlimited)
    #expect(Demand.max(3) * 4 == 12)
    #expect(Demand.unlimited > 3)
    #expect(3 <= Demand.max(3))
    expectNil(Demand.unlimited.max)
    expectEqual("\(Demand.unlimited) \(Demand.max(2))", "unlimited max(2)")
  }
}
