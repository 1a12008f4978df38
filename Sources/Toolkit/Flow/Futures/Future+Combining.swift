extension Future {
  /// Waits for another future as well. The first failure is the result.
  ///
  /// - Parameter cancelNonCompleted: Whether a failure cancels the other one.
  public func join<Other>(
    with other: Future<Other>, cancelNonCompleted: Bool = true
  ) -> Future<(Value, Other)> {
    .combining(cancelNonCompleted) { bag, completion in
      var (left, right): (Value?, Other?) = (nil, nil)
      func completeIfBoth() {
        if let left, let right { completion(.success((left, right))) }
      }
      bag += self.listen { result in
        left = result.value
        if let error = result.error { completion(.failure(error)) } else { completeIfBoth() }
      }
      bag += other.listen { result in
        right = result.value
        if let error = result.error { completion(.failure(error)) } else { completeIfBoth() }
      }
    }
  }

  /// Waits for whichever of the two is first, be it a failure.
  ///
  /// - Parameter cancelNonCompleted: Whether the other one is cancelled.
  public func select<Other>(
    between other: Future<Other>, cancelNonCompleted: Bool = true
  ) -> Future<Either<Value, Other>> {
    .combining(cancelNonCompleted) { bag, completion in
      bag += self.listen { completion($0.map(Either.left)) }
      bag += other.listen { completion($0.map(Either.right)) }
    }
  }

  /// Makes a future of others, to which `begin` listens.
  ///
  /// - Parameter cancelsAtEnd: Whether a result ends the listening, and so cancels what nobody else waits for. If not,
  ///   it goes on until the others are complete. Cancelling always ends it.
  fileprivate static func combining(
    _ cancelsAtEnd: Bool, _ begin: @escaping (DisposeBag, @escaping (Result<Value>) -> Void) -> Void
  ) -> Future {
    Future { completion in
      let bag = DisposeBag()
      var isComplete = false
      begin(bag) { [bag] result in
        isComplete = true
        withExtendedLifetime(bag) { completion(result) }
      }
      return Disposer { if cancelsAtEnd || !isComplete { bag.dispose() } }
    }
  }
}

/// Waits for both futures; see ``Future/join(with:cancelNonCompleted:)``.
public func join<First, Second>(
  _ first: Future<First>, _ second: Future<Second>, cancelNonCompleted: Bool = true
) -> Future<(First, Second)> {
  first.join(with: second, cancelNonCompleted: cancelNonCompleted)
}

/// Waits for all three futures; see ``Future/join(with:cancelNonCompleted:)``.
public func join<First, Second, Third>(
  _ first: Future<First>, _ second: Future<Second>, _ third: Future<Third>, cancelNonCompleted: Bool = true
) -> Future<(First, Second, Third)> {
  first.join(with: second, cancelNonCompleted: cancelNonCompleted)
    .join(with: third, cancelNonCompleted: cancelNonCompleted).map { pair, last in (pair.0, pair.1, last) }
}

/// Waits for all futures; the values have their order. The first failure is the result.
public func join<Value>(_ futures: [Future<Value>], cancelNonCompleted: Bool = true) -> Future<[Value]> {
  .combining(cancelNonCompleted) { bag, completion in
    var values = [Value?](repeating: nil, count: futures.count)
    func completeIfAll() {
      let present = values.compactMap { $0 }
      if present.count == futures.count { completion(.success(present)) }
    }
    for (index, future) in futures.enumerated() {
      bag += future.listen { result in
        values[index] = result.value
        if let error = result.error { completion(.failure(error)) } else { completeIfAll() }
      }
    }
    completeIfAll()
  }
}

/// Waits for whichever of the two is first, be it a failure; the other one is cancelled by default.
public func select<Left, Right>(
  _ left: Future<Left>, or right: Future<Right>, cancelNonCompleted: Bool = true
) -> Future<Either<Left, Right>> {
  left.select(between: right, cancelNonCompleted: cancelNonCompleted)
}

/// Waits for whichever is first, be it a failure; the others are cancelled by default.
public func select<Value>(
  between futures: [Future<Value>], cancelNonCompleted: Bool = true
) -> Future<Value> {
  .combining(cancelNonCompleted) { bag, completion in
    for future in futures { bag += future.listen(completion) }
  }
}
