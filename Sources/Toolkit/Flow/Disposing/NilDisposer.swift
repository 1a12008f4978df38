/// A disposable that has nothing to end.
public struct NilDisposer: Disposable {
  public init() {}

  public func dispose() {}
}
