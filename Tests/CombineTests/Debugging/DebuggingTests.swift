import Combine
import Expectations
import Testing

@Suite struct DebuggingTests {
  final class Log: TextOutputStream {
    var text = ""

    func write(_ string: String) { text += string }
  }

  @Test func `Printing writes what happens, one line each, and how a publisher ends`() {
    let log = Log()
    let recorder = [1, 2, 3].publisher.print("numbers", to: log).record(initial: .max(1)) {
      $0 == 1 ? .max(1) : .none
    }
    recorder.cancel()
    expectEqual(
      log.text.split(separator: "\n"),
      [
        "numbers: receive subscription: ([1, 2, 3])", "numbers: request max: (1)",
        "numbers: receive value: (1)",
        "numbers: request max: (1) (synchronous)", "numbers: receive value: (2)", "numbers: receive cancel",
      ])
    log.text = ""
    _ = Fail<Int, Fault>(error: .bad).print(to: log).record()
    _ = Just(1).print(to: log).record()
    expectEqual(
      log.text.split(separator: "\n"),
      [
        "receive subscription: (Empty)", "request unlimited", "receive error: (#)",
        "receive subscription: (Just)",
        "request unlimited", "receive value: (1)", "receive finished",
      ])
  }

  @Test func `Closures are called for what happens, before it happens`() {
    var log: [String] = []
    let subject = PassthroughSubject<Int, Never>()
    let subscription =
      subject
      .handleEvents(
        receiveSubscription: { log.append("subscription \($0)") },
        receiveOutput: { log.append("value \($0)") },
        receiveCompletion: { log.append("\($0)") }, receiveCancel: { log.append("cancel") },
        receiveRequest: { log.append("\($0)") }
      )
      .sink { log.append("sink \($0)") }
    subject.send(1)
    subscription.cancel()
    subject.send(2)
    expectEqual(log, ["subscription PassthroughSubject", "unlimited", "value 1", "sink 1", "cancel"])
  }

  @Test func `A breakpoint that is not reached changes nothing`() {
    expectEqual([1, 2].publisher.eraseToAnyPublisher().breakpoint(receiveOutput: { $0 > 2 }).text, "1 2 |")
    expectEqual(Just(1).eraseToAnyPublisher().breakpointOnError().assertNoFailure().text, "1 |")
  }
}
