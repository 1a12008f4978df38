/// At most one callback, which returns an answer.
///
///     let bag = DisposeBag()
///     let mayClose = Delegate<String, Bool>()
///     mayClose.call("draft")  // nil
///     bag += mayClose.set { $0 != "draft" }
///     mayClose.call("draft")  // false
public final class Delegate<Argument, Answer> {
  private var callback: ((Argument) -> Answer)?
  private weak var setting: DisposeBag?
  private let onSet: (@escaping (Argument) -> Answer) -> any Disposable

  /// Creates a delegate without a callback.
  ///
  /// - Parameter onSet: Called with each new callback; the returned disposable is disposed of with
  ///   that callback.
  public init(onSet: @escaping (@escaping (Argument) -> Answer) -> any Disposable = { _ in NilDisposer() }) {
    self.onSet = onSet
  }

  /// Sets the callback, replacing any former one.
  ///
  /// - Parameter callback: Returns the answers, until the returned disposable is disposed of or
  ///   deallocated.
  public func set(_ callback: @escaping (Argument) -> Answer) -> any Disposable {
    // The disposable of the former callback does nothing after this.
    setting?.dispose()
    self.callback = callback
    let bag = DisposeBag()
    setting = bag
    bag += { [weak self] in self?.forget() }
    bag += onSet(callback)
    return bag
  }

  private func forget() {
    callback = nil
    setting = nil
  }

  /// Whether there is a callback.
  public var isSet: Bool { callback != nil }

  /// Calls the callback and returns its answer; `nil` if there is no callback.
  ///
  /// - Parameter argument: The argument of the callback.
  @discardableResult
  public func call(_ argument: Argument) -> Answer? {
    callback?(argument)
  }
}

extension Delegate where Argument == Void {
  /// Calls the callback and returns its answer; `nil` if there is no callback.
  @discardableResult
  public func call() -> Answer? {
    call(())
  }
}
