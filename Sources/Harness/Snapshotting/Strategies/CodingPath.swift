/// The keys that lead to the value being encoded, innermost first.
///
/// It is a class, since each of the values in a container has the container's path.
final class CodingPath {
  private let key: (any CodingKey)?
  private let parent: CodingPath?
  private let depth: Int
  private let counted: EncodingCount

  private init(_ key: (any CodingKey)?, in parent: CodingPath?) {
    (self.key, self.parent) = (key, parent)
    depth = parent.map { $0.depth + 1 } ?? 0
    counted = parent?.counted ?? EncodingCount()
  }

  /// The path of a value that is encoded from now on.
  static var root: CodingPath { CodingPath(nil, in: nil) }

  /// The keys, outermost first.
  var keys: [any CodingKey] {
    sequence(first: self, next: \.parent).compactMap(\.key).reversed()
  }

  func appending(_ key: any CodingKey) -> CodingPath { CodingPath(key, in: self) }
}

extension CodingPath {
  /// The most levels of a value, which could otherwise overflow the stack: as many as Foundation reads.
  static let mostLevels = 512
  /// The most values in one value.
  static let mostValues = 1_000_000

  /// Counts a value, and throws an error if there are too many, or too many inside each other.
  ///
  /// - Parameter value: The value, which is copied only for the error.
  func count(_ value: @autoclosure () -> Any) throws {
    counted.values += 1
    if depth >= Self.mostLevels {
      throw fault(
        of: value(), "the value has more than \(Self.mostLevels) levels; is an object inside itself?")
    }
    if counted.values > Self.mostValues {
      throw fault(
        of: value(),
        "the value has more than \(Self.mostValues) values; does it hold an object again and again?")
    }
  }

  private func fault(of value: Any, _ description: String) -> EncodingError {
    // The beginning shows where the repetition starts.
    .invalidValue(
      value, EncodingError.Context(codingPath: Array(keys.prefix(12)), debugDescription: description))
  }
}

/// The number of values that are encoded together.
final class EncodingCount {
  fileprivate(set) var values = 0
}

/// A key that no type declares: an index of a list, or the superclass's key.
struct ImpliedKey: CodingKey {
  let stringValue: String
  let intValue: Int?

  init(index: Int) {
    stringValue = "Index \(index)"
    intValue = index
  }

  init?(intValue: Int) {
    self.init(index: intValue)
  }

  init(stringValue: String) {
    self.stringValue = stringValue
    intValue = nil
  }

  static let superclass = ImpliedKey(stringValue: "super")
}
