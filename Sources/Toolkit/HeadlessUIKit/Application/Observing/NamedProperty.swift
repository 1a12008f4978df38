import Foundation

/// A property with an Objective-C name, by which it can be observed, read and set.
@MainActor
struct NamedProperty {
  let name: String
  /// Returns the value, which may contain `nil`; returns `nil` for an object without the property.
  let read: (UIKitObject) -> Value?
  /// Sets the value, and returns whether it could be set.
  let write: (UIKitObject, Any?) -> Bool

  /// The value of a property, which may be `nil`.
  struct Value {
    let value: Any?
  }

  static func named(_ name: String) -> NamedProperty? { all[name] }

  /// The names of all properties, sorted.
  static var names: String { all.keys.sorted().joined(separator: ", ") }

  /// Returns a read-only property.
  private static func reading<Owner: UIKitObject, Property>(
    _ name: String, _ path: KeyPath<Owner, Property>
  ) -> NamedProperty {
    NamedProperty(
      name: name, read: { ($0 as? Owner).map { Value(value: $0[keyPath: path]) } }, write: { _, _ in false })
  }

  /// Returns a read-only property that may be `nil`.
  private static func reading<Owner: UIKitObject, Property>(
    _ name: String, _ path: KeyPath<Owner, Property?>
  ) -> NamedProperty {
    NamedProperty(
      name: name, read: { ($0 as? Owner).map { Value(value: $0[keyPath: path].map { $0 as Any }) } },
      write: { _, _ in false })
  }

  private static func property<Owner: UIKitObject, Property>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, Property>
  ) -> NamedProperty {
    NamedProperty(
      name: name, read: reading(name, path as KeyPath<Owner, Property>).read,
      write: { object, value in
        guard let owner = object as? Owner, let value = value as? Property else { return false }
        owner[keyPath: path] = value
        return true
      })
  }

  private static func property<Owner: UIKitObject, Property>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, Property?>
  ) -> NamedProperty {
    NamedProperty(
      name: name, read: reading(name, path as KeyPath<Owner, Property?>).read,
      write: { object, value in
        guard let owner = object as? Owner else { return false }
        let property = value as? Property
        guard value == nil || property != nil else { return false }
        owner[keyPath: path] = property
        return true
      })
  }

  private static let all: [String: NamedProperty] = Dictionary(
    [
      property("alpha", \UIView.alpha), property("backgroundColor", \UIView.backgroundColor),
      property("bounds", \UIView.bounds), property("center", \UIView.center),
      property("frame", \UIView.frame),
      property("hidden", \UIView.isHidden), property("tag", \UIView.tag),
      property("tintColor", \UIView.tintColor),
      property("contentInset", \UIScrollView.contentInset),
      property("contentOffset", \UIScrollView.contentOffset),
      property("contentSize", \UIScrollView.contentSize), property("enabled", \UIControl.isEnabled),
      property("highlighted", \UIControl.isHighlighted), property("selected", \UIControl.isSelected),
      property("image", \UIImageView.image), property("text", \UILabel.text),
      property("text", \UITextField.text), property("text", \UITextView.text),
      property("textColor", \UILabel.textColor), property("attributedText", \UILabel.attributedText),
      property("attributedText", \UITextView.attributedText), property("title", \UIViewController.title),
      reading("title", \WKWebView.title), reading("estimatedProgress", \WKWebView.estimatedProgress),
      reading("loading", \WKWebView.isLoading), reading("URL", \WKWebView.url),
    ].map { ($0.name, $0) }
  ) { first, second in first.or(second) }

  /// Returns a property that two classes have.
  private func or(_ other: NamedProperty) -> NamedProperty {
    NamedProperty(
      name: name, read: { read($0) ?? other.read($0) },
      write: { write($0, $1) || other.write($0, $1) })
  }
}
