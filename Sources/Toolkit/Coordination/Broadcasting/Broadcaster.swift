import HeadlessUIKit

/// Lets some properties of the user interface be observed by those who do not know whose they are.
///
/// Under each key there is one broadcast at most. Observers may be added before it and after; who comes late gets the
/// present value at once, and so do all when a broadcast starts. A value that equals the one before is not sent. Neither
/// sources nor observers are owned: the broadcast of a source that is gone is over.
///
/// The rules are those of iOS Chrome (`ios/shared/chrome/browser/ui/broadcaster`, 2017), where the runtime observes
/// properties; here these are ``BroadcastSource``s.
@MainActor
public final class Broadcaster {
  /// By the names of the keys.
  private var channels: [String: any AnyBroadcastChannel] = [:]

  /// Makes a broadcaster of nothing.
  public init() {}

  /// Broadcasts a property under a key, and sends its value to the key's observers at once.
  ///
  /// Refused where something is broadcast under the key already.
  public func broadcast<Value>(_ source: BroadcastSource<Value>, as key: BroadcastKey<Value>) {
    guard let channel = channel(for: key) else { return }
    guard channel.source == nil else {
      return UIException.raise(
        .internalInconsistency,
        "'\(key.name)' is broadcast already, and there can be one broadcast of a key. Call stopBroadcasting(_:) where "
          + "the other one's coordinator stops, or broadcast under a key of its own")
    }
    channel.start(source)
  }

  /// Ends the broadcast under a key; its observers stay, for the next one. Fine if there is none.
  public func stopBroadcasting<Value>(_ key: BroadcastKey<Value>) {
    channel(for: key)?.stop()
  }

  /// Calls `receive` with each value under a key, as long as the observer lives.
  ///
  /// An observer that is added again has the last `receive` only, and comes last.
  public func addObserver<Observer: AnyObject, Value>(
    _ observer: Observer, for key: BroadcastKey<Value>,
    _ receive: @escaping @MainActor (Observer, Value) -> Void
  ) {
    channel(for: key)?.add(observer) { [weak observer] value in
      if let observer { receive(observer, value) }
    }
  }

  /// Sends nothing of a key to the observer any more; fine if nothing was.
  public func removeObserver<Value>(_ observer: AnyObject, for key: BroadcastKey<Value>) {
    channel(for: key)?.remove(observer)
  }

  /// The channel of a key; `nil` where a key of that name has values of another type, which the programmer is told.
  private func channel<Value>(for key: BroadcastKey<Value>) -> BroadcastChannel<Value>? {
    guard let known = channels[key.name] else {
      let channel = BroadcastChannel<Value>()
      channels[key.name] = channel
      return channel
    }
    if let channel = known as? BroadcastChannel<Value> { return channel }
    UIException.raise(
      .invalidArgument,
      "'\(key.name)' is a key of \(known.valueName), and was used for \(Value.self). Declare each key once, and use "
        + "another name for another value")
    return nil
  }
}

/// A channel of values of some type.
@MainActor
private protocol AnyBroadcastChannel: AnyObject {
  var valueName: String { get }
}

extension BroadcastChannel: AnyBroadcastChannel {
  var valueName: String { "\(Value.self)" }
}
