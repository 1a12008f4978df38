import Foundation

/// An observation of a value, which ends with this object or with ``invalidate()``.
public final class NSKeyValueObservation: NSObject {
  /// Compares the value with the last one, and reports a change; `nil` once the observation has ended.
  nonisolated(unsafe) private var check: (@MainActor () -> Void)?

  init(_ check: @escaping @MainActor () -> Void) {
    self.check = check
  }

  /// Ends the observation.
  public func invalidate() { check = nil }

  @MainActor func reportChange() { check?() }
}

/// An observation that its owner keeps alive.
struct WeakObservation {
  weak var observation: NSKeyValueObservation?
}

/// What can be observed by key paths: every `NSObject`.
public protocol _KeyValueCodingAndObserving: NSObject {}

extension NSObject: _KeyValueCodingAndObserving {}

@MainActor
extension _KeyValueCodingAndObserving {
  /// Calls a closure whenever a value of the object has changed, until the result ends.
  ///
  /// Frame, bounds, content offset, content size, whether a view is hidden, texts, states of controls and what a web
  /// view loads are reported as they are set. Any other value is compared at the end of each turn of the run loop, so
  /// of several changes in one turn the last one is reported. Setting an equal value is no change, which Foundation
  /// reports as one.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - options: Which values the closure gets, and whether it is called at once.
  ///   - changeHandler: What is called, with the object and the change.
  /// - Returns: The observation; it ends when nothing keeps it.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    var last = self[keyPath: keyPath]
    let observation = NSKeyValueObservation { [weak self] in
      guard let self else { return }
      let (old, new) = (last, self[keyPath: keyPath])
      guard !areEqual(old, new) else { return }
      last = new
      changeHandler(
        self,
        NSKeyValueObservedChange(
          kind: .setting, newValue: options.contains(.new) ? new : nil,
          oldValue: options.contains(.old) ? old : nil))
    }
    KeyValueObservations.add(observation, to: self)
    if options.contains(.initial) {
      let value = options.contains(.new) ? last : nil
      changeHandler(self, NSKeyValueObservedChange(kind: .setting, newValue: value, oldValue: nil))
    }
    return observation
  }
}

/// Whether two values are equal, or one object where they cannot be compared.
func areEqual(_ one: Any?, _ other: Any?) -> Bool {
  guard let one, let other else { return one == nil && other == nil }
  if let one = one as? any Equatable { return one.equals(other) }
  return Mirror(reflecting: one).displayStyle == .class && one as AnyObject === other as AnyObject
}

extension Equatable {
  fileprivate func equals(_ other: Any) -> Bool { (other as? Self) == self }
}
