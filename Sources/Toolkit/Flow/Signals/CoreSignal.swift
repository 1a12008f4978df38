/// Tells events to whoever listens.
///
/// Nothing happens before somebody listens, and nothing any more when nobody does. Events that come while another one is
/// being told wait until everybody knows of that one.
public final class CoreSignal<Kind: SignalKind, Value> {
  /// Begins to tell.
  let attach: (@escaping (Event<Value>) -> Void) -> any Disposable
  /// Reads the value, for kinds that have one.
  let getValue: (() -> Value)?
  /// Sets the value, for kinds that let one.
  let setValue: ((Value) -> Void)?

  /// Makes a signal from its parts; each listener is attached by itself.
  init(
    getValue: (() -> Value)? = nil, setValue: ((Value) -> Void)? = nil,
    attach: @escaping (@escaping (Event<Value>) -> Void) -> any Disposable
  ) {
    self.getValue = getValue
    self.setValue = setValue
    self.attach = attach
  }

  /// Listens until the end, or until the disposable is disposed of or nobody keeps it.
  func listen(_ callback: @escaping (Event<Value>) -> Void) -> any Disposable {
    let listening = Listening(callback)
    listening.begin(attach)
    return Disposer(listening.end)
  }
}

extension CoreSignal: SignalProvider {
  public var providedSignal: CoreSignal { self }
}
