extension Future {
  /// Changes the result; what throws is a failure.
  public func mapResult<Other>(_ transform: @escaping (Result<Value>) throws -> Other) -> Future<Other> {
    Future<Other> { completion in
      self.listen { result in completion(Result { try transform(result) }) }
    }
  }

  /// Goes on with another future, whatever the result is; what throws is a failure.
  public func flatMapResult<Other>(
    _ transform: @escaping (Result<Value>) throws -> Future<Other>
  ) -> Future<Other> {
    Future<Other> { completion in
      let bag = DisposeBag()
      bag += self.listen { result in
        do { bag += try transform(result).listen(completion) } catch { completion(.failure(error)) }
      }
      return bag
    }
  }

  /// Changes the value; what throws is a failure.
  public func map<Other>(_ transform: @escaping (Value) throws -> Other) -> Future<Other> {
    mapResult { try transform($0.get()) }
  }

  /// Goes on with another future after a value; what throws is a failure.
  public func flatMap<Other>(_ transform: @escaping (Value) throws -> Future<Other>) -> Future<Other> {
    flatMapResult { try transform($0.get()) }
  }

  /// Puts a value in place of an error.
  public func mapError(_ transform: @escaping (any Error) throws -> Value) -> Future {
    mapResult { result in
      switch result {
      case .success(let value): value
      case .failure(let error): try transform(error)
      }
    }
  }

  /// Goes on with another future after an error.
  public func flatMapError(_ transform: @escaping (any Error) throws -> Future) -> Future {
    flatMapResult { result in
      switch result {
      case .success(let value): Future(value)
      case .failure(let error): try transform(error)
      }
    }
  }

  /// Forgets the value.
  public func toVoid() -> Future<Void> {
    map { _ in }
  }
}
