/// A property that can be broadcast: who owns it sets it, and those are told who listen.
@MainActor
public final class BroadcastSource<Value: BroadcastValue> {
  /// The present value; setting an equal one is no change.
  public var value: Value {
    didSet { if value != oldValue { channels.notify { $0.sourceDidChange() } } }
  }

  let channels: ObserverList<BroadcastChannel<Value>> = ObserverList()

  /// Makes a property with its first value, which nobody observes yet.
  public init(_ value: Value) {
    self.value = value
  }
}
