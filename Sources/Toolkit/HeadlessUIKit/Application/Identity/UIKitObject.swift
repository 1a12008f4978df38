import Foundation

/// The base class of the toolkit's classes, with what UIKit's classes inherit from Objective-C.
///
/// Objects are equal only to themselves, can be dictionary keys, have associated objects, and can
/// be observed by key paths.
///
///     view.setValue(true, forKey: "hidden")
///     view.isHidden  // true
///     view.value(forKey: "hidden") as? Bool  // true
@preconcurrency @MainActor
open class UIKitObject: NSObject {
  /// Values that few objects have; `nil` until the first one is set.
  nonisolated(unsafe) final var extras: ObjectExtras?

  /// Creates an object.
  public override init() { super.init() }

  /// The name of the class in angle brackets, without `NSObject`'s address, which changes from run
  /// to run.
  nonisolated open override var description: String { "<\(type(of: self))>" }

  /// Called when a value changed that the object observes with
  /// `addObserver(_:forKeyPath:options:context:)`; does nothing by default.
  ///
  /// - Parameters:
  ///   - keyPath: The name of the property.
  ///   - object: The observed object.
  ///   - change: The kind of the change, and the values that the options include.
  ///   - context: The value that was passed to `addObserver`.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  /// Returns the value of a common property of views, controllers and web views.
  ///
  /// - Parameter key: The property's name in Objective-C, such as `hidden`; an unknown one raises
  ///   an exception.
  open func value(forKey key: String) -> Any? { namedValue(key) }

  /// Sets a common property of views and controllers.
  ///
  /// - Parameters:
  ///   - value: The new value; one of the wrong type raises an exception.
  ///   - key: The property's name in Objective-C, such as `hidden`; an unknown one raises an
  ///     exception.
  open func setValue(_ value: Any?, forKey key: String) { setNamedValue(value, key) }

  /// Sets an outlet, or another property to which a file of Interface Builder gives a value; returns `false`, for an
  /// unknown property, by default.
  ///
  /// `PortSources` writes an override for each class with outlets:
  ///
  ///     final class NameController: UIViewController {
  ///       private var nameLabel: UILabel?
  ///
  ///       override func setInterfaceValue(_ value: Any?, for property: String) -> Bool {
  ///         switch property {
  ///         case "nameLabel": connect(value, to: &nameLabel)
  ///         default: super.setInterfaceValue(value, for: property)
  ///         }
  ///       }
  ///     }
  ///
  /// - Parameters:
  ///   - value: The value, as `connect(_:to:)` takes it.
  ///   - property: The name in the file.
  /// - Returns: Whether the property was set.
  open func setInterfaceValue(_ value: Any?, for property: String) -> Bool { false }

  /// Returns the method that a file of Interface Builder names; `nil`, for an unknown one, by default.
  ///
  /// `PortSources` writes an override for each class with actions.
  ///
  /// - Parameter name: The name in Objective-C, such as `didTap:`.
  open func interfaceAction(_ name: String) -> Selector? { nil }

  /// Returns the value at the end of a path.
  ///
  /// - Parameter keyPath: Names of properties in Objective-C, separated by dots.
  open func value(forKeyPath keyPath: String) -> Any? {
    keyPath.split(separator: ".").reduce(self as Any?) { value, key in
      (value as? UIKitObject)?.value(forKey: String(key))
    }
  }

  /// Sets the property at the end of a path.
  ///
  /// - Parameters:
  ///   - value: The new value; one of the wrong type raises an exception.
  ///   - keyPath: Names of properties in Objective-C, separated by dots. A `nil` on the way ends
  ///     the path, and nothing is set.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let dot = keyPath.lastIndex(of: ".") else { return setValue(value, forKey: keyPath) }
    let owner = self.value(forKeyPath: String(keyPath[..<dot])) as? UIKitObject
    owner?.setValue(value, forKey: String(keyPath[keyPath.index(after: dot)...]))
  }
}

/// Values that few objects have. A class, so that other objects store only a pointer.
final class ObjectExtras {
  /// The associated objects by their keys.
  var associated: [UnsafeRawPointer: AssociatedValue] = [:]
  /// The observations of the object's values, in the order in which they began.
  var observations: [WeakObservation] = []
  /// Whether reports wait until several changes are complete.
  var holdsReports = false
  /// The observers that were added by a property's name.
  var namedObservations: [NamedObservation] = []
  /// The corner configuration that was set for a view.
  var corners: UICornerConfiguration?
}
