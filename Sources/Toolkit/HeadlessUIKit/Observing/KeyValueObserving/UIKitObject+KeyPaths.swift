import Foundation

/// An observer that was added by a property's name.
struct NamedObservation {
  weak var observer: UIKitObject?
  let keyPath: String
  let context: UnsafeMutableRawPointer?
  let observation: NSKeyValueObservation
}

@MainActor
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
  public func addObserver(
    _ observer: UIKitObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    guard let read = Self.readers[keyPath], let first = read(self) else {
      let names = Self.readers.keys.sorted().joined(separator: ", ")
      return UIException.raise(
        .unknownKey,
        "[<\(type(of: self))> addObserver:forKeyPath:]: '\(keyPath)' cannot be observed by its name; observe "
          + "(\\.\(keyPath)) with a closure, or one of: \(names)")
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
      let (old, new) = (last, read(self)?.value)
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

  /// The value of a property, which may be `nil`.
  private struct Value {
    let value: Any?

    init(_ value: Any?) {
      self.value = value
    }
  }

  /// How the value of a property is read by its name in Objective-C; `nil` of an object without the property.
  private static let readers: [String: @MainActor (UIKitObject) -> Value?] = [
    "alpha": { ($0 as? UIView).map { Value($0.alpha) } },
    "attributedText": {
      ($0 as? UILabel).map { Value($0.attributedText) }
        ?? ($0 as? UITextView).map { Value($0.attributedText) }
    },
    "backgroundColor": { ($0 as? UIView).map { Value($0.backgroundColor) } },
    "bounds": { ($0 as? UIView).map { Value($0.bounds) } },
    "center": { ($0 as? UIView).map { Value($0.center) } },
    "contentInset": { ($0 as? UIScrollView).map { Value($0.contentInset) } },
    "contentOffset": { ($0 as? UIScrollView).map { Value($0.contentOffset) } },
    "contentSize": { ($0 as? UIScrollView).map { Value($0.contentSize) } },
    "enabled": { ($0 as? UIControl).map { Value($0.isEnabled) } },
    "estimatedProgress": { ($0 as? WKWebView).map { Value($0.estimatedProgress) } },
    "frame": { ($0 as? UIView).map { Value($0.frame) } },
    "hidden": { ($0 as? UIView).map { Value($0.isHidden) } },
    "highlighted": { ($0 as? UIControl).map { Value($0.isHighlighted) } },
    "image": { ($0 as? UIImageView).map { Value($0.image) } },
    "loading": { ($0 as? WKWebView).map { Value($0.isLoading) } },
    "selected": { ($0 as? UIControl).map { Value($0.isSelected) } },
    "text": {
      ($0 as? UILabel).map { Value($0.text) } ?? ($0 as? UITextField).map { Value($0.text) }
        ?? ($0 as? UITextView).map { Value($0.text) }
    },
    "title": {
      ($0 as? UIViewController).map { Value($0.title) } ?? ($0 as? WKWebView).map { Value($0.title) }
    },
    "URL": { ($0 as? WKWebView).map { Value($0.url) } },
  ]
}
