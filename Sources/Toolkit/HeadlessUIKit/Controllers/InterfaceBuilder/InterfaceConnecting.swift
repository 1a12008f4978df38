import Foundation

extension UIKitObject {
  /// Whether a value has the type of an outlet, and the outlet after it was set: `setInterfaceValue(_:for:)` of a
  /// class calls this function for each of its outlets.
  ///
  /// - Parameters:
  ///   - value: A view or another object of a file; an array for a collection of outlets; a text, a number, a flag, a
  ///     color, a picture, a size, a point or a rectangle for another property.
  ///   - property: The outlet, which stays as it is if the value has another type.
  /// - Returns: Whether the outlet was set.
  public final func connect<Value>(_ value: Any?, to property: inout Value?) -> Bool {
    guard let converted: Value = InterfaceConversion.convert(value) else { return false }
    property = converted
    return true
  }

  /// Sets a property that cannot be `nil`, as the other function of this name does.
  ///
  /// - Parameters:
  ///   - value: A value of a file.
  ///   - property: The property, which stays as it is if the value has another type.
  /// - Returns: Whether the property was set.
  public final func connect<Value>(_ value: Any?, to property: inout Value) -> Bool {
    guard let converted: Value = InterfaceConversion.convert(value) else { return false }
    property = converted
    return true
  }
}

/// Converts values of files into those of properties.
enum InterfaceConversion {
  /// Returns a value as another type; a number becomes any kind of number.
  static func convert<Value>(_ value: Any?) -> Value? {
    if let value = value as? Value { return value }
    guard let number = value as? Double ?? (value as? String).flatMap(Double.init) else { return nil }
    return number.rounded() == number && abs(number) < 1e15
      ? CGFloat(number) as? Value ?? Float(number) as? Value ?? Int(number) as? Value
      : CGFloat(number) as? Value ?? Float(number) as? Value
  }
}
