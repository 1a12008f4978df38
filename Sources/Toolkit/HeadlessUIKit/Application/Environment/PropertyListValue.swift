import Foundation

/// A value that user defaults can hold.
enum PropertyListValue {
  case boolean(Bool)
  case integer(Int)
  case real(Double)
  case string(String)
  case data(Data)
  case date(Date)
  case array([PropertyListValue])
  case dictionary([String: PropertyListValue])

  /// Makes the value of a Swift type; `nil` if the type, or that of any element within, is none of
  /// a property list's.
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

  /// The value in the Swift type that it was stored as.
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

/// The conversions that user defaults make.
extension PropertyListValue {
  /// The value as a number: digits in a string are read, and `true` is 1.
  var number: Double? {
    switch self {
    case .boolean(let value): value ? 1 : 0
    case .integer(let value): Double(value)
    case .real(let value): value
    case .string(let text): Double(text)
    case .data, .date, .array, .dictionary: nil
    }
  }

  /// The value as a whole number, without its fraction.
  var wholeNumber: Int? {
    if case .integer(let value) = self { return value }
    return number.flatMap { Int(exactly: $0.rounded(.towardZero)) }
  }

  /// The value as a Boolean: of strings, `YES`, `true` and all numbers but 0 are true.
  var truth: Bool? {
    if case .string(let text) = self, ["yes", "true"].contains(text.lowercased()) { return true }
    return number.map { $0 != 0 }
  }

  /// The value as a string; a number is written out.
  var text: String? {
    switch self {
    case .string(let text): text
    case .boolean(let value): value ? "1" : "0"
    case .integer(let value): "\(value)"
    // As in Foundation a whole number has no fraction; below the bound the conversion is exact.
    case .real(let value): value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
    case .data, .date, .array, .dictionary: nil
    }
  }
}
