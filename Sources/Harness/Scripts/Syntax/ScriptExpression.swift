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

/// An expression of a script: a literal, an array, or a chain of names and calls.
package struct ScriptExpression: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case string(String)
    /// A whole or decimal number, below 2^53 in size. `1` and `1.0` are the same.
    case number(Double)
    case boolean(Bool)
    case null
    case array([ScriptExpression])
    /// Names and calls joined by dots. Never empty.
    ///
    /// `grey_tap()` is one link, `UISwitch.self` two; in `.down` a dot leads the only link.
    case chain(leadingDot: Bool, [Link])
  }

  /// One name of a chain, with its arguments where it is called.
  package struct Link: Hashable, Sendable {
    package var name: String
    /// `nil` for a name that is not called.
    package var arguments: [Argument]?
    /// From the name's first character to behind the closing parenthesis.
    package var range: Range<SourcePosition>

    package init(_ name: String, arguments: [Argument]? = nil, range: Range<SourcePosition>) {
      self.name = name
      self.arguments = arguments
      self.range = range
    }
  }

  /// One argument of a call.
  package struct Argument: Hashable, Sendable {
    package var label: String?
    package var value: ScriptExpression
    /// From the label, where there is one, to behind the value.
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
  /// How many expressions this one consists of, itself among them.
  var size: Int {
    parts.reduce(1) { $0 + $1.size }
  }

  /// How deep calls and arrays nest in it; 0 for a literal or a plain name.
  var nesting: Int {
    switch kind {
    case .string, .number, .boolean, .null: return 0
    case .chain(_, let links) where links.allSatisfy({ $0.arguments == nil }): return 0
    case .array, .chain: return 1 + (parts.map(\.nesting).max() ?? 0)
    }
  }

  /// The elements, or the arguments of all links.
  private var parts: [ScriptExpression] {
    switch kind {
    case .string, .number, .boolean, .null: []
    case .array(let elements): elements
    case .chain(_, let links): links.flatMap { ($0.arguments ?? []).map(\.value) }
    }
  }
}
