import Combine
import Expectations
import Testing

@Suite struct TimingTests {
  @Test
  func `Debounce sends a value when no other one comes for some time, and throttle at most one in some time`()
  {
    forEachRow([
      ("a-b----c|", "5:b 8:|"), ("a---b", "3:a 7:b"), ("abc----", "5:c"), ("ab#", "2:#"), ("----", ""),
    ]) { line, expected in
      let text = Marble.run(line) { first, _, scheduler in
        first.debounce(for: 3, scheduler: scheduler).eraseToAnyPublisher()
      }
      expectEqual(text, expected)
    }
    forEachRow([
      ("abcdefgh", true, "0:a 3:d 6:g 9:h"), ("abcdefgh", false, "0:a 3:b 6:e 9:h"),
      ("a-----b|", true, "0:a 6:b 7:|"),
      ("ab|", true, "0:a 3:b 3:|"), ("a#", false, "0:a 1:#"),
    ]) { line, latest, expected in
      let text = Marble.run(line) { first, _, scheduler in
        first.throttle(for: 3, scheduler: scheduler, latest: latest).eraseToAnyPublisher()
      }
      expectEqual(text, expected)
    }
  }

  @Test func `Delay sends values and the completion later, and measuring the times between them`() {
    forEachRow([("a-b|", "2:a 4:b 5:|"), ("a#", "2:a 3:#"), ("|", "2:|")]) { line, expected in
      let text = Marble.run(line) { first, _, scheduler in
        first.delay(for: 2, scheduler: scheduler).eraseToAnyPublisher()
      }
      expectEqual(text, expected)
    }
    forEachRow([("--a---b-b|", "2:2 6:4 8:2 9:|"), ("a#", "0:0 1:#")]) { line, expected in
      let text = Marble.run(line) { first, _, scheduler in
        first.measureInterval(using: scheduler).eraseToAnyPublisher()
      }
      expectEqual(text, expected)
    }
  }

  @Test func `Timeout ends when no value comes for some time, or fails if it shall`() {
    forEachRow([("a-b------c", "0:a 2:b 5:|"), ("--", "3:|"), ("a|", "0:a 1:|"), ("a-#", "0:a 2:#")]) {
      line, expected in
      let text = Marble.run(line) { first, _, scheduler in
        first.timeout(3, scheduler: scheduler).eraseToAnyPublisher()
      }
      expectEqual(text, expected)
    }
    let text = Marble.run("a") { first, _, scheduler in
      first.timeout(3, scheduler: scheduler, customError: { .bad }).eraseToAnyPublisher()
    }
    expectEqual(text, "0:a 3:#")
  }

  @Test func `Collecting sends the values of some time`() {
    forEachRow([
      ("abcdefg|", nil, #"3:["a", "b", "c", "d"] 6:["e", "f", "g"] 7:|"#),
      ("abcdefg|", 2, #"1:["a", "b"] 3:["c", "d"] 5:["e", "f"] 6:["g"] 7:|"#), ("a#", nil, "1:#"),
    ]) { line, count, expected in
      let text = Marble.run(line) { first, _, scheduler in
        let strategy: Publishers.TimeGroupingStrategy<VirtualScheduler> =
          count.map { .byTimeOrCount(scheduler, 3, $0) } ?? .byTime(scheduler, 3)
        return first.collect(strategy).map { "\($0)" }.eraseToAnyPublisher()
      }
      expectEqual(text, expected)
    }
  }

  @Test func `What is canceled sends nothing more, and releases what waits`() {
    let scheduler = VirtualScheduler()
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    let subscriptions = [
      subject.debounce(for: 1, scheduler: scheduler).sink { values.append($0) },
      subject.delay(for: 1, scheduler: scheduler).sink { values.append($0) },
      subject.timeout(9, scheduler: scheduler).sink { values.append($0) },
      subject.collect(.byTime(scheduler, 1)).sink { values += $0 },
      subject.receive(on: scheduler).sink { values.append($0) },
    ]
    subject.send(1)
    for subscription in subscriptions { subscription.cancel() }
    scheduler.advance(to: 20)
    expectEmpty(values)
    expectTrue(scheduler.isIdle)
  }
}
