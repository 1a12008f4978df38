import Combine
import Expectations
import Testing

@Suite struct SubjectTests {
  @Test func `A subject sends to its subscribers in their order, and only its first completion counts`() {
    let subject = PassthroughSubject<Int, Never>()
    var log: [String] = []
    let first = subject.sink { log.append("a\($0)") }
    subject.send(1)
    let second = subject.sink { log.append("b\($0)") }
    subject.send(2)
    first.cancel()
    subject.send(3)
    second.cancel()
    expectEqual(log, ["a1", "a2", "b2", "b3"])
    let ended = CurrentValueSubject<Int, Fault>(0)
    let recorder = ended.record()
    ended.send(completion: .failure(.bad))
    ended.send(completion: .finished)
    ended.send(1)
    expectEqual(recorder.text, "0 #")
    expectEqual(ended.text, "#")
  }

  @Test
  func `A value is lost to a subscriber that has requested none, but a present value is caught up with`() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = subject.record(initial: .max(1))
    subject.send(1)
    subject.send(2)
    recorder.request(1)
    subject.send(3)
    expectEqual(recorder.text, "1 3")
    let present = CurrentValueSubject<Int, Never>(0)
    let late = present.record(initial: .none)
    present.value = 1
    present.send(2)
    late.request(1)
    expectEqual(late.text, "2")
    late.request(1)
    present.value += 1
    expectEqual(late.text, "2 3")
    expectEqual(present.value, 3)
  }

  @Test func `A subscriber may send, subscribe and cancel while it receives`() {
    let subject = PassthroughSubject<Int, Never>()
    var log: [String] = []
    var subscriptions = Set<AnyCancellable>()
    subject.sink { value in
      log.append("a\(value)")
      if value == 1 {
        subject.send(2)
        subject.sink { log.append("b\($0)") }.store(in: &subscriptions)
      }
      if value == 3 { subscriptions = [] }
    }.store(in: &subscriptions)
    for value in [1, 3, 4] { subject.send(value) }
    expectEqual(log, ["a1", "a2", "a3"])
  }

  @Test func `A publisher sends through a subject, and its values are requested with the first subscriber`() {
    let upstream = Upstream<Int, Never>()
    let subject = PassthroughSubject<Int, Never>()
    let connection = upstream.subscribe(subject)
    expectEmpty(upstream.requests)
    let recorder = subject.record()
    upstream.send(1)
    connection.cancel()
    expectEqual(upstream.requests, ["all", "cancel"])
    expectEqual(recorder.text, "1")
  }

  @Test func `Threads may send and subscribe at the same time`() async {
    let subject = CurrentValueSubject<Int, Never>(0)
    nonisolated(unsafe) let shared = subject
    await withTaskGroup { group in
      for _ in 0..<4 {
        group.addTask {
          for value in 0..<200 {
            let subscription = shared.sink { _ in }
            shared.send(value)
            subscription.cancel()
          }
        }
      }
    }
    expectEqual(subject.value, 199)
  }
}
