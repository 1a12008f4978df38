import SourceText

/// One statement of a script.
public struct Statement: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// Something to do, as `snapshot("sync on")`.
    case expression(ScriptExpression)
    /// A value to keep, as `let button = EarlGrey.selectElement(with: grey_text("Done"))`.
    case declaration(name: String, value: ScriptExpression)
  }

  public var kind: Kind
  /// From the first character of the statement to behind its last one.
  public var range: Range<SourcePosition>

  public init(_ kind: Kind, range: Range<SourcePosition>) {
    self.kind = kind
    self.range = range
  }
}
