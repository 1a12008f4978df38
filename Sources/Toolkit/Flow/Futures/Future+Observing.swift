extension Future {
  /// Tells the result; the returned future completes after that, with an error if the callback throws one.
  @discardableResult
  public func onResult(_ callback: @escaping (Result<Value>) throws -> Void) -> Future {
    mapResult { result in
      try callback(result)
      return try result.get()
    }
  }

  /// Tells the value; the returned future completes after that, with an error if the callback throws one.
  @discardableResult
  public func onValue(_ callback: @escaping (Value) throws -> Void) -> Future {
    onResult { result in if case .success(let value) = result { try callback(value) } }
  }

  /// Tells the error; the returned future completes after that, with another error if the callback throws one.
  @discardableResult
  public func onError(_ callback: @escaping (any Error) throws -> Void) -> Future {
    onResult { result in if case .failure(let error) = result { try callback(error) } }
  }

  /// Tells that the returned future was cancelled before there was a result.
  @discardableResult
  public func onCancel(_ callback: @escaping () -> Void) -> Future {
    Future { completion in
      let listening = self.listen(completion)
      return Disposer {
        let isCancelled = self.isPending
        listening.dispose()
        if isCancelled { callback() }
      }
    }
  }

  /// Tells the end, whether by a result or because the returned future was cancelled.
  @discardableResult
  public func always(_ callback: @escaping () -> Void) -> Future {
    onResult { _ in callback() }.onCancel(callback)
  }
}
