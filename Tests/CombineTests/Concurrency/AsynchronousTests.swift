import Combine
import Expectations
import Testing

@Suite struct AsynchronousTests {
  @Test func `The values of a publisher are an asynchronous sequence, after which a failure is thrown`()
    async throws
  {
    var values: [Int] = []
    for await value in [1, 2, 3].publisher.values { values.append(value) }
    expectEqual(values, [1, 2, 3])
    values = []
    await #expect(throws: Fault.bad) {
      for try await value in Record<Int, Fault>(output: [1], completion: .failure(.bad)).values {
        values.append(value)
      }
    }
    expectEqual(values, [1])
  }

  @MainActor @Test func `Each value on the main actor is one request, and a canceled task cancels them`()
    async
  {
    let upstream = Upstream<Int, Never>()
    let task = Task { @MainActor in
      var values: [Int] = []
      for await value in upstream.values { values.append(value) }
      return values
    }
    while upstream.requests.isEmpty { await Task.yield() }
    upstream.send(1)
    while upstream.requests.count < 2 { await Task.yield() }
    upstream.send(completion: .finished)
    expectEqual(await task.value, [1])
    expectEqual(upstream.requests, ["1", "1"])
    let endless = Upstream<Int, Never>()
    let waiting = Task { @MainActor in
      for await _ in endless.values {}
    }
    while endless.requests.isEmpty { await Task.yield() }
    waiting.cancel()
    await waiting.value
    expectEqual(endless.requests, ["1", "cancel"])
  }

  @Test func `The value of a future is waited for`() async throws {
    let future = Future<Int, Never> { promise in promise(.success(3)) }
    expectEqual(await future.value, 3)
    let failing = Future<Int, Fault> { promise in promise(.failure(.bad)) }
    await #expect(throws: Fault.bad) { try await failing.value }
  }
}
