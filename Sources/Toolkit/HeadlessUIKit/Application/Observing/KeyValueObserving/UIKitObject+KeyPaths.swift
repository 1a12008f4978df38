import Foundation

/// An observer that was added by a property's name.
struct NamedObservation {
  weak var observer: UIKitObject?
  let keyPath: String
  let context: UnsafeMutableRawPointer?
  let observation: NSKeyValueObservation
}

extension UIKitObject {
  /// Calls the observer's `observeValue(forKeyPath:of:change:context:)` whenever a property has
  /// changed, until the observer is removed or one of the two is deallocated.
  ///
  /// - Parameters:
  ///   - observer: The object to call, which is not retained.
  ///   - keyPath: The Objective-C name of a property, such as `frame`, `contentOffset`, `hidden`,
  ///     or `text`. Any other name raises an exception.
  ///   - options: The values that the observer receives, and whether it is called immediately;
  ///     neither value by default.
  ///   - context: A value that is passed to each call, and by which the observer can be removed.
  @preconcurrency @MainActor
  public func addObserver(
    _ observer: UIKitObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    guard let property = NamedProperty.named(keyPath), let first = property.read(self) else {
      return UIException.raise(
        .unknownKey,
        "[<\(type(of: self))> addObserver:forKeyPath:]: '\(keyPath)' cannot be observed by its name; observe "
          + "(\\.\(keyPath)) with a closure, or one of: \(NamedProperty.names)")
    }
    var last = first.value
    let report = { [weak self, weak observer] (old: Any?, new: Any?) in
      guard let self, let observer else { return }
      var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
      if options.contains(.new) { change[.newKey] = new ?? NSNull() }
      if options.contains(.old), let old { change[.oldKey] = old }
      observer.observeValue(forKeyPath: keyPath, of: self, change: change, context: context)
    }
    let observation = NSKeyValueObservation { [weak self] in
      guard let self else { return }
      let (old, new) = (last, property.read(self)?.value)
      guard !areEqual(old, new) else { return }
      last = new
      report(old ?? NSNull(), new)
    }
    KeyValueObservations.add(observation, to: self)
    extras?.namedObservations.append(
      NamedObservation(observer: observer, keyPath: keyPath, context: context, observation: observation))
    if options.contains(.initial) { report(nil, last) }
  }

  /// Removes the latest observation of a property; an exception is raised if there is no such
  /// observation.
  ///
  /// - Parameters:
  ///   - observer: The observer.
  ///   - keyPath: The property's name.
  ///   - context: The context of the observation; any by default.
  @preconcurrency @MainActor
  public func removeObserver(
    _ observer: UIKitObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer? = nil
  ) {
    let index = extras?.namedObservations.lastIndex {
      $0.observer === observer && $0.keyPath == keyPath && (context == nil || $0.context == context)
    }
    guard let index else {
      return UIException.raise(
        .range,
        "Cannot remove an observer <\(type(of: observer))> for the key path \"\(keyPath)\" from "
          + "<\(type(of: self))> because it is not registered as an observer.")
    }
    extras?.namedObservations.remove(at: index).observation.invalidate()
  }
}
