/// A question that one other at a time may answer.
public final class Delegate<Argument, Answer> {
  private var callback: ((Argument) -> Answer)?
  private weak var setting: DisposeBag?
  private let onSet: (@escaping (Argument) -> Answer) -> any Disposable

  /// Makes a question that nobody answers yet.
  ///
  /// - Parameter onSet: Is called with each new callback; what it returns is disposed of along with that.
  public init(onSet: @escaping (@escaping (Argument) -> Answer) -> any Disposable = { _ in NilDisposer() }) {
    self.onSet = onSet
  }

  /// Lets `callback` answer in place of any other, until the disposable is disposed of.
  public func set(_ callback: @escaping (Argument) -> Answer) -> any Disposable {
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

  /// Whether somebody answers.
  public var isSet: Bool { callback != nil }

  /// Asks; `nil` if nobody answers.
  @discardableResult
  public func call(_ argument: Argument) -> Answer? {
    callback?(argument)
  }
}

extension Delegate where Argument == Void {
  /// Asks; `nil` if nobody answers.
  @discardableResult
  public func call() -> Answer? {
    call(())
  }
}
