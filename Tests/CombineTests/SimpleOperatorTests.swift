import Combine
import Expectations
import Testing

@Suite struct SimpleOperatorTests {
  /// Publishers with a closure subscription, not the direct ones of a sequence.
  private static var numbers: AnyPublisher<Int, Fault> {
    [3, 1, 2, 2, 5].publisher.setFailureType(to: Fault.self).eraseToAnyPublisher()
  }
  private static var failing: AnyPublisher<Int, Fault> {
    numbers.append(Fail(error: Fault.bad)).eraseToAnyPublisher()
  }
  private static var none: AnyPublisher<Int, Fault> { Empty().eraseToAnyPublisher() }

  struct Case: CustomStringConvertible {
    let name: String
    let expected: [String]
    let run: (AnyPublisher<Int, Fault>) -> String
    var description: String { name }

    init<P: Publisher>(
      _ name: String, _ expected: [String],
      _ makePublisher: @escaping (AnyPublisher<Int, Fault>) -> P
    ) {
      (self.name, self.expected) = (name, expected)
      run = { makePublisher($0).text }
    }
  }

  /// What each operator sends for five numbers, for the same with a failure, and for no value.
  static var cases: [Case] {
    [
      Case("map", ["6 2 4 4 10 |", "6 2 4 4 10 #", "|"]) { $0.map { $0 * 2 } },
      Case("map twice", ["7 3 5 5 11 |", "7 3 5 5 11 #", "|"]) { $0.map { $0 * 2 }.map { $0 + 1 } },
      Case("key path", ["11 1 10 10 101 |", "11 1 10 10 101 #", "|"]) { $0.map(\.binary) },
      Case("filter", ["2 2 |", "2 2 #", "|"]) { $0.filter { $0.isMultiple(of: 2) } },
      Case("filter twice", ["3 |", "3 #", "|"]) { $0.filter { $0 > 2 }.filter { $0 < 4 } },
      Case("compactMap", ["3 5 |", "3 5 #", "|"]) { $0.compactMap { $0 > 2 ? $0 : nil } },
      Case("scan", ["3 4 6 8 13 |", "3 4 6 8 13 #", "|"]) { $0.scan(0, +) },
      Case("removeDuplicates", ["3 1 2 5 |", "3 1 2 5 #", "|"]) { $0.removeDuplicates() },
      Case("collect", ["[3, 1, 2, 2, 5] |", "#", "[] |"]) { $0.collect() },
      Case("collect by count", ["[3, 1] [2, 2] [5] |", "[3, 1] [2, 2] #", "|"]) { $0.collect(2) },
      Case("count", ["5 |", "#", "0 |"]) { $0.count() },
      Case("reduce", ["13 |", "#", "0 |"]) { $0.reduce(0, +) },
      Case("min", ["1 |", "#", "|"]) { $0.min() },
      Case("max", ["5 |", "#", "|"]) { $0.max() },
      Case("contains", ["true |", "true |", "false |"]) { $0.contains(2) },
      Case("contains where", ["false |", "#", "false |"]) { $0.contains { $0 > 5 } },
      Case("allSatisfy", ["false |", "false |", "true |"]) { $0.allSatisfy { $0 > 1 } },
      Case("first", ["3 |", "3 |", "|"]) { $0.first() },
      Case("first where", ["1 |", "1 |", "|"]) { $0.first { $0 < 3 } },
      Case("last", ["5 |", "#", "|"]) { $0.last() },
      Case("last where", ["2 |", "#", "|"]) { $0.last { $0 < 3 } },
      Case("dropFirst", ["2 2 5 |", "2 2 5 #", "|"]) { $0.dropFirst(2) },
      Case("drop while", ["1 2 2 5 |", "1 2 2 5 #", "|"]) { $0.drop { $0 > 2 } },
      Case("prefix", ["3 1 |", "3 1 |", "|"]) { $0.prefix(2) },
      Case("prefix of none", ["|", "|", "|"]) { $0.prefix(0) },
      Case("prefix while", ["3 1 2 2 |", "3 1 2 2 |", "|"]) { $0.prefix { $0 < 5 } },
      Case("output at", ["2 |", "2 |", "|"]) { $0.output(at: 2) },
      Case("output in", ["1 2 2 |", "1 2 2 |", "|"]) { $0.output(in: 1...3) },
      Case("output from", ["2 5 |", "2 5 #", "|"]) { $0.output(in: 3...) },
      Case("ignoreOutput", ["|", "#", "|"]) { $0.ignoreOutput() },
      Case("replaceEmpty", ["3 1 2 2 5 |", "3 1 2 2 5 #", "7 |"]) { $0.replaceEmpty(with: 7) },
      Case("replaceError", ["3 1 2 2 5 |", "3 1 2 2 5 7 |", "|"]) { $0.replaceError(with: 7) },
      Case("mapError", ["3 1 2 2 5 |", "3 1 2 2 5 ##", "|"]) { $0.mapError { _ in Fault.worse } },
      Case("catch", ["3 1 2 2 5 |", "3 1 2 2 5 8 9 |", "|"]) { $0.catch { _ in [8, 9].publisher } },
      Case("retry", ["3 1 2 2 5 |", "3 1 2 2 5 3 1 2 2 5 #", "|"]) { $0.retry(1) },
      Case("prepend", ["8 9 3 1 2 2 5 |", "8 9 3 1 2 2 5 #", "8 9 |"]) { $0.prepend(8, 9) },
      Case("append", ["3 1 2 2 5 8 |", "3 1 2 2 5 #", "8 |"]) { $0.append([8]) },
      Case("handleEvents", ["3 1 2 2 5 |", "3 1 2 2 5 #", "|"]) { $0.handleEvents() },
      Case("buffer", ["3 1 2 2 5 |", "3 1 2 2 5 #", "|"]) {
        $0.buffer(size: 2, prefetch: .keepFull, whenFull: .dropNewest)
      },
      Case("share", ["3 1 2 2 5 |", "3 1 2 2 5 #", "|"]) { $0.share() },
      Case("receive on", ["3 1 2 2 5 |", "3 1 2 2 5 #", "|"]) { $0.receive(on: ImmediateScheduler.shared) },
      Case("subscribe on", ["3 1 2 2 5 |", "3 1 2 2 5 #", "|"]) {
        $0.subscribe(on: ImmediateScheduler.shared)
      },
    ]
  }

