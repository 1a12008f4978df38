import Combine
import Expectations
import Foundation
import Testing

@Suite struct SubscribingTests {
  final class Target {
    var value = 0 { didSet { values.append(value) } }
    var values: [Int] = []
  }

  @Test func `A cancellable cancels once, at the latest when it is released`() {
    var count = 0
    var cancellable: AnyCancellable? = AnyCancellable { count += 1 }
    cancellable?.cancel()
    cancellable = nil
    expectEqual(count, 1)
    var set: Set<AnyCancellable> = []
    var list: [AnyCancellable] = []
    AnyCancellable { count += 1 }.store(in: &set)
    AnyCancellable { count += 1 }.store(in: &list)
    expectEqual(set.count + list.count, 2)
    set = []
    list = []
    expectEqual(count, 3)
  }

  @Test func `Values are assigned to a property of an object, which is held meanwhile`() {
    let subject = PassthroughSubject<Int, Never>()
    var target: Target? = Target()
    weak let held = target
    let subscription = target.map { subject.assign(to: \.value, on: $0) }
    subject.send(1)
    expectEqual(target?.values, [1])
    target = nil
    expectNotNil(held)
    subscription?.cancel()
    expectNil(held)
  }

  @Test func `A sink has the completion after all values, and what it holds is released then or canceled`() {
    var log: [String] = []
    let subscription = [1, 2].publisher.sink {
      log.append("\($0)")
    } receiveValue: {
      log.append("\($0)")
    }
    expectEqual(log, ["1", "2", "finished"])
    subscription.cancel()
    for isCanceled in [true, false] {
      let subject = PassthroughSubject<Int, Never>()
      var target: Target? = Target()
      weak let held = target
      let subscription = subject.map { $0 + 1 }.removeDuplicates().sink { [target] in target?.value = $0 }
      target = nil
      subject.send(1)
      expectEqual(held?.value, 2)
      if isCanceled { subscription.cancel() } else { subject.send(completion: .finished) }
      expectNil(held)
    }
  }

  @Test func `A subscriber may consist of closures, or be a subject, and a second subscription is canceled`()
  {
    var log: [String] = []
    [1, 2].publisher.subscribe(
      AnySubscriber(
        receiveSubscription: { $0.request(.max(1)) },
        receiveValue: { value in
          log.append("\(value)")
          return .max(1)
        }, receiveCompletion: { log.append("\($0)") }))
    expectEqual(log, ["1", "2", "finished"])
    let subject = PassthroughSubject<Int, Never>()
    let recorder = subject.record()
    Just(3).subscribe(AnySubscriber(subject))
    expectEqual(recorder.text, "3 |")
    let (first, second) = (Upstream<Int, Never>(), Upstream<Int, Never>())
    let sink = Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }, receiveValue: { _ in })
    first.subscribe(sink)
    second.subscribe(sink)
    expectEqual(first.requests, ["all"])
    expectEqual(second.requests, ["cancel"])
  }

  @Test func `A completion and a demand are encoded`() throws {
    let data = try JSONEncoder().encode([Subscribers.Demand.max(3), .none])
    expectEqual(try JSONDecoder().decode([Subscribers.Demand].self, from: data), [.max(3), .none])
  }
}
