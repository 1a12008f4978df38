/// Something that tells events by a signal of its own, and so has all that signals have.
public protocol SignalProvider<Value> {
  associatedtype Value
  associatedtype Kind: SignalKind

  var providedSignal: CoreSignal<Kind, Value> { get }
}
