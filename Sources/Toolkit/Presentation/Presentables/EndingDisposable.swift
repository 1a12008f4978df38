import Flow

/// A disposable of a presentation that may end by itself as well.
struct EndingDisposable: Disposable {
  let future: Future<Void>

  init(_ future: Future<Void>) {
    self.future = future
  }

  func dispose() {
    future.cancel()
  }
}

extension Future where Value == Void {
  /// Makes a future that ends when what goes on does, if it does, and disposes of that when it is cancelled.
  convenience init(lastingAsLongAs disposable: any Disposable) {
    guard let ending = disposable as? EndingDisposable else {
      self.init { (_: @escaping (Flow.Result<Void>) -> Void) in DisposeBag(disposable) }
      return
    }
    self.init { completion in DisposeBag(ending.future.onResult(completion).disposable) }
  }
}
