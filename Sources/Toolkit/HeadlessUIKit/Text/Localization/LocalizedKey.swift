/// A key of a String Catalog with its arguments, as a literal: `"\(count) cards"` is the key `%lld
/// cards`.
///
///     String(localized: "\(3) cards")  // "3 cards" if the catalog has no other text
public struct LocalizedKey: ExpressibleByStringInterpolation {
  let key: String
  let arguments: [Any]

  /// Makes a key without arguments.
  ///
  /// - Parameter value: The key, including its percent signs, which are not doubled.
  public init(stringLiteral value: String) {
    key = value
    arguments = []
  }

  /// Makes a key from a literal with arguments.
  ///
  /// - Parameter stringInterpolation: The collected text and arguments.
  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
  }

  /// Collects the key and its arguments. The type of an argument decides its placeholder, as when
  /// Xcode extracts keys.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var key = ""
    fileprivate var arguments: [Any] = []

    /// Makes an empty key.
    ///
    /// - Parameters:
    ///   - literalCapacity: Ignored.
    ///   - interpolationCount: Ignored.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds text to the key.
    ///
    /// - Parameter literal: The text; its percent signs are doubled.
    public mutating func appendLiteral(_ literal: String) {
      key += literal.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%")
    }

    /// Adds a string.
    ///
    /// - Parameter value: The argument, whose placeholder is `%@`.
    public mutating func appendInterpolation(_ value: String) { append(value, as: "%@") }
    /// Adds a whole number.
    ///
    /// - Parameter value: The argument, whose placeholder is `%lld`.
    public mutating func appendInterpolation(_ value: Int) { append(value, as: "%lld") }
    /// Adds a number.
    ///
    /// - Parameter value: The argument, whose placeholder is `%lf`.
    public mutating func appendInterpolation(_ value: Double) { append(value, as: "%lf") }
    /// Adds a value of any other type.
    ///
    /// - Parameter value: The argument, whose placeholder is `%@`.
    public mutating func appendInterpolation<Value>(_ value: Value) { append(value, as: "%@") }

    /// Adds a value with a placeholder such as `%.1f`.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - specifier: The placeholder in the key, with its percent sign, such as `%.1f`.
    public mutating func appendInterpolation<Value>(_ value: Value, specifier: String) {
      append(value, as: specifier)
    }

    private mutating func append(_ value: Any, as form: String) {
      key += form
      arguments.append(value)
    }
  }
}
