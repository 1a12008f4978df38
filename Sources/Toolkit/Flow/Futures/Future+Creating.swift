extension Future {
  /// Creates a future that is complete.
  ///
  /// - Parameter value: The result.
  // Disfavored, since a trailing closure is the work that returns the value, not the value itself.
  @_disfavoredOverload
  public convenience init(_ value: Value) {
    self.init(result: .success(value))
  }

  /// Creates a future that has failed.
  ///
  /// - Parameter error: The result.
  public convenience init(error: any Error) {
    self.init(result: .failure(error))
  }

  /// Creates a future of the result or error of `work`, which runs on a scheduler, the current one
  /// by default.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler of the work; the current one by default.
  ///   - work: Runs at once on the running scheduler, otherwise in the next turn of the run loop.
  public convenience init(on scheduler: Scheduler = .current, immediate work: @escaping () throws -> Value) {
    self.init(on: scheduler) { completion in
      completion(.success(try work()))
      return NilDisposer()
    }
  }

  /// Creates a future of the first result that a callbacker is called with.
  ///
  /// - Parameter callbacker: Only its next call counts; later ones are ignored.
  public convenience init(callbacker: Callbacker<Result<Value>>) {
    self.init { completion in callbacker.addCallback(completion) }
  }

  /// Creates a future of the first value that a callbacker is called with.
  ///
  /// - Parameter callbacker: Only its next call counts; later ones are ignored.
  public convenience init(callbacker: Callbacker<Value>) {
    self.init { completion in callbacker.addCallback { completion(.success($0)) } }
  }

  /// Creates a future that never completes.
  ///
  /// - Parameter forever: Always ``Forever/forever``.
  public convenience init(_ forever: Forever) {
    self.init { _ in NilDisposer() }
  }
}

extension Future where Value == Void {
  /// Creates a future that is complete.
  public convenience init() {
    self.init(result: .success)
  }
}
