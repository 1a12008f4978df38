import Foundation

/// What a format can hold besides lists, objects, strings, numbers and truths.
enum ObjectFormat {
  case json, propertyList
}

extension EncodedValue {
  /// Reads what `JSONSerialization` or `PropertyListSerialization` returns: lists, dictionaries with strings
  /// as keys, strings, numbers, truths and `NSNull`, of Swift or of Foundation.
  ///
  /// - Throws: An `EncodingError` with the path of what the format has not.
  init(object: Any, as format: ObjectFormat, at path: CodingPath) throws {
    self = try EncodedValue(object, at: path) { object, path in try format.node(of: object, at: path) }
  }

  /// Reads a value without parts; `nil` for any other.
  fileprivate init?(scalar: Any, at path: CodingPath) {
    // Asked first: a cast to a class would convert a list of Swift, and all that is in it, to one of
    // Foundation.
    guard !(type(of: scalar) is AnyObject.Type) else {
      self.init(foundationScalar: scalar, at: path)
      return
    }
    switch scalar {
    case let truth as Bool: self = .bool(truth)
    case let text as String: self = .string(text)
    case let integer as any BinaryInteger: self = .number("\(integer)")
    case let number as Double: self.init(number: number, at: path)
    case let number as Float: self.init(number: number, at: path)
    case let number as Decimal: self.init(number: number, at: path)
    default: return nil
    }
  }

  private init?(foundationScalar scalar: Any, at path: CodingPath) {
    switch scalar {
    case let number as NSNumber:
      self = number.isTruth ? .bool(number.boolValue) : EncodedValue(number: number, at: path)
    case is NSNull: self = .null
    case let text as NSString: self = .string(String(describing: text))
    default: return nil
    }
  }

  private init(number: NSNumber, at path: CodingPath) {
    if let decimal = number as? NSDecimalNumber {
      self.init(number: decimal.decimalValue, at: path)
    } else if number.isFloatingPoint {
      self.init(number: number.doubleValue, at: path)
    } else {
      self = .number(number.description)
    }
  }
}

extension NSNumber {
  /// Foundation has a class of its own for the numbers that stand for truth.
  var isTruth: Bool { String(describing: type(of: self)).hasSuffix("Boolean") }

  fileprivate var isFloatingPoint: Bool {
    ["d", "f"].contains(String(cString: objCType))
  }
}

extension ObjectFormat {
  fileprivate func node(of object: Any, at path: CodingPath) throws -> EncodedNode<Any> {
    if let scalar = EncodedValue(scalar: object, at: path) { return .scalar(scalar) }
    return switch object {
    case let date as Date where self == .propertyList: .scalar(.date(date))
    case let data as Data where self == .propertyList: .scalar(.data(data))
    case let list as [Any]: .list(list)
    case let object as [String: Any]: .object(object.map { ($0.key, $0.value) })
    default: throw fault(of: object, at: path)
    }
  }

  private func fault(of object: Any, at path: CodingPath) -> EncodingError {
    let (name, needs) =
      switch self {
      case .json: ("JSON", "a string, number, truth, NSNull, list, or dictionary with strings as keys")
      case .propertyList:
        ("a property list", "a string, number, truth, date, data, list, or dictionary with strings as keys")
      }
    let type = Mirror(reflecting: object).subjectType
    return .invalidValue(
      object,
      EncodingError.Context(
        codingPath: path.keys, debugDescription: "\(name) has no '\(type)'; expected: \(needs)"))
  }
}
