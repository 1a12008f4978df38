import Foundation

/// An observation of a value, which ends when this object is deallocated or invalidated:
///
///     let observation = scrollView.observe(\.contentOffset, options: [.new]) { scrollView, change in
///       header.isHidden = scrollView.contentOffset.y > 0
///     }
public final class NSKeyValueObservation: NSObject {
  /// Compares the value with the last one and reports a change; `nil` once the observation has
  /// ended.
  nonisolated(unsafe) private var check: (@MainActor () -> Void)?

  init(_ check: @escaping @MainActor () -> Void) {
    self.check = check
  }

  /// Ends the observation.
  public func invalidate() { check = nil }

  @MainActor func reportChange() { check?() }
}

/// A weak reference to an observation.
struct WeakObservation {
  weak var observation: NSKeyValueObservation?
}

/// An object that can be observed by key paths: every `NSObject`.
public protocol _KeyValueCodingAndObserving: NSObject {}

extension NSObject: _KeyValueCodingAndObserving {}

@MainActor
extension _KeyValueCodingAndObserving {
  /// Calls a closure whenever a value of the object has changed, until the observation ends.
  ///
  /// Frames, bounds, content offsets and sizes, visibility, texts, states of controls, and the
  /// loading values of web views are reported as they are set. Any other value is compared at the
  /// end of each turn of the run loop, so only the last of several changes in a turn is reported.
  /// Unlike in Foundation, setting an equal value is not a change.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - options: The values that the closure receives, and whether it is called immediately;
  ///     neither value by default.
  ///   - changeHandler: Called with the object and the change.
  /// - Returns: The observation, which ends when it is no longer retained.
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

/// Returns whether two values are equal or, if they are not equatable, the same object.
func areEqual(_ one: Any?, _ other: Any?) -> Bool {
  guard let one, let other else { return one == nil && other == nil }
  if let one = one as? any Equatable { return one.equals(other) }
  return Mirror(reflecting: one).displayStyle == .class && one as AnyObject === other as AnyObject
}

extension Equatable {
  fileprivate func equals(_ other: Any) -> Bool { (other as? Self) == self }
}
