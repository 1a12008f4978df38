import Combine

/// Publishers as lines of text: a position is a tick, a letter a value, `-` nothing, `|` the end and `#` a failure.
enum Marble {
  typealias Operator<Output> = (
    PassthroughSubject<String, Fault>, PassthroughSubject<String, Fault>, VirtualScheduler
  ) -> AnyPublisher<Output, Fault>

  /// Runs an operator on two lines, the second of which is optional.
  ///
  /// - Returns: What it sends, as `time:event`.
  static func run<Output>(_ first: String, _ second: String = "", _ makePublisher: Operator<Output>) -> String
  {
    let scheduler = VirtualScheduler()
    let subjects = [PassthroughSubject<String, Fault>(), PassthroughSubject<String, Fault>()]
    var events: [String] = []
    for (subject, line) in zip(subjects, [first, second]) {
      for (time, mark) in line.enumerated() where mark != "-" {
        scheduler.schedule(after: VirtualTime(ticks: time)) { send(mark, to: subject) }
      }
    }
    let subscription = makePublisher(subjects[0], subjects[1], scheduler).sink { completion in
      events.append("\(scheduler.now.ticks):\(completion == .finished ? "|" : "#")")
    } receiveValue: { value in
      events.append("\(scheduler.now.ticks):\(value)")
    }
    scheduler.advance(to: 100)
    subscription.cancel()
    return events.joined(separator: " ")
  }

  private static func send(_ mark: Character, to subject: PassthroughSubject<String, Fault>) {
    switch mark {
    case "|": subject.send(completion: .finished)
    case "#": subject.send(completion: .failure(.bad))
    default: subject.send(String(mark))
    }
  }
}
