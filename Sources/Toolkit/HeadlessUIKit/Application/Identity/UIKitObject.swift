import Foundation

/// What the toolkit's classes have in common, and UIKit's have from Objective-C.
///
/// They are `NSObject`s: each equals itself alone, can be a key of a dictionary, keeps associated
/// objects, and can be observed by key paths.
@preconcurrency @MainActor
open class UIKitObject: NSObject {
  /// What few objects have; `nil` until something is kept with the object.
  nonisolated(unsafe) final var extras: ObjectExtras?

  /// Creates an object.
  public override init() { super.init() }

  /// The name of the class in angle brackets, without the address that `NSObject` adds: it changes from run to run.
  nonisolated open override var description: String { "<\(type(of: self))>" }

  /// Called when a value changed that the object observes, after `addObserver(_:forKeyPath:options:context:)`;
  /// does nothing by default.
  ///
  /// - Parameters:
  ///   - keyPath: The name of the property.
  ///   - object: The object that has the property.
  ///   - change: The kind of the change, and the values that the options asked for.
  ///   - context: What was given to `addObserver`.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  /// Returns the value of a property by its name in Objective-C, for the common properties of views,
  /// controls and web views; another name raises an exception.
  open func value(forKey key: String) -> Any? { namedValue(key) }

  /// Sets a property by its name in Objective-C, for the common properties of views and controls;
  /// another name, or a value of another type, raises an exception.
  open func setValue(_ value: Any?, forKey key: String) { setNamedValue(value, key) }

  /// Returns the value at the end of a path of names with dots between them.
  open func value(forKeyPath keyPath: String) -> Any? {
    keyPath.split(separator: ".").reduce(self as Any?) { value, key in
      (value as? UIKitObject)?.value(forKey: String(key))
    }
  }

  /// Sets the property at the end of a path of names with dots between them.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let dot = keyPath.lastIndex(of: ".") else { return setValue(value, forKey: keyPath) }
    let owner = self.value(forKeyPath: String(keyPath[..<dot])) as? UIKitObject
    owner?.setValue(value, forKey: String(keyPath[keyPath.index(after: dot)...]))
  }
}

/// What few objects have; a class, so that it costs the others a pointer.
final class ObjectExtras {
  /// The associated objects by their keys.
  var associated: [UnsafeRawPointer: AssociatedValue] = [:]
  /// The observations of the object's values, in the order in which they began.
  var observations: [WeakObservation] = []
  /// Whether changes are reported later, together with those that follow.
  var holdsReports = false
  /// The observers that were added by a property's name.
  var namedObservations: [NamedObservation] = []
  /// How round a view's corners are, as it was set.
  var corners: UICornerConfiguration?
}
