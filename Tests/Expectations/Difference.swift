/// Both values, or the differing lines of two multi-line texts.
func difference<Value>(from expected: Value, to actual: Value) -> String {
  if let expected = expected as? String, let actual = actual as? String,
    expected.contains("\n"), actual.contains("\n")
  {
    return lines(from: expected, to: actual)
  }
  return "  expected: \(literal(expected))\n  actual:   \(literal(actual))"
}

/// A value as a Swift literal.
func literal<Value>(_ value: Value) -> String {
  String(reflecting: value)
}

/// The lines of only one text, `-` with its line number in that text, and those of only the other, `+`.
private func lines(from expected: String, to actual: String) -> String {
  let (old, new) = (lines(of: expected), lines(of: actual))
  let changes = new.difference(from: old).map { change in
    switch change {
    case .remove(let offset, let line, _): (offset, "-", line)
    case .insert(let offset, let line, _): (offset, "+", line)
    }
  }
  let shown = changes.sorted { ($0.0, $1.1) < ($1.0, $0.1) }.map { "  \($0.1) \($0.0 + 1): \($0.2)" }
  return (["  - expected, + actual, with their line numbers:"] + shown).joined(separator: "\n")
}

private func lines(of text: String) -> [Substring] {
  text.split(separator: "\n", omittingEmptySubsequences: false)
}
