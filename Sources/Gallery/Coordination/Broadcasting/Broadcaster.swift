import HeadlessUIKit

/// Connects properties of the user interface with observers that have no reference to their owners.
///
/// Each key has at most one broadcast. Observers may be added before or after its start: they get
/// the current value when they are added or when the broadcast starts. A value that equals the
/// previous one is not sent. Sources and observers are held weakly: the broadcast of a deallocated
/// source ends.
///
/// The rules are those of iOS Chrome (`ios/shared/chrome/browser/ui/broadcaster`, 2017). There the
/// Objective-C runtime observes properties; here, a ``BroadcastSource`` replaces it.
///
///     let isVisible = BroadcastSource(false)
///     broadcaster.broadcast(isVisible, as: .tabStripVisible)
///     broadcaster.addObserver(toolbar, for: .tabStripVisible) { $0.isCompact = $1 }
///     isVisible.value = true  // Sets `isCompact` again.
@MainActor
package final class Broadcaster {
  /// By the names of their keys.
  private var channels: [String: any AnyBroadcastChannel] = [:]

  /// Creates a broadcaster without broadcasts and observers.
  package init() {}

  /// Broadcasts a property under a key, and sends its value to the key's observers at once.
  ///
  /// Raises an exception if another property is already broadcast under the key.
  ///
  /// - Parameters:
  ///   - source: The property, held weakly.
  ///   - key: The key, which may have one broadcast.
  package func broadcast<Value>(_ source: BroadcastSource<Value>, as key: BroadcastKey<Value>) {
    guard let channel = channel(for: key) else { return }
    guard channel.source == nil else {
      return UIException.raise(
        .internalInconsistency,
        "'\(key.name)' is broadcast already, and there can be one broadcast of a key. Call stopBroadcasting(_:) where "
          + "the other one's coordinator stops, or broadcast under a key of its own")
    }
    channel.start(source)
  }

  /// Stops the broadcast under a key, if there is one; its observers stay for the next one.
  package func stopBroadcasting<Value>(_ key: BroadcastKey<Value>) {
    channel(for: key)?.stop()
  }

  /// Adds an observer, which gets each value under a key until it is deallocated.
  ///
  /// An observer that is added again keeps only the last closure, and moves to the end.
  ///
  /// - Parameters:
  ///   - observer: The observer, held weakly.
  ///   - key: The key of the property.
  ///   - receive: Called with the observer and the value: at once if there is a broadcast, and at
  ///     each change.
  package func addObserver<Observer: AnyObject, Value>(
    _ observer: Observer, for key: BroadcastKey<Value>,
    _ receive: @escaping @MainActor (Observer, Value) -> Void
  ) {
    channel(for: key)?.add(observer) { [weak observer] value in
      if let observer { receive(observer, value) }
    }
  }

  /// Removes an observer of a key; does nothing for any other object.
  package func removeObserver<Value>(_ observer: AnyObject, for key: BroadcastKey<Value>) {
    channel(for: key)?.remove(observer)
  }

  /// Returns the channel of a key, or raises an exception if a key of that name has values of
  /// another type.
  private func channel<Value>(for key: BroadcastKey<Value>) -> BroadcastChannel<Value>? {
    guard let existing = channels[key.name] else {
      let channel = BroadcastChannel<Value>()
      channels[key.name] = channel
      return channel
    }
    if let channel = existing as? BroadcastChannel<Value> { return channel }
    UIException.raise(
      .invalidArgument,
      "'\(key.name)' is a key of \(existing.valueName), and was used for \(Value.self). Declare each key once, and use "
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

/// The name of a property of the user interface, which is observed without a reference to its
/// owner.
///
/// An app declares all its keys in one file, as Chrome declares them in one protocol:
///
///     extension BroadcastKey<Bool> { static let tabStripVisible = BroadcastKey("tabStripVisible") }
package struct BroadcastKey<Value: BroadcastValue>: Hashable, Sendable {
  /// The name, which distinguishes keys and is part of error messages.
  package let name: String

  /// Creates a key.
  package init(_ name: String) {
    self.name = name
  }
}

/// A type of values that can be broadcast: Booleans, lengths and integers, as in Chrome.
package protocol BroadcastValue: Equatable, Sendable {}

extension Bool: BroadcastValue {}
extension CGFloat: BroadcastValue {}
extension Int: BroadcastValue {}

/// A property that can be broadcast: its owner sets the value, and observers get it.
@MainActor
package final class BroadcastSource<Value: BroadcastValue> {
  /// The current value; setting an equal one is not a change.
  package var value: Value {
    didSet { if value != oldValue { channels.notify { $0.sourceDidChange() } } }
  }

  let channels: ObserverList<BroadcastChannel<Value>> = ObserverList()

  /// Creates a property with its first value and without observers.
  package init(_ value: Value) {
    self.value = value
  }
}
