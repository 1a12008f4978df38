/// What a value encoded itself as.
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
    /// Nothing was encoded, which stands for an empty object.
    case empty
    case single(EncodedValue)
    case list
    case object
    /// It was asked to be two of these at once.
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
