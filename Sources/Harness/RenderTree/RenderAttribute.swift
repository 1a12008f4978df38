import TextFormats
import UTF8Text

/// A named property of a node, printed as `name=value`.
///
/// Numbers are rounded to three decimals when they are set, so that an attribute equals the one
/// that is read from its text.
///
///     RenderAttribute("alpha", .number(1.0 / 3)).value  // .number(0.333)
public struct RenderAttribute: Hashable, Sendable {
  /// The name before the equals sign, printed in quotes if it is not a plain word.
  public var name: String
  /// The value after the equals sign.
  public var value: RenderValue { didSet { value = value.rounded } }

  /// Creates an attribute.
  ///
  /// - Parameters:
  ///   - name: The name before the equals sign; one that is not a plain word is printed in quotes.
  ///   - value: The value, whose numbers are rounded to three decimals. A color that is not `#RRGGBB` or
  ///     `#RRGGBBAA` becomes a word.
  public init(_ name: String, _ value: RenderValue) {
    self.name = name
    self.value = value.rounded
  }
}

extension RenderAttribute {
  /// Whether both attributes have the same text.
  public static func == (left: RenderAttribute, right: RenderAttribute) -> Bool {
    left.name.isIdentical(to: right.name) && left.value == right.value
  }
}

/// A property's value.
///
///     RenderValue.string("Off").text  // "Off", with its quotes
///     RenderValue.word("value1").text  // value1
///     RenderValue.numbers([0, -91]).text  // (0 -91)
///     RenderValue.color("#FFFFFF", name: "label").text  // label(#FFFFFF)
public enum RenderValue: Hashable, Sendable {
  /// Printed in quotes: `"Off"`.
  case string(String)
  /// Printed without quotes, such as the name of an enumeration's case, `value1`, or a name with its meaning in
  /// parentheses, `subheadline(regular-23)`. Other text is printed as `word("two words")`.
  case word(String)
  /// A color as `#RRGGBB` or `#RRGGBBAA`, in parentheses after its name if it has one: `label(#FFFFFF)`. A
  /// color of which only the name is known is a word.
  case color(String, name: String?)
  /// Printed with as few digits as possible: `0.5`.
  case number(Double)
  /// A point, a size or insets, printed in parentheses: `(0 -91)`.
  case numbers([Double])
}

extension RenderValue {
  /// Whether both values have the same text: strings are compared scalar by scalar, and `nan` equals itself.
  public static func == (left: RenderValue, right: RenderValue) -> Bool {
    switch (left, right) {
    case (.string(let left), .string(let right)), (.word(let left), .word(let right)):
      left.isIdentical(to: right)
    case (.color(let left, let leftName), .color(let right, let rightName)):
      left.isIdentical(to: right)
        && (leftName.map { name in rightName.map(name.isIdentical) ?? false } ?? (rightName == nil))
    case (.number(let left), .number(let right)): left.isSameInTree(as: right)
    case (.numbers(let left), .numbers(let right)):
      left.elementsEqual(right) { $0.isSameInTree(as: $1) }
    default: false
    }
  }

  /// Hashes what `==` compares; all kinds of `nan` have one hash.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .string(let text), .word(let text): hasher.combine(text)
    case .color(let value, let name):
      hasher.combine(value)
      hasher.combine(name)
    case .number(let number): hasher.combine(number.isNaN ? .nan : number)
    case .numbers(let numbers): hasher.combine(numbers.map { $0.isNaN ? .nan : $0 })
    }
  }

  /// The value with its numbers rounded as in a tree, and with a color's digits in uppercase.
  var rounded: RenderValue {
    switch self {
    case .string, .word: self
    case .color(let value, let name): .canonicalColor(value, name: name)
    case .number(let number): .number(number.roundedForTree)
    case .numbers(let numbers): .numbers(numbers.map(\.roundedForTree))
    }
  }

  /// The value as printed after `name=`.
  public var text: String { String(writing: { $0.append(rounded) }) }
}
