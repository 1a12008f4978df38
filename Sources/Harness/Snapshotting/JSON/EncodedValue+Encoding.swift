extension EncodedValue {
  /// Lets a value encode itself; types of Foundation, which encode themselves in parts, are written whole.
  init<Value: Encodable>(encoding value: Value, at path: CodingPath) throws {
    if let whole = try EncodedValue(foundation: value, at: path) {
      self = whole
      return
    }
    let container = EncodedContainer()
    try value.encode(to: ValueEncoder(target: container, path: path))
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
  /// What was encoded, without a container around a single value.
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
