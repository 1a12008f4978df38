import TextFormats
import UTF8Text

extension JSONValue {
  /// The value byte for byte as Xcode writes it into its files.
  ///
  /// Keys are sorted, a colon has spaces on both sides, slashes are escaped, an empty array or object has
  /// a blank line in it, and the text ends with a newline. Numbers keep their spelling.
  package var xcodeText: String {
    var output = ""
    write(to: &output, indent: "")
    return output + "\n"
  }

  private func write(to output: inout String, indent: String) {
    switch content {
    case .null: output += "null"
    case .boolean(let value): output += value ? "true" : "false"
    case .number(let spelling): output += spelling
    case .string(let value): output += value.xcodeQuoted
    case .array(let elements):
      writeList(elements, in: ("[", "]"), to: &output, indent: indent) { element, output, indent in
        element.write(to: &output, indent: indent)
      }
    case .object(let members):
      let sorted = members.sorted { $0.key.unicodeScalars.lexicographicallyPrecedes($1.key.unicodeScalars) }
      writeList(sorted, in: ("{", "}"), to: &output, indent: indent) { member, output, indent in
        output += "\(member.key.xcodeQuoted) : "
        member.value.write(to: &output, indent: indent)
      }
    }
  }

  private func writeList<Item>(
    _ items: [Item], in brackets: (String, String), to output: inout String, indent: String,
    writeItem: (Item, inout String, String) -> Void
  ) {
    let inner = indent + "  "
    // Without items, this is the blank line that Xcode writes between the brackets.
    output += brackets.0 + "\n"
    for (index, item) in items.enumerated() {
      output += index == 0 ? inner : ",\n" + inner
      writeItem(item, &output, inner)
    }
    output += "\n" + indent + brackets.1
  }
}

extension String {
  /// The string in quotes with the escapes that Xcode uses.
  fileprivate var xcodeQuoted: String {
    var result = "\""
    for scalar in unicodeScalars {
      if let escape = xcodeEscapes[scalar] {
        result += escape
      } else if scalar.value < 0x20 {
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

private let xcodeEscapes: [Unicode.Scalar: String] = [
  "\"": "\\\"", "\\": "\\\\", "/": "\\/", "\u{8}": "\\b", "\u{C}": "\\f", "\n": "\\n",
  "\r": "\\r", "\t": "\\t",
]
