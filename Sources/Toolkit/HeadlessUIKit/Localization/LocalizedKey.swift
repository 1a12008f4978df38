/// A key of a String Catalog with its arguments, written as a literal: `"\(count) cards"` is the key `%lld cards`.
public struct LocalizedKey: ExpressibleByStringInterpolation {
  let key: String
  let arguments: [Any]

  public init(stringLiteral value: String) {
    key = value
    arguments = []
  }

  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
  }

  /// Collects the key; the types of the arguments decide on their forms, as Xcode's extraction has them.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var key = ""
    fileprivate var arguments: [Any] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {
      key += literal.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%")
    }

    public mutating func appendInterpolation(_ value: String) { append(value, as: "%@") }
    public mutating func appendInterpolation(_ value: Int) { append(value, as: "%lld") }
    public mutating func appendInterpolation(_ value: Double) { append(value, as: "%lf") }
    public mutating func appendInterpolation<Value>(_ value: Value) { append(value, as: "%@") }

    /// An argument in a form of one's own, such as `%.1f`.
    public mutating func appendInterpolation<Value>(_ value: Value, specifier: String) {
      append(value, as: specifier)
    }

    private mutating func append(_ value: Any, as form: String) {
      key += form
      arguments.append(value)
    }
  }
}
