/// The word for a future without end.
public enum Forever: Hashable, Sendable {
  case forever
}

extension Future {
  /// Makes a future that has its value.
  public convenience init(_ value: Value) {
    self.init(result: .success(value))
  }

  /// Makes a future that has failed.
  public convenience init(error: any Error) {
    self.init(result: .failure(error))
  }

  /// Makes a future of what `work` returns or throws at once.
  public convenience init(_ work: () throws -> Value) {
    self.init(result: Result(catching: work))
  }

  /// Makes a future of the first result that is called.
  public convenience init(callbacker: Callbacker<Result<Value>>) {
    self.init { completion in callbacker.addCallback(completion) }
  }

  /// Makes a future of the first value that is called.
  public convenience init(callbacker: Callbacker<Value>) {
    self.init { completion in callbacker.addCallback { completion(.success($0)) } }
  }

  /// Makes a future that never completes.
  public convenience init(_ forever: Forever) {
    self.init { _ in NilDisposer() }
  }
}

extension Future where Value == Void {
  /// Makes a future that is complete.
  public convenience init() {
    self.init(result: .success)
  }
}