  @Test func `An operator does what it is documented to do`() {
    forEachRow(Self.cases) { operation in
      expectEqual([Self.numbers, Self.failing, Self.none].map(operation.run), operation.expected)
    }
  }

  /// Operators whose closure throws at 2.
  static var throwing: [Case] {
    [
      Case("tryMap", ["3 1 ##"]) { $0.tryMap(check) },
      Case("tryMap twice", ["3 1 ##"]) { $0.tryMap(check).map { $0 } },
      Case("tryFilter", ["3 1 ##"]) { $0.tryFilter { try check($0) > 0 } },
      Case("tryCompactMap", ["3 1 ##"]) { $0.tryCompactMap { try check($0) } },
      Case("tryScan", ["3 4 ##"]) { $0.tryScan(0) { $0 + (try check($1)) } },
      Case("tryRemoveDuplicates", ["3 1 ##"]) { $0.tryRemoveDuplicates { $0 == (try check($1)) } },
      Case("tryReduce", ["##"]) { $0.tryReduce(0) { $0 + (try check($1)) } },
      Case("tryMin", ["##"]) { $0.tryMin { try check($0) < check($1) } },
      Case("tryMax", ["##"]) { $0.tryMax { try check($0) < check($1) } },
      Case("tryContains", ["##"]) { $0.tryContains { try check($0) > 5 } },
      Case("tryAllSatisfy", ["##"]) { $0.tryAllSatisfy { try check($0) > 0 } },
      Case("tryFirst", ["##"]) { $0.tryFirst { try check($0) > 5 } },
      Case("tryLast", ["##"]) { $0.tryLast { try check($0) > 0 } },
      Case("tryDrop", ["##"]) { $0.tryDrop { try check($0) > 0 } },
      Case("tryPrefix", ["3 1 ##"]) { $0.tryPrefix { try check($0) > 0 } },
    ]
  }

  @Test func `An error of a closure is the failure`() {
    forEachRow(Self.throwing) { operation in
      expectEqual([operation.run(Self.numbers)], operation.expected)
    }
  }

  @Test func `A handler of a failure may throw one, or go on`() {
    let failing = Fail<Int, Fault>(error: .bad)
    expectEqual(failing.tryCatch { _ -> Just<Int> in throw Fault.worse }.text, "##")
    expectEqual(failing.tryCatch { _ in Just(1) }.text, "1 |")
    expectEqual([1, nil].publisher.eraseToAnyPublisher().replaceNil(with: 2).text, "1 2 |")
  }

  @Test func `Two and three properties are published together`() {
    expectEqual(Self.numbers.prefix(1).map(\.binary, \.description).text, #"(11, "3") |"#)
    expectEqual(Self.numbers.prefix(1).map(\.binary, \.description, \.self).text, #"(11, "3", 3) |"#)
  }
}

extension Int {
  fileprivate var binary: Int { Int(String(self, radix: 2)) ?? 0 }
}

/// Returns a number, but throws at 2.
private func check(_ number: Int) throws -> Int {
  if number == 2 { throw Fault.worse }
  return number
}
