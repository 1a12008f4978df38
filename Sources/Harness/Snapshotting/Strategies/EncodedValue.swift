import Foundation

/// The form in which a value encoded itself.
///
///     try EncodedValue(encoding: [1, 2], at: .root)  // a list with two numbers
enum EncodedValue {
  case null
  case bool(Bool)
  /// The digits as JSON has them.
  case number(String)
  case string(String)
  case date(Date)
  case data(Data)
  /// A number that is not finite, which JSON has not.
  case special(SpecialNumber)
  case container(EncodedContainer)
}

/// A number that is not finite.
final class SpecialNumber {
  let value: Any
  /// `nan`, `inf` or `-inf`.
  let text: String
  let path: CodingPath

  init(_ value: Any, text: String, at path: CodingPath) {
    (self.value, self.text, self.path) = (value, text, path)
  }

  /// The error of a format without such numbers.
  var fault: EncodingError {
    .invalidValue(
      value,
      EncodingError.Context(codingPath: path.keys, debugDescription: "JSON has no number '\(text)'"))
  }
}

/// A list, an object, or a single value. It is a class, since several encoders may fill one container.
final class EncodedContainer {
  var shape = Shape.empty
  /// The elements of a list, or the values of an object.
  var values: [EncodedValue] = []
  /// The keys of an object, one for each value.
  var keys: [String] = []
  /// The objects and lists that were opened by key. Opening a key again continues with its container.
  var opened: [[UInt8]: EncodedContainer] = [:]
  /// The order of an object's values by their redacted keys, once it was needed, and for how many keys.
  var redactedOrder: (indices: [Int], count: Int)?
  /// The order of a list's elements that a redaction sorts, once it was needed.
  var sortedOrder: [Int]?

  enum Shape {
    /// Nothing was encoded; it is written as an empty object.
    case empty
    case single(EncodedValue)
    case list
    case object
    /// A type encoded itself in two of these shapes at once.
    case contradictory(CodingPath)
  }

  /// Becomes a list or an object, unless it already has another shape.
  func become(_ wanted: Shape, at path: CodingPath) {
    switch (shape, wanted) {
    case (.empty, _): shape = wanted
    case (.list, .list), (.object, .object): break
    default: shape = .contradictory(path)
    }
  }

  func append(_ value: EncodedValue, forKey key: String) {
    keys.append(key)
    values.append(value)
  }
}

extension EncodedValue {
  /// Lets a value encode itself. Values of Foundation would encode their parts, so they are written whole.
  init<Value: Encodable>(encoding value: Value, at path: CodingPath) throws {
    if let whole = EncodedValue(foundation: value, at: path) {
      self = whole
      return
    }
    try path.count(value)
    let container = EncodedContainer()
    try value.encode(to: ValueEncoder(target: container, path: path))
    // A dictionary whose keys cannot be coding keys encodes itself as a list.
    if let unordered = Value.self as? any UnorderedCollection.Type, case .list = container.shape {
      try container.sort(elementsInGroupsOf: unordered.elementCount, at: path)
    }
    self = try container.value
  }

  init(number value: Double, at path: CodingPath) {
    self.init(number: value, digits: value.description, isFinite: value.isFinite, at: path)
  }

  init(number value: Float, at path: CodingPath) {
    self.init(number: value, digits: value.description, isFinite: value.isFinite, at: path)
  }

  private init(number value: Any, digits: String, isFinite: Bool, at path: CodingPath) {
    guard isFinite else {
      self = .special(SpecialNumber(value, text: digits, at: path))
      return
    }
    let whole = digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits
    self = .number(whole == "-0" ? "0" : whole)
  }
}

extension EncodedContainer {
  /// The encoded value; a single value is returned without its container.
  var value: EncodedValue {
    get throws {
      switch shape {
      case .single(let value): return value
      case .empty, .list, .object: return .container(self)
      case .contradictory(let path):
        throw EncodingError.invalidValue(
          self,
          EncodingError.Context(
            codingPath: path.keys,
            debugDescription: "the type encodes itself as two of list, object and single value"))
      }
    }
  }
}

/// A collection of the standard library whose order differs from process to process.
private protocol UnorderedCollection {
  /// The number of values of the encoded list that belong to one element.
  static var elementCount: Int { get }
}

extension Set: UnorderedCollection {
  fileprivate static var elementCount: Int { 1 }
}

extension Dictionary: UnorderedCollection {
  fileprivate static var elementCount: Int { 2 }
}

extension EncodedValue {
  /// Encodes a value of Foundation as a whole; `nil` for any other value.
  ///
  /// Comparing types first saves casts, which are much slower.
  init?<Value: Encodable>(foundation value: Value, at path: CodingPath) {
    if Value.self == Date.self, let date = value as? Date {
      self = .date(date)
    } else if Value.self == Data.self, let data = value as? Data {
      self = .data(data)
    } else if Value.self == URL.self, let url = value as? URL {
      self = .string(url.absoluteString)
    } else if Value.self == Decimal.self, let decimal = value as? Decimal {
      self.init(number: decimal, at: path)
    } else {
      return nil
    }
  }

  init(number decimal: Decimal, at path: CodingPath) {
    // Foundation's initializer for numbers throws, since JSON has no such numbers.
    self = decimal.isNaN ? EncodedValue(number: Double.nan, at: path) : .number(decimal.description)
  }
}
