import Combine
import Expectations
import Testing

@Suite struct CombiningTests {
  @Test func `The latest values are combined with each new one, or zipped as long as there are pairs`() {
    forEachRow([
      ("a-b-|", "-x-y-|", "1:ax 2:bx 3:by 5:|"), ("a|", "--xy|", "2:ax 3:ay 4:|"),
      ("ab#", "x", "0:ax 1:bx 2:#"),
      ("ab", "--|", ""),
    ]) { a, b, expected in
      let text = Marble.run(a, b) { first, second, _ in
        first.combineLatest(second, +).eraseToAnyPublisher()
      }
      expectEqual(text, expected)
    }
    forEachRow([
      ("ab-c|", "--xyz|", "2:ax 3:by 4:cz 4:|"), ("a-|", "---x", "3:ax 3:|"), ("a--b", "-#", "1:#"),
      ("ab|", "-|", "1:|"),
    ]) { a, b, expected in
      let text = Marble.run(a, b) { first, second, _ in first.zip(second, +).eraseToAnyPublisher() }
      expectEqual(text, expected)
    }
  }

  @Test func `Values are merged as they come, or one publisher follows another`() {
    forEachRow([
      ("a-b|", "-x-y|", "0:a 1:x 2:b 3:y 4:|"), ("a#", "--x", "0:a 1:#"), ("|", "-x|", "1:x 2:|"),
    ]) { a, b, expected in
      let text = Marble.run(a, b) { first, second, _ in first.merge(with: second).eraseToAnyPublisher() }
      expectEqual(text, expected)
    }
    forEachRow([
      ("ab|", "x-yz|", "0:a 1:b 2:y 3:z 4:|"), ("a#", "xyz", "0:a 1:#"), ("a|", "-#", "0:a 1:#"),
    ]) { a, b, expected in
      let text = Marble.run(a, b) { first, second, _ in first.append(second).eraseToAnyPublisher() }
      expectEqual(text, expected)
    }
  }

  @Test func `Values are dropped until another publisher sends one, or end with it`() {
    forEachRow([
      ("abcd|", "-x", "2:c 3:d 4:|"), ("abc|", "-|", "1:|"), ("ab", "#", "0:#"), ("ab|", "-", "2:|"),
    ]) { a, b, expected in
      let text = Marble.run(a, b) { first, second, _ in
        first.drop(untilOutputFrom: second).eraseToAnyPublisher()
      }
      expectEqual(text, expected)
    }
    forEachRow([
      ("abcd|", "--x", "0:a 1:b 2:c 2:|"), ("ab|", "---x", "0:a 1:b 2:|"), ("abc", "-|", "0:a 1:b 2:c"),
    ]) { a, b, expected in
      let text = Marble.run(a, b) { first, second, _ in
        first.prefix(untilOutputFrom: second).eraseToAnyPublisher()
      }
      expectEqual(text, expected)
    }
  }

  @Test func `Three and four publishers are combined and zipped, and up to eight or any number merged`() {
    let (a, b, c, d) = (Just(1), [2, 3].publisher, Just("x"), [true, false].publisher)
    expectEqual(a.combineLatest(b, c).text, #"(1, 3, "x") |"#)
    expectEqual(a.combineLatest(b, c, d).text, #"(1, 3, "x", true) (1, 3, "x", false) |"#)
    expectEqual(b.zip(c, d).text, #"(2, "x", true) |"#)
    expectEqual(a.zip(b, c, d).text, #"(1, 2, "x", true) |"#)
    expectEqual(a.zip(b, c) { "\($0)\($1)\($2)" }.text, "12x |")
    let one = Just(1)
    expectEqual(one.merge(with: one, one, one, one, one, one, one).text, "1 1 1 1 1 1 1 1 |")
    expectEqual(one.merge(with: [2].publisher).merge(with: Empty<Int, Never>()).text, "1 2 |")
    expectEqual(Publishers.MergeMany((0..<4).map(Just.init)).text, "0 1 2 3 |")
    expectEqual(Publishers.MergeMany([Just<Int>]()).text, "|")
  }

  @Test func `No more is merged, zipped or combined than is requested`() {
    let numbers = (1...9).publisher
    let merged = numbers.merge(with: (11...19).publisher).record(initial: .max(2))
    expectEqual(merged.events.count, 2)
    merged.request(3)
    expectEqual(merged.events.count, 5)
    let zipped = numbers.zip(numbers).record(initial: .max(1))
    expectEqual(zipped.text, "(1, 1)")
    zipped.request(2)
    expectEqual(zipped.text, "(1, 1) (2, 2) (3, 3)")
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let combined = a.combineLatest(b).record(initial: .max(2))
    a.send(1)
    b.send(2)
    a.send(3)
    b.send(4)
    expectEqual(combined.text, "(1, 2) (3, 2)")
    combined.request(1)
    expectEqual(combined.text, "(1, 2) (3, 2) (3, 4)")
  }

  @Test func `Flat mapping merges the publishers of all values, at most some number of them at a time`() {
    expectEqual([1, 2, 3].publisher.flatMap { (0..<$0).publisher }.text, "0 0 1 0 1 2 |")
    expectEqual(Just(1).flatMap { _ in Fail<Int, Fault>(error: .bad) }.text, "#")
    expectTrue(Fail<Int, Fault>(error: .worse).flatMap { Just($0) }.text == "##")
    let subjects = (0..<3).map { _ in PassthroughSubject<Int, Never>() }
    let upstream = Upstream<Int, Never>()
    let recorder = upstream.flatMap(maxPublishers: .max(2)) { subjects[$0] }.record()
    expectEqual(upstream.requests, ["2"])
    upstream.send(0)
    upstream.send(1)
    subjects[0].send(5)
    subjects[0].send(completion: .finished)
    expectEqual(upstream.requests, ["2", "1"])
    upstream.send(2)
    subjects[2].send(6)
    upstream.send(completion: .finished)
    expectEqual(recorder.text, "5 6")
    subjects[1].send(completion: .finished)
    subjects[2].send(completion: .finished)
    expectEqual(recorder.text, "5 6 |")
  }

  @Test func `Only the latest publisher counts`() {
    let outer = PassthroughSubject<AnyPublisher<Int, Never>, Never>()
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let recorder = outer.switchToLatest().record()
    outer.send(a.eraseToAnyPublisher())
    a.send(1)
    outer.send(b.eraseToAnyPublisher())
    a.send(2)
    b.send(3)
    outer.send(completion: .finished)
    b.send(4)
    b.send(completion: .finished)
    expectEqual(recorder.text, "1 3 4 |")
  }

  @Test func `What is canceled cancels all that it has`() {
    let (a, b, c) = (Upstream<Int, Never>(), Upstream<Int, Never>(), Upstream<Int, Never>())
    a.merge(with: b, c).record().cancel()
    a.zip(b, c).record().cancel()
    a.combineLatest(b, c).record().cancel()
    for upstream in [a, b, c] {
      expectEqual(upstream.requests, ["all", "cancel", "all", "cancel", "all", "cancel"])
    }
  }
}
