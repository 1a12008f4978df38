/// A named property of a node, printed as `name=value`.
public struct RenderAttribute: Hashable, Sendable {
  public var name: String
  public var value: RenderValue

  public init(_ name: String, _ value: RenderValue) {
    self.name = name
    self.value = value
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
