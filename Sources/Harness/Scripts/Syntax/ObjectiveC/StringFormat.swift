import Diagnostics

/// A string with values, such as `[NSString stringWithFormat:@"row %d", 3]`.
struct StringFormat {
  private let format: ObjectiveCExpression
  private var values: ArraySlice<ObjectiveCExpression>
  private var pieces = StringPieces()

  init(_ format: ObjectiveCExpression, values: [ObjectiveCExpression]) {
    self.format = format
    self.values = values[...]
  }

  /// Returns the string in Swift, which interpolates the names of values.
  mutating func translated() throws(Diagnostic) -> ScriptExpression.Kind {
    guard case .string(let text) = format.kind else {
      throw Diagnostic(
        "the format is not a literal", at: format.range.lowerBound, expected: #"a string, as @"row %d""#)
    }
    var rest = Substring(text).unicodeScalars
    while let scalar = rest.popFirst() {
      if scalar == "%" { try appendValue(specifiedBy: &rest) } else { pieces.append(scalar) }
    }
    if let surplus = values.first {
      throw Diagnostic(
        "the format has no '%' for this value", at: surplus.range.lowerBound, expected: "one '%' a value")
    }
    return pieces.literal
  }

  /// Appends the value of a specifier whose `%` has been taken.
  private mutating func appendValue(
    specifiedBy rest: inout Substring.UnicodeScalarView
  ) throws(Diagnostic) {
    // These letters are the size of C's number; a script has only one kind of number.
    let length = rest.prefix { "lhqz".unicodeScalars.contains($0) }
    rest = rest.dropFirst(length.count)
    let conversion = rest.popFirst()
    if conversion == "%", length.isEmpty { return pieces.append("%") }
    guard let conversion, "@diu".unicodeScalars.contains(conversion) else {
      throw Diagnostic(
        "the format has a specifier that scripts do not have", at: format.range.lowerBound,
        expected: "%@, %d, %i, %u, %ld, %lu or %%")
    }
    guard let value = values.popFirst() else {
      throw Diagnostic(
        "the format has more '%' than values", at: format.range.lowerBound, expected: "one '%' a value")
    }
    try append(value)
  }

  private mutating func append(_ value: ObjectiveCExpression) throws(Diagnostic) {
    let translated = try value.translated()
    if let name = translated.plainName { return pieces.append(name: name) }
    guard let text = translated.interpolatedText else {
      throw Diagnostic(
        "\(translated.namedForMessage) cannot be put into a string", at: value.range.lowerBound,
        expected: "a string, a number or a name")
    }
    pieces.append(text)
  }
}
