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
