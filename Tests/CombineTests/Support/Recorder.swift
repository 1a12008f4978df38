import Combine

/// A subscriber that logs what it receives, and requests only what a test says.
final class Recorder<Input, Failure: Error>: Subscriber {
  private(set) var events: [String] = []
  private(set) var subscription: (any Subscription)?
  private let initial: Subscribers.Demand
  private let more: (Input) -> Subscribers.Demand

  init(
    initial: Subscribers.Demand = .unlimited, more: @escaping (Input) -> Subscribers.Demand = { _ in .none }
  ) {
    self.initial = initial
    self.more = more
  }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    if initial > .none { subscription.request(initial) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    events.append("\(input)")
    return more(input)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: events.append("|")
    case .failure(let failure): events.append("\(failure)")
    }
  }

  func request(_ count: Int) {
    subscription?.request(.max(count))
  }

  func cancel() {
    subscription?.cancel()
    subscription = nil
  }

  /// The events so far, with spaces in between.
  var text: String { events.joined(separator: " ") }
}

extension Publisher {
  /// Subscribes with a recorder.
  func record(
    initial: Subscribers.Demand = .unlimited, more: @escaping (Output) -> Subscribers.Demand = { _ in .none }
  ) -> Recorder<Output, Failure> {
    let recorder = Recorder<Output, Failure>(initial: initial, more: more)
    subscribe(recorder)
    return recorder
  }

  /// All that a publisher sends at once.
  var text: String { record().text }
}

/// An error of the tests.
enum Fault: Error, Hashable, CustomStringConvertible {
  case bad
  case worse

  var description: String { self == .bad ? "#" : "##" }
}
