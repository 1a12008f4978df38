import UTF8Text

extension String {
  /// The string as the content of an XML or HTML element; characters that XML does not allow, or that are
  /// invisible, are written as their numbers, as `\u{1B}`.
  package var xml: String {
    var result = ""
    for scalar in unicodeScalars { result += scalar.xml }
    return result
  }

  /// The string as the value of an attribute, in which parsers keep line feeds and tabs.
  package var xmlAttribute: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\n": result += "&#10;"
      case "\t": result += "&#9;"
      default: result += scalar.xml
      }
    }
    return result
  }
}

extension Unicode.Scalar {
  fileprivate var xml: String {
    switch value {
    case 0x26: "&amp;"
    case 0x3C: "&lt;"
    case 0x3E: "&gt;"
    case 0x22: "&quot;"
    // A bare carriage return would be read as a line feed, by XML's rules for line endings.
    case 0x0D: "&#13;"
    case 0x09, 0x0A: String(self)
    default: isHarmless ? String(self) : braced
    }
  }
}
