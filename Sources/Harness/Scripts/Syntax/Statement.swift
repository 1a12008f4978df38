import Diagnostics

/// One statement of a script.
package struct Statement: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// Something to do, as `snapshot("sync on")`.
    case expression(ScriptExpression)
    /// A value to keep, as `let button = EarlGrey.selectElement(with: grey_text("Done"))`.
    case declaration(name: String, value: ScriptExpression)
  }

  package var kind: Kind
  /// From the first character of the statement to behind its last one.
  package var range: Range<SourcePosition>

  package init(_ kind: Kind, range: Range<SourcePosition>) {
    self.kind = kind
    self.range = range
  }
}
