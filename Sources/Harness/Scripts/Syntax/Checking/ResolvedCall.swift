import SourceText

/// A call of a known function, with arguments of the right number and kinds.
public struct ResolvedCall: Hashable, Sendable {
  /// The name in the vocabulary, as `grey_allOf`.
  public var name: String
  /// One value a parameter, in the order of the parameters.
  public var arguments: [ScriptValue]
  public var position: SourcePosition

  public init(_ name: String, _ arguments: [ScriptValue] = [], at position: SourcePosition) {
    self.name = name
    self.arguments = arguments
    self.position = position
  }
}

/// The value of a checked argument; each case belongs to one or two kinds of ``ScriptValueKind``.
public indirect enum ScriptValue: Hashable, Sendable {
  case string(String)
  /// A number, or seconds.
  case number(Double)
  /// A whole number, or an index.
  case integer(Int)
  case boolean(Bool)
  /// The class's name without `.self`.
  case className(String)
  case point(x: Double, y: Double)
  /// The member's name without its dot.
  case member(String)
  /// A matcher, an action or an assertion.
  case call(ResolvedCall)
  case list([ScriptValue])
}
