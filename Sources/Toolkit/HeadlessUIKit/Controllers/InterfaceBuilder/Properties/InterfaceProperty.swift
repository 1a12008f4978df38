import Foundation
import InterfaceDocuments

/// A property that files can set, by its name there.
@MainActor
struct InterfaceProperty {
  /// What came of setting a property.
  enum Outcome {
    case done
    /// The object is of another class.
    case notMine
    /// The value cannot be read; what was expected.
    case unreadable(String)
  }

  let name: String
  let set: (AnyObject, InterfaceValue) -> Outcome

  /// Returns a property that is set by a closure.
  static func custom<Owner: AnyObject>(
    _ name: String, of owner: Owner.Type, expecting expected: String = "another value",
    _ set: @escaping @MainActor (Owner, InterfaceValue) -> Bool
  ) -> InterfaceProperty {
    InterfaceProperty(name: name) { object, value in
      guard let object = object as? Owner else { return .notMine }
      return set(object, value) ? .done : .unreadable(expected)
    }
  }

  private static func property<Owner: AnyObject, Value>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, Value>, _ expected: String,
    _ read: @escaping @MainActor (InterfaceValue) -> Value?
  ) -> InterfaceProperty {
    custom(name, of: Owner.self, expecting: expected) { object, value in
      guard let new = read(value) else { return false }
      object[keyPath: path] = new
      return true
    }
  }

  /// Returns a property that may be `nil`.
  private static func optional<Owner: AnyObject, Value>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, Value?>, _ expected: String,
    _ read: @escaping @MainActor (InterfaceValue) -> Value?
  ) -> InterfaceProperty {
    custom(name, of: Owner.self, expecting: expected) { object, value in
      let new = read(value)
      guard new != nil || value.isNone else { return false }
      object[keyPath: path] = new
      return true
    }
  }

  static func flag<Owner: AnyObject>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, Bool>
  ) -> InterfaceProperty { property(name, path, "YES or NO") { $0.flag } }

  static func number<Owner: AnyObject, Number: InterfaceNumber>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, Number>
  ) -> InterfaceProperty { property(name, path, "a number") { $0.number.flatMap { Number(interface: $0) } } }

  static func text<Owner: AnyObject>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, String?>
  ) -> InterfaceProperty { optional(name, path, "a text") { $0.text } }

  static func color<Owner: AnyObject>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, UIColor?>
  ) -> InterfaceProperty { optional(name, path, "a color") { $0.color } }

  static func font<Owner: AnyObject>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, UIFont?>
  ) -> InterfaceProperty { optional(name, path, "a font") { $0.font } }

  static func image<Owner: AnyObject>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, UIImage?>
  ) -> InterfaceProperty { optional(name, path, "a picture's name") { $0.image } }

  static func attributedText<Owner: AnyObject>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, NSAttributedString?>
  ) -> InterfaceProperty {
    optional(name, path, "an attributed text") { value in
      value.element("attributedString").map { value.maker.attributedText($0) }
    }
  }

  static func size<Owner: AnyObject>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, CGSize>
  ) -> InterfaceProperty { property(name, path, "a size") { $0.size } }

  static func insets<Owner: AnyObject>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, UIEdgeInsets>
  ) -> InterfaceProperty { property(name, path, "insets") { $0.insets } }

  static func view<Owner: AnyObject>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, UIView?>
  ) -> InterfaceProperty { optional(name, path, "a view") { $0.object(UIView.self) } }

  static func object<Owner: AnyObject, Object>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, Object?>
  ) -> InterfaceProperty { optional(name, path, "an object") { $0.object(Object.self) } }

  /// Returns a property with values that have names in files.
  static func choice<Owner: AnyObject, Value>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, Value>, _ values: [String: Value]
  ) -> InterfaceProperty {
    property(name, path, "one of \(values.keys.sorted().joined(separator: ", "))") { value in
      value.text.flatMap { values[$0] }
    }
  }

  /// Returns a property whose values have the same names in files as here.
  static func named<Owner: AnyObject, Value: RawRepresentable<String>>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, Value>
  ) -> InterfaceProperty {
    property(name, path, "the name of a value") { $0.text.flatMap { Value(rawValue: $0) } }
  }
}

/// A number of a property.
protocol InterfaceNumber {
  /// Creates the number; `nil` if it cannot have the value.
  init?(interface number: Double)
}

extension CGFloat: InterfaceNumber {
  init?(interface number: Double) { self = CGFloat(number) }
}

extension Double: InterfaceNumber {
  init?(interface number: Double) { self = number }
}

extension Float: InterfaceNumber {
  init?(interface number: Double) {
    guard Float(number).isFinite else { return nil }
    self = Float(number)
  }
}

extension Int: InterfaceNumber {
  init?(interface number: Double) {
    guard let number = Int(exactly: number.rounded()) else { return nil }
    self = number
  }
}
