/// Runs a closure once: when it is disposed of, or when nobody keeps it any longer.
public final class Disposer: Disposable {
  private var disposer: (() -> Void)?

  /// Makes a disposable of what is to be done at its end.
  public init(_ disposer: @escaping () -> Void = {}) {
    self.disposer = disposer
  }

  deinit {
    dispose()
  }

  /// Runs the closure, and lets go of it.
  public func dispose() {
    let disposer = disposer
    self.disposer = nil
    disposer?()
  }
}
