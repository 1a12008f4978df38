import Diagnostics

/// The values of the `let` statements of a script so far.
struct Declarations {
  /// The declared names, in order.
  private(set) var names: [String] = []
  private var values: [String: Value] = [:]
  /// The number of expressions so far; a value counts once for each use.
  private var expressions = 0
  /// The total length of strings with values so far, in UTF-8 bytes.
  private var textLength = 0

  private enum Value {
    case stored(ScriptExpression, size: Int, nesting: Int)
    /// The `let` was faulty and has been reported.
    case faulty
  }

  /// The reason why an expression cannot be inlined.
  enum Failure: Error {
    case usesFaultyDeclaration
    case fault(Diagnostic)
  }

  /// Whether the script exceeds the largest number of expressions.
  var isTooLong: Bool { expressions > Script.Limit.expressions }

  func contains(_ name: String) -> Bool {
    values[name] != nil
  }

  /// Stores a value in which all names are replaced already; `nil` if the `let` is faulty.
  mutating func declare(_ name: String, as value: ScriptExpression?) {
    names.append(name)
    values[name] = value.map { .stored($0, size: $0.size, nesting: $0.nesting) } ?? .faulty
  }

  /// Returns the value of a name; `nil` if it is not declared.
  func value(named name: String) throws(Failure) -> ScriptExpression? {
    switch values[name] {
    case nil: nil
    case .stored(let expression, _, _): expression
    case .faulty: throw .usesFaultyDeclaration
    }
  }

  /// Returns the expression with the values of declared names; other names are kept.
  mutating func inline(_ expression: ScriptExpression, nesting: Int = 0) throws(Failure) -> ScriptExpression {
    try count(1, at: expression.range.lowerBound)
    var copy = expression
    switch expression.kind {
    case .string, .number, .boolean, .null, .reference: break
    case .interpolation(let pieces):
      copy.kind = .string(try string(of: pieces, at: expression.range.lowerBound))
    case .array(let elements):
      copy.kind = .array(
        try elements.map { element throws(Failure) in try inline(element, nesting: nesting + 1) })
    case .chain(let leadingDot, let links):
      let inlined = try links.map { link throws(Failure) in try inline(link, nesting: nesting) }
      copy.kind =
        try expanded(leadingDot: leadingDot, inlined, nesting: nesting)
        ?? .chain(leadingDot: leadingDot, inlined)
      try checkIndexes(of: copy)
    }
    return copy
  }

  private mutating func inline(
    _ link: ScriptExpression.Link, nesting: Int
  ) throws(Failure) -> ScriptExpression.Link {
    var copy = link
    copy.arguments = try link.arguments?.map { argument throws(Failure) in
      var copy = argument
      copy.value = try inline(argument.value, nesting: nesting + 1)
      return copy
    }
    copy.indexes = try link.indexes.map { index throws(Failure) in try inline(index, nesting: nesting + 1) }
    return copy
  }

  /// Returns the chain with the value of its first name; `nil` if it does not begin with a declared name.
  private mutating func expanded(
    leadingDot: Bool, _ links: [ScriptExpression.Link], nesting: Int
  ) throws(Failure) -> ScriptExpression.Kind? {
    guard !leadingDot, let first = links.first, first.arguments == nil, let value = values[first.name] else {
      return nil
    }
    guard case .stored(let expression, let size, let depth) = value else { throw .usesFaultyDeclaration }
    // Counted before copying, since values of values could grow exponentially.
    try count(size, at: first.range.lowerBound)
    guard nesting + depth <= Script.Limit.nesting else {
      throw .fault(
        Diagnostic(
          "with the value of '\(first.name)' brackets nest too deep", at: first.range.lowerBound,
          expected: Script.Limit.nestingAdvice))
    }
    let element = try self.element(of: expression, at: first.indexes, named: first.name)
    guard links.count > 1 else { return element.kind }
    guard case .chain(let leadingDot, let start) = element.kind else {
      throw .fault(
        Diagnostic(
          "'.\(links[1].name)' follows '\(first.name)', which is \(element.namedForMessage)",
          at: links[1].range.lowerBound, expected: "an interaction before '.\(links[1].name)'"))
    }
    // A fault of the value in this use is reported at the name's position.
    return .chain(leadingDot: leadingDot, start.map { $0.moved(to: first.range) } + links.dropFirst())
  }

  /// Adds the length of a part of a string with values; throws if their total is too long.
  mutating func countText(_ length: Int, at position: SourcePosition) throws(Failure) {
    textLength += length
    guard textLength <= Script.Limit.bytes else {
      throw .fault(
        Diagnostic(
          "the strings with values in them are too long", at: position,
          expected: "at most \(Script.Limit.bytes) bytes in all of them"))
    }
  }

  private mutating func count(_ size: Int, at position: SourcePosition) throws(Failure) {
    expressions += size
    guard !isTooLong else {
      throw .fault(
        Diagnostic(
          "the script is too long", at: position,
          expected:
            """
            at most \(Script.Limit.expressions) expressions, counting a value for each use of its name; \
            split it into several scripts
            """))
    }
  }
}

extension ScriptExpression.Link {
  fileprivate func moved(to range: Range<SourcePosition>) -> Self {
    var copy = self
    copy.range = range
    return copy
  }
}
