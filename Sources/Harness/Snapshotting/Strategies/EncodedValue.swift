import Foundation

/// The form in which a value encoded itself.
enum EncodedValue {
  case null
  case bool(Bool)
  /// The digits as JSON has them.
  case number(String)
  case string(String)
  case container(EncodedContainer)
}

/// A list, an object, or a single value; it is a class since an encoder may fill several at a time.
final class EncodedContainer {
  var shape = Shape.empty
  /// The elements of a list, or the values of an object.
  var values: [EncodedValue] = []
  /// The keys of an object, one a value.
  var keys: [String] = []
  /// The objects and lists that were opened by key, so that opening one again goes on with it.
  var opened: [[UInt8]: EncodedContainer] = [:]

  enum Shape {
    /// Nothing was encoded, which is written as an empty object.
    case empty
    case single(EncodedValue)
    case list
    case object
    /// A type encoded itself as two of these at once.
    case contradictory(CodingPath)
  }

  /// Becomes a list or an object, unless it is something else already.
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
  /// Lets a value encode itself; those of Foundation would encode their parts, and are written whole.
  init<Value: Encodable>(encoding value: Value, at path: CodingPath) throws {
    if let whole = try EncodedValue(foundation: value, at: path) {
      self = whole
      return
    }
    let container = EncodedContainer()
    try value.encode(to: ValueEncoder(target: container, path: path))
    // Dictionaries whose keys cannot be coding keys encode themselves as lists.
    if let unordered = Value.self as? any UnorderedCollection.Type, case .list = container.shape {
      try container.sort(elementsInGroupsOf: unordered.elementCount)
    }
    self = try container.value
  }

  init(number value: Double, at path: CodingPath) throws {
    try self.init(number: value, digits: value.description, isFinite: value.isFinite, at: path)
  }

  init(number value: Float, at path: CodingPath) throws {
    try self.init(number: value, digits: value.description, isFinite: value.isFinite, at: path)
  }

  private init(number value: Any, digits: String, isFinite: Bool, at path: CodingPath) throws {
    guard isFinite else {
      throw EncodingError.invalidValue(
        value,
        EncodingError.Context(codingPath: path.keys, debugDescription: "JSON has no number '\(digits)'"))
    }
    let whole = digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits
    self = .number(whole == "-0" ? "0" : whole)
  }
}

extension EncodedContainer {
  /// The encoded value, without a container around a single one.
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
  /// How many values of a list that it encodes make one element.
  static var elementCount: Int { get }
}

extension Set: UnorderedCollection {
  fileprivate static var elementCount: Int { 1 }
}

extension Dictionary: UnorderedCollection {
  fileprivate static var elementCount: Int { 2 }
}

extension EncodedValue {
  /// A value of Foundation as it is written whole; `nil` for any other.
  ///
  /// Types are compared before values are cast, which costs far more.
  init?<Value: Encodable>(foundation value: Value, at path: CodingPath) throws {
    if Value.self == Date.self, let date = value as? Date {
      if let text = date.snapshotText {
        self = .string(text)
      } else {
        try self.init(number: date.timeIntervalSince1970, at: path)
      }
    } else if Value.self == Data.self, let data = value as? Data {
      self = .string(data.base64EncodedString())
    } else if Value.self == URL.self, let url = value as? URL {
      self = .string(url.absoluteString)
    } else if Value.self == Decimal.self, let decimal = value as? Decimal {
      // The initializer for numbers throws, since JSON has none of these.
      if decimal.isNaN {
        try self.init(number: Double.nan, at: path)
      } else {
        self = .number(decimal.description)
      }
    } else {
      return nil
    }
  }
}
