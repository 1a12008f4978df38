import Foundation

/// What a format can hold besides lists, objects, strings, numbers and truths.
enum ObjectFormat {
  case json, propertyList
}

extension EncodedValue {
  /// Reads what `JSONSerialization` or `PropertyListSerialization` returns: lists, dictionaries with strings as
  /// keys, strings, numbers, truths and `NSNull`, of Swift or of Foundation.
  ///
  /// - Throws: An `EncodingError` with the path of what the format has not.
  init(object: Any, as format: ObjectFormat, at path: CodingPath) throws {
    if let scalar = EncodedValue(scalar: object, at: path) {
      self = scalar
      return
    }
    try path.count(object)
    let container = EncodedContainer()
    switch object {
    case let date as Date where format == .propertyList: self = .date(date)
    case let data as Data where format == .propertyList: self = .data(data)
    case let list as [Any]:
      container.become(.list, at: path)
      for (index, element) in list.enumerated() {
        container.values.append(
          try EncodedValue(object: element, as: format, at: path.appending(ImpliedKey(index: index))))
      }
      self = .container(container)
    case let object as [String: Any]:
      container.become(.object, at: path)
      for (key, value) in object {
        let path = path.appending(ImpliedKey(stringValue: key))
        container.append(try EncodedValue(object: value, as: format, at: path), forKey: key)
      }
      self = .container(container)
    default: throw format.fault(of: object, at: path)
    }
  }

  /// Reads a value without parts; `nil` for any other.
  private init?(scalar: Any, at path: CodingPath) {
    switch scalar {
    // First, since a number of Foundation may also be cast to other types.
    case let number as NSNumber where type(of: scalar) is AnyObject.Type:
      self = number.isTruth ? .bool(number.boolValue) : EncodedValue(number: number, at: path)
    case is NSNull: self = .null
    case let truth as Bool: self = .bool(truth)
    case let text as String: self = .string(text)
    case let integer as any BinaryInteger: self = .number("\(integer)")
    case let number as Double: self.init(number: number, at: path)
    case let number as Float: self.init(number: number, at: path)
    case let number as Decimal: self.init(number: number, at: path)
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
  fileprivate func fault(of object: Any, at path: CodingPath) -> EncodingError {
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
