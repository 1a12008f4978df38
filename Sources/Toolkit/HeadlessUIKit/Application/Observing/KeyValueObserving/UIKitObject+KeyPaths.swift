import Foundation

/// An observer that was added by a property's name.
struct NamedObservation {
  weak var observer: UIKitObject?
  let keyPath: String
  let context: UnsafeMutableRawPointer?
  let observation: NSKeyValueObservation
}

extension UIKitObject {
  /// Calls the observer's `observeValue(forKeyPath:of:change:context:)` whenever a property has changed, until the
  /// observer is removed or one of both ends.
  ///
  /// - Parameters:
  ///   - observer: Who is called.
  ///   - keyPath: The Objective-C name of a property: `frame`, `contentOffset`, `hidden`, `text`, ... Another one raises
  ///     an exception.
  ///   - options: Which values the observer gets, and whether it is called at once.
  ///   - context: What the observer gets with each call, and can be removed by.
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

  /// Ends the observation of a property that began last; one that never began raises an exception.
  ///
  /// - Parameters:
  ///   - observer: Who was called.
  ///   - keyPath: The property's name.
  ///   - context: What the observation began with; any by default.
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
