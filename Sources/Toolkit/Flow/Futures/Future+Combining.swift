extension Future {
  /// Returns a future that waits for another one as well; the first failure is the result.
  ///
  /// - Parameters:
  ///   - other: The other future.
  ///   - cancelNonCompleted: Whether a failure of one cancels the other one; `true` by default.
  @discardableResult
  public func join<Other>(
    with other: Future<Other>, cancelNonCompleted: Bool = true
  ) -> Future<(Value, Other)> {
    .combining(cancelNonCompleted) { round, bag, completion in
      var (left, right): (Value?, Other?) = (nil, nil)
      func completeIfBoth() {
        if let left, let right { completion(.success((left, right))) }
      }
      bag += round.future(self).listen { result in
        left = result.value
        if let error = result.error { completion(.failure(error)) } else { completeIfBoth() }
      }
      bag += round.future(other).listen { result in
        right = result.value
        if let error = result.error { completion(.failure(error)) } else { completeIfBoth() }
      }
    }
  }

  /// Returns a future of the first result of the two, even if it is a failure.
  ///
  /// - Parameters:
  ///   - other: The other future.
  ///   - cancelNonCompleted: Whether the slower one is cancelled; `true` by default.
  @discardableResult
  public func select<Other>(
    between other: Future<Other>, cancelNonCompleted: Bool = true
  ) -> Future<Either<Value, Other>> {
    .combining(cancelNonCompleted) { round, bag, completion in
      bag += round.future(self).listen { completion($0.map(Either.left)) }
      bag += round.future(other).listen { completion($0.map(Either.right)) }
    }
  }

  /// Creates a future from other futures, to which `begin` listens.
  ///
  /// - Parameters:
  ///   - cancelsAtEnd: Whether a result ends the listening, which cancels the futures without other
  ///     listeners. If not, listening continues until they are complete. Cancelling always ends it.
  ///   - begin: Listens, adds the listening to the bag, and calls its last argument with the
  ///     result.
  fileprivate static func combining(
    _ cancelsAtEnd: Bool, _ begin: @escaping (Round, DisposeBag, @escaping (Result<Value>) -> Void) -> Void
  ) -> Future {
    Future { round, completion in
      let bag = DisposeBag()
      var isComplete = false
      // Captured strongly: without `cancelsAtEnd`, only this closure keeps the listening alive
      // after a result.
      begin(round, bag) { [bag] result in
        isComplete = true
        withExtendedLifetime(bag) { completion(result) }
      }
      return Disposer { if cancelsAtEnd || !isComplete { bag.dispose() } }
    }
  }
}

/// Returns a future that waits for both futures; see ``Future/join(with:cancelNonCompleted:)``.
///
/// - Parameters:
///   - first: The future whose value comes first in the pair.
///   - second: The future whose value comes second.
///   - cancelNonCompleted: Whether a failure of one cancels the other one; `true` by default.
@discardableResult
public func join<First, Second>(
  _ first: Future<First>, _ second: Future<Second>, cancelNonCompleted: Bool = true
) -> Future<(First, Second)> {
  first.join(with: second, cancelNonCompleted: cancelNonCompleted)
}

/// Returns a future that waits for all three futures; see
/// ``Future/join(with:cancelNonCompleted:)``.
///
/// - Parameters:
///   - first: The future whose value comes first.
///   - second: The future whose value comes second.
///   - third: The future whose value comes last.
///   - cancelNonCompleted: Whether a failure of one cancels the others; `true` by default.
@discardableResult
public func join<First, Second, Third>(
  _ first: Future<First>, _ second: Future<Second>, _ third: Future<Third>, cancelNonCompleted: Bool = true
) -> Future<(First, Second, Third)> {
  first.join(with: second, cancelNonCompleted: cancelNonCompleted)
    .join(with: third, cancelNonCompleted: cancelNonCompleted).map(on: .none) { pair, last in
      (pair.0, pair.1, last)
    }
}

/// Returns a future that waits for all futures; the values are in their order.
///
/// The first failure is the result, and cancels the others by default. Without futures, it is
/// complete with an empty array.
///
///     join([Future(1).delay(by: 2), Future(2)]).onValue { print($0) }  // Prints "[1, 2]" after 2 seconds.
///
/// - Parameters:
///   - futures: The futures.
///   - cancelNonCompleted: Whether a failure cancels the others; `true` by default.
@discardableResult
public func join<Value>(_ futures: [Future<Value>], cancelNonCompleted: Bool = true) -> Future<[Value]> {
  .combining(cancelNonCompleted) { round, bag, completion in
    var values = [Value?](repeating: nil, count: futures.count)
    var missing = futures.count
    func completeIfAll() {
      if missing == 0 { completion(.success(values.compactMap(\.self))) }
    }
    for (index, future) in futures.enumerated() {
      bag += round.future(future).listen { result in
        if let error = result.error { return completion(.failure(error)) }
        values[index] = result.value
        missing -= 1
        completeIfAll()
      }
    }
    // Without futures, nothing else completes it.
    completeIfAll()
  }
}

/// Returns a future of the first result of the two, even if it is a failure; the other one is
/// cancelled by default.
///
/// - Parameters:
///   - left: The first future.
///   - right: The second future.
///   - cancelNonCompleted: Whether the slower one is cancelled; `true` by default.
@discardableResult
public func select<Left, Right>(
  _ left: Future<Left>, or right: Future<Right>, cancelNonCompleted: Bool = true
) -> Future<Either<Left, Right>> {
  left.select(between: right, cancelNonCompleted: cancelNonCompleted)
}

/// Returns a future of the first result of all, even if it is a failure; the others are cancelled
/// by default.
///
/// - Parameters:
///   - futures: The futures; without any, the result never comes.
///   - cancelNonCompleted: Whether the slower ones are cancelled; `true` by default.
@discardableResult
public func select<Value>(
  between futures: [Future<Value>], cancelNonCompleted: Bool = true
) -> Future<Value> {
  .combining(cancelNonCompleted) { round, bag, completion in
    for future in futures { bag += round.future(future).listen(completion) }
  }
}
