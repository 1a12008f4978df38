/// The number in its shortest decimal form: no final `.0`, no exponent, no `-0`.
func canonicalLiteral(_ value: Double) -> String {
  if let whole = Int(exactly: value) { return String(whole) }
  let text = value.description
  guard let exponentMark = text.firstIndex(of: "e"),
    let exponent = Int(text[text.index(after: exponentMark)...])
  else { return text }
  return (value < 0 ? "-" : "")
    + smallDecimal(digits: text[..<exponentMark].filter(\.isNumber), exponent: exponent)
}

/// Spells `d.ddd` times ten to a negative power without an exponent. A number with a positive one is whole.
private func smallDecimal(digits: String, exponent: Int) -> String {
  let significant = digits.hasSuffix("0") ? String(digits.dropLast()) : digits
  return "0." + String(repeating: "0", count: -exponent - 1) + significant
}

/// The string in double quotes, with everything that a reader cannot see spelt as an escape.
func canonicalLiteral(_ value: String) -> String {
  var text = "\""
  var hasBase = false
  for scalar in value.unicodeScalars {
    let spelling = escape(scalar, hasBase: hasBase)
    text += spelling
    hasBase = scalar != " " && spelling.unicodeScalars.count == 1
  }
  return text + "\""
}

/// A combining mark without a letter before it would merge with the quote or an escape, so it becomes one
/// itself.
private func escape(_ scalar: Unicode.Scalar, hasBase: Bool) -> String {
  switch scalar {
  case "\"": "\\\""
  case "\\": "\\\\"
  case "\n": "\\n"
  case "\r": "\\r"
  case "\t": "\\t"
  case "\0": "\\0"
  case " ": " "
  default:
    isInvisible(scalar) || (!hasBase && isMark(scalar))
      ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(scalar)
  }
}

private func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .control, .format, .unassigned, .privateUse, .surrogate, .lineSeparator, .paragraphSeparator,
    .spaceSeparator:
    true
  default: scalar.properties.isDefaultIgnorableCodePoint
  }
}

private func isMark(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .spacingMark, .enclosingMark: true
  default: false
  }
}
