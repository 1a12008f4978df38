import Expectations
import HeadlessUIKit
import Testing

@testable import Flow

@Suite @MainActor struct FutureTests {
  let log = Log()

  /// Logs how a future ends.
  private func follow<Value>(_ future: Future<Value>, as name: String = "") {
    future.onResult { [log] result in
      switch result {
      case .success(let value): log.add("\(name)\(value)")
      case .failure(let error): log.add("\(name)\((error as? Failure)?.name ?? "\(error)")")
      }
    }
  }

  /// A future that a test completes, and that logs when its work is ended.
  private func work(_ name: String = "work") -> (future: Future<Int>, complete: (Result<Int>) -> Void) {
    var complete: (Result<Int>) -> Void = { _ in }
    let future = Future<Int> { [log] completion in
      complete = completion
      return Disposer { log.add("\(name) ended") }
    }
    return (future, { complete($0) })
  }

  @Test func `Futures can be made complete; work begins at once, and what it throws is the result`() {
    follow(Future(1))
    follow(Future<Int>(error: Failure()))
    follow(Future(result: .success(2)))
    follow(Future<Int> { 3 })
    follow(Future<Int> { () throws -> Int in throw Failure(name: "thrown") })
    follow(Future().map { 4 })
    follow(Future<Int>(.forever))
    expectEqual(log.take(), ["1", "failure", "2", "3", "thrown", "4"])
    follow(
      Future<Int> { [log] (_: @escaping (Result<Int>) -> Void) throws -> any Disposable in
        log.add("begins")
        throw Failure()
      })
    expectEqual(log.lines, ["begins", "failure"])
  }

  @Test func `The work is ended before the result is reported, to all in the order of asking`() {
    let (future, complete) = work()
    follow(future, as: "a")
    follow(future, as: "b")
    complete(.success(1))
    complete(.success(2))
    follow(future, as: "c")
    expectEqual(log.take(), ["work ended", "a1", "b1", "c1"])
    follow(
      Future<Int> { [log] completion in
        completion(.success(1))
        return Disposer { log.add("ended") }
      })
    expectEqual(log.lines, ["ended", "1"])
  }

  @Test func `A callbacker makes a future of its next call, which lives without anybody keeping it`() {
    let (values, results) = (Callbacker<Int>(), Callbacker<Result<Int>>())
    follow(Future(callbacker: values))
    follow(Future<Int>(callbacker: results))
    values.callAll(with: 1)
    values.callAll(with: 2)
    results.callAll(with: .failure(Failure()))
    expectEqual(log.take(), ["1", "failure"])
    let callbacker = Callbacker<Int>()
    do {
      let future = Future<Int>(callbacker: callbacker)
      future.onValue { [log] in log.add("\($0)") }
    }
    callbacker.callAll(with: 1)
    expectEqual(log.lines, ["1"])
  }

  @Test func `Transformations change values and errors, and callbacks may replace the result`() {
    let failed = Future<Int>(error: Failure())
    follow(Future(1).map { $0 + 1 })
    follow(Future(1).map { _ -> Int in throw Failure(name: "thrown") })
    follow(failed.map { $0 + 1 })
    follow(failed.mapError { _ in 7 })
    follow(Future(1).flatMap { Future($0 * 10) })
    follow(failed.flatMapError { _ in Future(8) })
    follow(failed.mapResult { $0.value ?? -1 })
    follow(Future(1).flatMapResult { Future(result: $0.map { $0 + 2 }) })
    follow(Future(1).flatMap { _ -> Future<Int> in throw Failure(name: "flat") })
    expectEqual(log.take(), ["2", "thrown", "failure", "7", "10", "8", "-1", "3", "flat"])
    let future = Future(1).onValue { [log] in log.add("value \($0)") }
      .onError { [log] _ in log.add("no error") }
      .onValue { _ in throw Failure(name: "replaced") }
      .onError { [log] in log.add("\($0)") }
      .onResult { [log] in log.add($0.value == nil ? "failed" : "succeeded") }
    follow(future)
    expectEqual(log.lines, ["value 1", "Failure(name: \"replaced\")", "failed", "replaced"])
  }

  @Test func `Cancelling ends the work and reports nothing, but is ignored where there is a continuation`() {
    let (future, complete) = work()
    future.cancel()
    complete(.success(1))
    follow(future)
    expectEqual(log.take(), ["work ended", "aborted"])
    do {
      let (future, complete) = work()
      let last = future.onResult { [log] _ in log.add("result") }
      future.cancel()
      expectEmpty(log.lines)
      complete(.success(1))
      last.cancel()
      expectEqual(log.lines, ["work ended", "result"])
    }
  }

  @Test func `Cancelling the last of a chain cancels what comes before or inside, unless others wait for it`()
  {
    let (future, complete) = work()
    follow(future, as: "other ")
    future.map { $0 + 1 }.onCancel { [log] in log.add("cancelled") }.cancel()
    expectEqual(log.take(), ["cancelled"])
    complete(.success(1))
    expectEqual(log.take(), ["work ended", "other 1"])
    let (second, _) = work("second")
    second.map { $0 + 1 }.flatMap { Future($0) }.cancel()
    expectEqual(log.take(), ["second ended"])
    do {
      let (inner, _) = work("inner")
      Future().flatMap { inner }.cancel()
      expectEqual(log.lines, ["inner ended"])
    }
  }

  @Test func `The end is always reported, once`() {
    let (first, complete) = work("first")
    first.always { [log] in log.add("always") }
    complete(.failure(Failure()))
    expectEqual(log.take(), ["first ended", "always"])
    let (second, _) = work("second")
    second.always { [log] in log.add("always") }.cancel()
    expectEqual(log.lines, ["second ended", "always"])
  }

  @Test func `The disposable of a future cancels it, and does not keep it`() {
    let (future, _) = work()
    let disposable = future.disposable
    expectEmpty(log.lines)
    disposable.dispose()
    expectEqual(log.lines, ["work ended"])
    weak var gone: Future<Int>?
    var kept: (any Disposable)?
    do {
      let other = Future<Int> { _ in NilDisposer() }
      (gone, kept) = (other, other.disposable)
    }
    expectNil(gone)
    withExtendedLifetime(kept) {}
  }
}
