import TextFormats

/// A named property of a node, printed as `name=value`.
///
/// Numbers are rounded to three decimals as they come in, so that an attribute equals what its text says.
public struct RenderAttribute: Hashable, Sendable {
  public var name: String
  public var value: RenderValue { didSet { value = value.rounded } }

  public init(_ name: String, _ value: RenderValue) {
    self.name = name
    self.value = value.rounded
  }
}

extension RenderAttribute {
  /// Whether both attributes have one text.
  public static func == (left: RenderAttribute, right: RenderAttribute) -> Bool {
    left.name.isIdentical(to: right.name) && left.value == right.value
  }
}

/// A property's value.
public enum RenderValue: Hashable, Sendable {
  /// Printed in quotes: `"Off"`.
  case string(String)
  /// Printed bare, as one of a type's own words: `value1`. What is not a plain word is printed like `word("two words")`.
  case word(String)
  /// Printed in shortest form: `0.5`.
  case number(Double)
  /// A point, a size, insets, printed in parentheses: `(0 -91)`.
  case numbers([Double])
}

extension RenderValue {
  /// Whether both values have one text: strings scalar by scalar, and `nan` equals itself.
  public static func == (left: RenderValue, right: RenderValue) -> Bool {
    switch (left, right) {
    case (.string(let left), .string(let right)), (.word(let left), .word(let right)):
      left.isIdentical(to: right)
    case (.number(let left), .number(let right)): left.isSameInTree(as: right)
    case (.numbers(let left), .numbers(let right)):
      left.elementsEqual(right) { $0.isSameInTree(as: $1) }
    default: false
    }
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(text)
  }

  /// The value with the numbers that a tree can hold.
  var rounded: RenderValue {
    switch self {
    case .string, .word: self
    case .number(let number): .number(number.roundedForTree)
    case .numbers(let numbers): .numbers(numbers.map(\.roundedForTree))
    }
  }

  /// The value as it is printed behind `name=`.
  public var text: String { String(writing: { $0.append(self) }) }
}
