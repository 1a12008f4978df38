/// What a setting may be set to; numbers and switches stand for each other, as `NSNumber`s do.
enum ConfigurationValue: Hashable, Sendable {
  case bool(Bool)
  case integer(Int)
  case double(Double)
  case string(String)
  case array([String])

  /// Takes a value of one of these types; `nil` for any other.
  init?(_ value: Any) {
    switch value {
    case let value as Bool: self = .bool(value)
    case let value as Int: self = .integer(value)
    case let value as UInt: self = .integer(Int(clamping: value))
    case let value as Double: self = .double(value)
    case let value as Float: self = .double(Double(value))
    case let value as String: self = .string(value)
    case let value as [String]: self = .array(value)
    default: return nil
    }
  }

  /// The value as it was set.
  var any: Any {
    switch self {
    case .bool(let value): value
    case .integer(let value): value
    case .double(let value): value
    case .string(let value): value
    case .array(let value): value
    }
  }

  /// The number, with 1 for yes; `nil` for texts and lists.
  var number: Double? {
    switch self {
    case .bool(let value): value ? 1 : 0
    case .integer(let value): Double(value)
    case .double(let value): value
    case .string, .array: nil
    }
  }

  /// The number without its fraction.
  var integer: Int? {
    if case .integer(let value) = self { return value }
    return number.map { Int(exactly: $0.rounded(.towardZero)) ?? ($0 > 0 ? .max : .min) }
  }
}
