extension Future {
  /// Ends the work without a result; whoever asks later gets ``FutureError/aborted``.
  ///
  /// A future that is complete, or that somebody waits for, stays as it is: cancel the last one of a chain. The ones
  /// before it are cancelled along with it, unless others wait for them.
  public func cancel() {
    if !hasListeners { complete(.failure(FutureError.aborted)) }
  }

  /// Cancels the future; it does not keep it.
  public var disposable: any Disposable {
    Disposer { [weak self] in self?.cancel() }
  }
}
