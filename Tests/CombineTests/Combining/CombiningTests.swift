import Combine
import Testing

@Suite struct CombiningTests {
  @Test(arguments: [
    ("a-b-|", "-x-y-|", "1:ax 2:bx 3:by 5:|"), ("a|", "--xy|", "2:ax 3:ay 4:|"),
    ("ab#", "x", "0:ax 1:bx 2:#"),
    ("ab", "--|", ""),
  ])
  func `The latest values are combined whenever there is a new one`(a: String, b: String, expected: String) {
    let text = Marble.run(a, b) { first, second, _ in
      first.combineLatest(second, +).eraseToAnyPublisher()
    }
    #expect(text == expected)
  }

  @Test(arguments: [
    ("ab-c|", "--xyz|", "2:ax 3:by 4:cz 4:|"), ("a-|", "---x", "3:ax 3:|"), ("a--b", "-#", "1:#"),
    ("ab|", "-|", "1:|"),
  ])
  func `Values are zipped in pairs, until there is no further pair`(a: String, b: String, expected: String) {
    let text = Marble.run(a, b) { first, second, _ in first.zip(second, +).eraseToAnyPublisher() }
    #expect(text == expected)
  }

  @Test(arguments: [
    ("a-b|", "-x-y|", "0:a 1:x 2:b 3:y 4:|"), ("a#", "--x", "0:a 1:#"), ("|", "-x|", "1:x 2:|"),
  ])
  func `Values are merged as they come`(a: String, b: String, expected: String) {
    let text = Marble.run(a, b) { first, second, _ in first.merge(with: second).eraseToAnyPublisher() }
    #expect(text == expected)
  }

  @Test(arguments: [
    ("ab|", "x-yz|", "0:a 1:b 2:y 3:z 4:|"), ("a#", "xyz", "0:a 1:#"), ("a|", "-#", "0:a 1:#"),
  ])
  func `One publisher follows another`(a: String, b: String, expected: String) {
    let text = Marble.run(a, b) { first, second, _ in first.append(second).eraseToAnyPublisher() }
    #expect(text == expected)
  }

  @Test(arguments: [
    ("abcd|", "-x", "2:c 3:d 4:|"), ("abc|", "-|", "1:|"), ("ab", "#", "0:#"), ("ab|", "-", "2:|"),
  ])
  func `Values are dropped until another publisher sends one`(a: String, b: String, expected: String) {
    let text = Marble.run(a, b) { first, second, _ in
      first.drop(untilOutputFrom: second).eraseToAnyPublisher()
    }
    #expect(text == expected)
  }

  @Test(arguments: [
    ("abcd|", "--x", "0:a 1:b 2:c 2:|"), ("ab|", "---x", "0:a 1:b 2:|"), ("abc", "-|", "0:a 1:b 2:c"),
  ])
  func `Values end when another publisher sends one`(a: String, b: String, expected: String) {
    let text = Marble.run(a, b) { first, second, _ in
      first.prefix(untilOutputFrom: second).eraseToAnyPublisher()
    }
    #expect(text == expected)
  }

  @Test func `Three and four publishers are combined and zipped`() {
    let (a, b, c, d) = (Just(1), [2, 3].publisher, Just("x"), [true, false].publisher)
    #expect(a.combineLatest(b, c).text == #"(1, 3, "x") |"#)
    #expect(a.combineLatest(b, c, d).text == #"(1, 3, "x", true) (1, 3, "x", false) |"#)
    #expect(b.zip(c, d).text == #"(2, "x", true) |"#)
    #expect(a.zip(b, c, d).text == #"(1, 2, "x", true) |"#)
    #expect(a.zip(b, c) { "\($0)\($1)\($2)" }.text == "12x |")
  }

  @Test func `Up to eight publishers are merged, and any number of one type`() {
    let one = Just(1)
    #expect(one.merge(with: one, one, one, one, one, one, one).text == "1 1 1 1 1 1 1 1 |")
    #expect(one.merge(with: [2].publisher).merge(with: Empty<Int, Never>()).text == "1 2 |")
    #expect(Publishers.MergeMany((0..<4).map(Just.init)).text == "0 1 2 3 |")
    #expect(Publishers.MergeMany([Just<Int>]()).text == "|")
  }

  @Test func `No more is merged, zipped or combined than is requested`() {
    let numbers = (1...9).publisher
    let merged = numbers.merge(with: (11...19).publisher).record(initial: .max(2))
    #expect(merged.events.count == 2)
    merged.request(3)
    #expect(merged.events.count == 5)
    let zipped = numbers.zip(numbers).record(initial: .max(1))
    #expect(zipped.text == "(1, 1)")
    zipped.request(2)
    #expect(zipped.text == "(1, 1) (2, 2) (3, 3)")
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let combined = a.combineLatest(b).record(initial: .max(2))
    a.send(1)
    b.send(2)
    a.send(3)
    b.send(4)
    #expect(combined.text == "(1, 2) (3, 2)")
    combined.request(1)
    #expect(combined.text == "(1, 2) (3, 2) (3, 4)")
  }

  @Test func `Flat mapping merges the publishers of all values`() {
    #expect([1, 2, 3].publisher.flatMap { (0..<$0).publisher }.text == "0 0 1 0 1 2 |")
    #expect(Just(1).flatMap { _ in Fail<Int, Fault>(error: .bad) }.text == "#")
    #expect(Fail<Int, Fault>(error: .worse).flatMap { Just($0) }.text == "##")
  }

  @Test func `Flat mapping has at most some number of publishers at a time`() {
    let subjects = (0..<3).map { _ in PassthroughSubject<Int, Never>() }
    let upstream = Upstream<Int, Never>()
    let recorder = upstream.flatMap(maxPublishers: .max(2)) { subjects[$0] }.record()
    #expect(upstream.requests == ["2"])
    upstream.send(0)
    upstream.send(1)
    subjects[0].send(5)
    subjects[0].send(completion: .finished)
    #expect(upstream.requests == ["2", "1"])
    upstream.send(2)
    subjects[2].send(6)
    upstream.send(completion: .finished)
    #expect(recorder.text == "5 6")
    subjects[1].send(completion: .finished)
    subjects[2].send(completion: .finished)
    #expect(recorder.text == "5 6 |")
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
    #expect(recorder.text == "1 3 4 |")
  }

  @Test func `What is canceled cancels all that it has`() {
    let (a, b, c) = (Upstream<Int, Never>(), Upstream<Int, Never>(), Upstream<Int, Never>())
    a.merge(with: b, c).record().cancel()
    a.zip(b, c).record().cancel()
    a.combineLatest(b, c).record().cancel()
    for upstream in [a, b, c] {
      #expect(upstream.requests == ["all", "cancel", "all", "cancel", "all", "cancel"])
    }
  }
}
