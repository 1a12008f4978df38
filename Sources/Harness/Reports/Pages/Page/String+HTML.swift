import UTF8Text

extension String {
  /// The string as text or attribute of an HTML document, on one line.
  ///
  /// It cannot be markup, and characters that are invisible or reorder text are shown as
  /// `\u{202E}`.
  package var html: String {
    isPlainHTML ? self : terminalLine.xml
  }

  /// The string as text between tags, where quotation marks need no escape; shorter than ``html``.
  var htmlText: String { utf8.contains(UInt8(ascii: "\"")) ? html.replacing("&quot;", with: "\"") : html }

  /// The string as a name on a page, isolated from the direction of the text around it; if it has only
  /// spaces, it is shown as `(no name)`.
  package var htmlName: String {
    "<bdi>\(allSatisfy(\.isWhitespace) ? "(no name)" : html)</bdi>"
  }

  /// The markup with every other character as a reference, such as `&#8211;`, as browsers decode ASCII in much less time;
  /// not for scripts or styles, which have no references.
  var asciiHTML: String {
    guard utf8.contains(where: { $0 >= 0x80 }) else { return self }
    return String { buffer in
      var rest = self[...]
      while let place = rest.utf8.firstIndex(where: { $0 >= 0x80 }) {
        buffer.append(String(rest[..<place]))
        buffer.append("&#\(unicodeScalars[place].value);")
        rest = self[unicodeScalars.index(after: place)...]
      }
      buffer.append(String(rest))
    }
  }

  /// The lines of the string, each as HTML.
  package var htmlLines: String {
    unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { String($0).html }
      .joined(separator: "\n")
  }

  /// Whether anything has to be escaped; most strings need nothing, so checking first makes large pages
  /// quick.
  private var isPlainHTML: Bool {
    utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): false
      default: byte >= 0x20 && byte < 0x7F
      }
    }
  }

  /// The string as a part of an id and of links to it: distinct strings have distinct ids.
  ///
  /// Letters, digits, `-`, `.` and `/` stay, a space becomes `_`, and each other byte `~XX`:
  ///
  ///     "Full cart/on_é".anchor  // Full_cart/on~5F~C3~A9
  package var anchor: String {
    utf8.map { byte in
      let scalar = Unicode.Scalar(byte)
      switch scalar {
      case " ": return "_"
      case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "/": return String(scalar)
      default: return "~" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }.joined()
  }

  /// A name as a part of an anchor, with its own slashes escaped; `~` if it is empty.
  package var anchorPart: String {
    isEmpty ? "~" : anchor.split(separator: "/", omittingEmptySubsequences: false).joined(separator: "~2F")
  }
}
