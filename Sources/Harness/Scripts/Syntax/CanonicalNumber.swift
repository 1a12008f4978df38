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
