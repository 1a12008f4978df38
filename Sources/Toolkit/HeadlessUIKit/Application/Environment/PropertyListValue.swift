import Foundation

/// A property list value, as stored in user defaults:
///
///     PropertyListValue("YES")?.truth  // true
///     PropertyListValue(2.0)?.text  // "2"
enum PropertyListValue {
  case boolean(Bool)
  case integer(Int)
  case real(Double)
  case string(String)
  case data(Data)
  case date(Date)
  case array([PropertyListValue])
  case dictionary([String: PropertyListValue])

  /// Creates the value; `nil` if its type, or the type of an element, cannot be in a property list.
  init?(_ value: Any) {
    switch value {
    case let value as Bool: self = .boolean(value)
    case let value as Int: self = .integer(value)
    case let value as Double: self = .real(value)
    case let value as Float: self = .real(Double(value))
    case let value as CGFloat: self = .real(Double(value))
    case let value as String: self = .string(value)
    case let value as Data: self = .data(value)
    case let value as Date: self = .date(value)
    case let value as [Any]:
      let elements = value.compactMap(PropertyListValue.init)
      guard elements.count == value.count else { return nil }
      self = .array(elements)
    case let value as [String: Any]:
      let members = value.compactMapValues(PropertyListValue.init)
      guard members.count == value.count else { return nil }
      self = .dictionary(members)
    default: return nil
    }
  }

  /// The value with its original Swift type.
  var object: Any {
    switch self {
    case .boolean(let value): value
    case .integer(let value): value
    case .real(let value): value
    case .string(let value): value
    case .data(let value): value
    case .date(let value): value
    case .array(let elements): elements.map(\.object)
    case .dictionary(let members): members.mapValues(\.object)
    }
  }
}

/// The conversions of user defaults.
extension PropertyListValue {
  /// The value as a number: a string is parsed, and `true` is 1.
  var number: Double? {
    switch self {
    case .boolean(let value): value ? 1 : 0
    case .integer(let value): Double(value)
    case .real(let value): value
    case .string(let text): Double(text)
    case .data, .date, .array, .dictionary: nil
    }
  }

  /// The value as an integer without its fraction.
  var wholeNumber: Int? {
    if case .integer(let value) = self { return value }
    return number.flatMap { Int(exactly: $0.rounded(.towardZero)) }
  }

  /// The value as a Boolean: `true` for numbers other than 0 and for the strings `YES` and `true`,
  /// in any case.
  var truth: Bool? {
    if case .string(let text) = self, ["yes", "true"].contains(text.lowercased()) { return true }
    return number.map { $0 != 0 }
  }

  /// The value as a string; a number is converted.
  var text: String? {
    switch self {
    case .string(let text): text
    case .boolean(let value): value ? "1" : "0"
    case .integer(let value): "\(value)"
    // As in Foundation, an integral number has no fraction; below the bound the conversion is
    // exact.
    case .real(let value): value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
    case .data, .date, .array, .dictionary: nil
    }
  }
}
