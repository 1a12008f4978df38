extension UTF8Buffer {
  /// Appends the string in double quotes, on one line, with all characters escaped that a reviewer could not
  /// see.
  ///
  ///     "Say \"hi\"\n\u{202E}"
  ///
  /// The short escapes are `\"`, `\\`, `\n`, `\r` and `\t`; all others are `\u{...}` in uppercase.
  package func append(quoted string: String) {
    append(quoted: string) { append($0.braced) }
  }

  /// Appends the string as a JSON string, with all characters escaped that a reviewer could not see.
  package func append(jsonQuoted string: String) {
    append(quoted: string) { append($0.jsonEscape) }
  }

  /// Appends the string in double quotes, and calls `escape` for characters without a short escape.
  package func append(quoted string: String, escaped escape: (Unicode.Scalar) -> Void) {
    append(literal: "\"")
    if !append(string, ifPlainWithout: UInt8(ascii: "\""), UInt8(ascii: "\\")) {
      append(
        string, where: { string.utf8[$0] == UInt8(ascii: "\"") || string.utf8[$0] == UInt8(ascii: "\\") },
        escaped: { scalar in
          if let short = quotedEscapes[scalar] { append(short) } else { escape(scalar) }
        })
    }
    append(literal: "\"")
  }
}

extension String {
  /// The string in double quotes, as ``UTF8Buffer/append(quoted:)`` writes it.
  package var quoted: String { String(writing: { $0.append(quoted: self) }) }

  /// The string as a JSON string, as ``UTF8Buffer/append(jsonQuoted:)`` writes it.
  package var jsonQuoted: String { String(writing: { $0.append(jsonQuoted: self) }) }
}

/// The escapes that text and JSON share.
package let quotedEscapes: [Unicode.Scalar: String] = [
  "\"": "\\\"", "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t",
]

extension Unicode.Scalar {
  /// `\u{202E}`
  package var braced: String { "\\u{\(hexadecimal)}" }

  /// `\uXXXX`, twice beyond the basic plane.
  fileprivate var jsonEscape: String {
    UTF16.encode(self)?.map { unit in
      let digits = String(unit, radix: 16, uppercase: true)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined() ?? ""
  }
}

extension String {
  /// The string with each escape such as `\u{202E}` replaced by its character; any other backslash is kept.
  ///
  /// Unescaping ``oneLine`` of a string gives that string, so a user can type what was printed.
  package var unescaped: String {
    // Bytes, not characters: some scalars form one character with the backslash before them.
    guard utf8.contains(UInt8(ascii: "\\")) else { return self }
    var rest = unicodeScalars[...]
    var result = String.UnicodeScalarView()
    while let scalar = rest.first {
      if let (escaped, end) = Self.escape(atStartOf: rest) {
        result.append(escaped)
        rest = rest[end...]
      } else {
        result.append(scalar)
        rest = rest.dropFirst()
      }
    }
    return String(result)
  }

  /// Returns the character of an escape, and the end of the escape.
  private static func escape(
    atStartOf text: Substring.UnicodeScalarView
  ) -> (Unicode.Scalar, end: String.Index)? {
    guard text.starts(with: "\\u{".unicodeScalars) else { return nil }
    let digits = text.dropFirst(3).prefix { $0.properties.isASCIIHexDigit }
    guard let value = UInt32(String(digits), radix: 16), let scalar = Unicode.Scalar(value),
      digits.endIndex < text.endIndex, text[digits.endIndex] == "}"
    else { return nil }
    return (scalar, text.index(after: digits.endIndex))
  }

  /// JSON text with all characters escaped that a reader could not see; only strings contain such.
  package var jsonWithVisibleText: String {
    guard !utf8.allSatisfy({ $0 < 0x7F }) else { return self }
    return String { buffer in
      for scalar in unicodeScalars {
        if scalar.value < 0x7F || scalar.isHarmless {
          buffer.append(scalar)
        } else {
          buffer.append(scalar.jsonEscape)
        }
      }
    }
  }
}

extension UTF8Buffer {
  /// Appends the string on one line without quotes; characters that a reviewer could not see are escaped as
  /// `\u{...}`.
  ///
  /// A backslash is kept unless it would be read as such an escape; spaces at both ends are escaped.
  package func append(oneLine string: String) {
    let (blank, backslash) = (UInt8(ascii: " "), UInt8(ascii: "\\"))
    if string.utf8.first != blank, string.utf8.last != blank,
      append(string, ifPlainWithout: backslash, backslash)
    {
      return
    }
    append(string, where: string.mustBeEscaped(at:), escaped: { append($0.braced) })
  }
}

extension String {
  /// The string as ``UTF8Buffer/append(oneLine:)`` writes it.
  package var oneLine: String { String(writing: { $0.append(oneLine: self) }) }

  /// Whether there is a space at one of the ends, or a backslash before `u{`.
  fileprivate func mustBeEscaped(at index: String.Index) -> Bool {
    let rest = unicodeScalars[index...]
    switch rest.first {
    case " ": return index == startIndex || rest.count == 1
    case "\\": return rest.starts(with: "\\u{".unicodeScalars)
    default: return false
    }
  }
}
