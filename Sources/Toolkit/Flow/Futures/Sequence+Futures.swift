extension Sequence {
  /// Returns a future of the values of the elements' futures, each of which begins when the
  /// previous one is complete; the first failure is the result.
  ///
  ///     [1, 2].mapToFuture { Future($0 * 10).delay(by: 1) }
  ///       .onValue { print($0) }  // Prints "[10, 20]" after 2 seconds.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler of the closure; the current one by default.
  ///   - transform: Called with each element in its turn; a thrown error is its failure.
  @discardableResult
  public func mapToFuture<Value>(
    on scheduler: Scheduler = .current, _ transform: @escaping (Element) throws -> Future<Value>
  ) -> Future<[Value]> {
    inTurn(on: scheduler, transform) { $0.error == nil }.map(on: .none) { results in
      try results.map { try $0.get() }
    }
  }

  /// Returns a future of the results of the elements' futures, each of which begins when the
  /// previous one is complete, even with an error.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler of the closure; the current one by default.
  ///   - transform: Called with each element in its turn; a thrown error is its failure.
  @discardableResult
  public func mapToFutureResults<Value>(
    on scheduler: Scheduler = .current, _ transform: @escaping (Element) throws -> Future<Value>
  ) -> Future<[Result<Value>]> {
    inTurn(on: scheduler, transform) { _ in true }
  }

  /// Begins the elements' futures one after the other, while a closure accepts the results.
  private func inTurn<Value>(
    on scheduler: Scheduler, _ transform: @escaping (Element) throws -> Future<Value>,
    while shouldContinue: @escaping (Result<Value>) -> Bool
  ) -> Future<[Result<Value>]> {
    let elements = Array(self)
    return Future<[Result<Value>]> { _, completion in
      guard !elements.isEmpty else {
        completion(.success([]))
        return NilDisposer()
      }
      var results: [Result<Value>] = []
      // A repetition, so that many immediate futures do not exhaust the stack.
      return Future<Value>(on: scheduler) { _, completion in
        try transform(elements[results.count]).listen(completion)
      }.onResultRepeat(on: .none, maxRepetitions: nil) { result in
        results.append(result)
        return results.count < elements.count && shouldContinue(result)
      }.listen { _ in completion(.success(results)) }
    }
  }
}
