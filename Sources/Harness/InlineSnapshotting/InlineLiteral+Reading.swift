extension InlineLiteral {
  /// Whether a literal may have a text, without the line feed at its end; also if its escapes are not known
  /// here.
  ///
  /// - Parameters:
  ///   - text: The text; `nil` for a call without one.
  ///   - source: The literal with its quotation marks; `nil` for a call without one.
  static func mayHave(_ text: String?, as source: String?) -> Bool {
    guard let text else { return source == nil }
    guard let source else { return text.isEmpty }
    guard let value = value(of: source) else { return true }
    return value.utf8.elementsEqual(text.utf8) || value.utf8.elementsEqual("\(text)\n".utf8)
  }

  /// Returns the text of a literal; `nil` if it has an escape that is not known here.
  private static func value(of source: String) -> String? {
    let hashes = source.prefix { $0 == "#" }
    let quoted = source.unicodeScalars.dropFirst(hashes.count).dropLast(hashes.count)
    let isMultiline = quoted.starts(with: "\"\"\"".unicodeScalars)
    let content = quoted.dropFirst(isMultiline ? 3 : 1).dropLast(isMultiline ? 3 : 1)
    guard isMultiline else { return unescaped(content, after: String(hashes)) }
    let lines = content.filter { $0 != "\r" }.split(separator: "\n", omittingEmptySubsequences: false)
    guard let indentation = lines.last, lines.count > 1 else { return nil }
    let text = lines.dropFirst().dropLast().map { $0.dropFirst(min(indentation.count, $0.count)) }
      .joined(separator: "\n".unicodeScalars)
    return unescaped(Substring.UnicodeScalarView(String.UnicodeScalarView(text)[...]), after: String(hashes))
  }

  private static func unescaped(_ content: Substring.UnicodeScalarView, after hashes: String) -> String? {
    let start = Array("\\\(hashes)".unicodeScalars)
    var (rest, text) = (content, String.UnicodeScalarView())
    while let scalar = rest.first {
      guard rest.starts(with: start) else {
        text.append(scalar)
        rest.removeFirst()
        continue
      }
      rest.removeFirst(start.count)
      guard let name = rest.popFirst(), let escaped = scalarAfter(name, &rest) else { return nil }
      text.append(escaped)
    }
    return String(text)
  }

  private static func scalarAfter(
    _ name: Unicode.Scalar, _ rest: inout Substring.UnicodeScalarView
  ) -> Unicode.Scalar? {
    switch name {
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "0": return "\0"
    case "\\", "\"", "'": return name
    case "u":
      guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}") else { return nil }
      let digits = String(rest[..<end])
      rest = rest[rest.index(after: end)...]
      return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
    default: return nil
    }
  }
}
