import Diagnostics

/// One statement of a script.
package struct Statement: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// Something to do, such as `snapshot("sync on")`.
    case expression(ScriptExpression)
    /// A value to keep, such as `let button = EarlGrey.selectElement(with: grey_text("Done"))`.
    case declaration(name: String, value: ScriptExpression)
    /// A variable for the error of a call, such as `var error: NSError?`, which `error: &error` sets.
    case errorVariable(name: String)
  }

  package var kind: Kind
  /// From the first character of the statement to its last one.
  package var range: Range<SourcePosition>

  package init(_ kind: Kind, range: Range<SourcePosition>) {
    self.kind = kind
    self.range = range
  }
}

/// An expression of a script: a literal, an array, or a chain of names and calls.
package struct ScriptExpression: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case string(String)
    /// A string that contains values of `let` names, such as `"row \(number)"`. At least one piece is a name.
    case interpolation([StringPiece])
    /// A whole or decimal number with a magnitude below 2^53. `1` and `1.0` are the same.
    case number(Double)
    case boolean(Bool)
    case null
    case array([ScriptExpression])
    /// A variable that a call sets, such as `&error`.
    case reference(String)
    /// Names and calls joined by dots. Never empty.
    ///
    /// `grey_tap()` is one link, `UISwitch.self` two; in `.down` a dot leads the only link.
    case chain(leadingDot: Bool, [Link])
  }

  /// A piece of a string with interpolations.
  package enum StringPiece: Hashable, Sendable {
    /// Text as it is; never empty, and never next to another text.
    case text(String)
    /// The name of a `let`.
    case name(String)
  }

  /// One name of a chain, and its arguments if it is called.
  package struct Link: Hashable, Sendable {
    package var name: String
    /// `nil` for a name that is not called.
    package var arguments: [Argument]?
    /// The expressions in square brackets after the name, as in `rows[0]`; usually empty.
    package var indexes: [ScriptExpression]
    /// From the name's first character to the closing parenthesis or bracket.
    package var range: Range<SourcePosition>

    package init(
      _ name: String, arguments: [Argument]? = nil, indexes: [ScriptExpression] = [],
      range: Range<SourcePosition>
    ) {
      self.name = name
      self.arguments = arguments
      self.indexes = indexes
      self.range = range
    }

    /// Whether the link is only a name.
    package var isName: Bool { arguments == nil && indexes.isEmpty }
  }

  /// One argument of a call.
  package struct Argument: Hashable, Sendable {
    package var label: String?
    package var value: ScriptExpression
    /// From the label, or else the value, to the end of the value.
    package var range: Range<SourcePosition>

    package init(label: String? = nil, _ value: ScriptExpression, range: Range<SourcePosition>) {
      self.label = label
      self.value = value
      self.range = range
    }
  }

  package var kind: Kind
  package var range: Range<SourcePosition>

  package init(_ kind: Kind, range: Range<SourcePosition>) {
    self.kind = kind
    self.range = range
  }
}

extension ScriptExpression {
  /// The number of expressions in this one, including itself.
  var size: Int {
    parts.reduce(1) { $0 + $1.size }
  }

  /// The depth to which calls and arrays nest in it; 0 for a literal or a plain name.
  var nesting: Int {
    switch kind {
    case .string, .interpolation, .number, .boolean, .null, .reference: return 0
    case .chain(_, let links) where links.allSatisfy(\.isName): return 0
    case .array, .chain: return 1 + (parts.map(\.nesting).max() ?? 0)
    }
  }

  /// The elements, or the arguments and indexes of all links.
  private var parts: [ScriptExpression] {
    switch kind {
    case .string, .interpolation, .number, .boolean, .null, .reference: []
    case .array(let elements): elements
    case .chain(_, let links): links.flatMap { ($0.arguments ?? []).map(\.value) + $0.indexes }
    }
  }
}
