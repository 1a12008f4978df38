/// A page as a strict reader sees it, which repairs nothing: every element is closed, every attribute quoted.
package struct HTMLDocument {
  /// The elements in the order in which they begin; the first one contains the others.
  package private(set) var elements: [Element] = []
  /// Faults that a lenient reader would repair.
  package private(set) var syntaxFaults: [String] = []

  /// An element with its content.
  package struct Element {
    package let name: String
    package let attributes: [String: String]
    package let parent: Int?
    /// The text in it and in those below it.
    package internal(set) var text = ""
  }

  private static let voids: Set<String> = ["meta", "link", "input", "br", "img", "hr"]
  private var open: [Int] = []
  private var rest: Substring.UTF8View

  package init(_ text: String) {
    rest = text.withReadReferences[...].utf8
    skip("<!DOCTYPE html>\n")
    while !rest.isEmpty { readNext() }
    for place in open { syntaxFaults.append("<\(elements[place].name)> has no end") }
  }

  private mutating func skip(_ word: String) {
    guard rest.starts(with: word.utf8) else { return syntaxFaults.append("'\(word)' is missing") }
    rest = rest.dropFirst(word.utf8.count)
  }

  private mutating func readNext() {
    if rest.starts(with: "</".utf8) {
      rest = rest.dropFirst(2)
      close(take { $0 != UInt8(ascii: ">") })
      skip(">")
    } else if rest.first == UInt8(ascii: "<") {
      rest = rest.dropFirst()
      readElement()
    } else {
      readText(take { $0 != UInt8(ascii: "<") })
    }
  }

  private mutating func take(while condition: (UInt8) -> Bool) -> String {
    let part = rest.prefix(while: condition)
    rest = rest[part.endIndex...]
    return String(Substring(part))
  }

  private mutating func readText(_ text: String) {
    checkReferences(in: text)
    for place in open { elements[place].text += text }
  }

  private mutating func checkReferences(in text: String) {
    let known = ["amp;", "lt;", "gt;", "quot;", "#13;", "#10;", "#9;"]
    // A mark after a semicolon makes one character of both, so scalars are compared.
    let pieces = text.unicodeScalars.split(separator: "&", omittingEmptySubsequences: false)
    for piece in pieces.dropFirst() where !known.contains(where: { piece.starts(with: $0.unicodeScalars) }) {
      syntaxFaults.append("'&\(String(piece.prefix(10)))' is not a reference")
    }
  }

  private mutating func readElement() {
    let name = take { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/") }
    var attributes: [String: String] = [:]
    while rest.first == UInt8(ascii: " ") {
      rest = rest.dropFirst()
      let key = take { ![UInt8(ascii: "="), UInt8(ascii: " "), UInt8(ascii: ">")].contains($0) }
      if attributes[key] != nil { syntaxFaults.append("<\(name)> has '\(key)' twice") }
      attributes[key] = readValue()
    }
    elements.append(Element(name: name, attributes: attributes, parent: open.last))
    if rest.first == UInt8(ascii: "/") {
      rest = rest.dropFirst()
    } else if !Self.voids.contains(name) {
      open.append(elements.count - 1)
    }
    skip(">")
    if name == "style" || name == "script" { skipProgram(name) }
  }

  private mutating func readValue() -> String {
    guard rest.first == UInt8(ascii: "=") else { return "" }
    skip("=\"")
    let value = take { $0 != UInt8(ascii: "\"") }
    if value.contains("<") { syntaxFaults.append("'\(value.prefix(20))' has a tag in it") }
    checkReferences(in: value)
    skip("\"")
    return value
  }

  /// The content of a style or a script is not markup up to its end.
  private mutating func skipProgram(_ name: String) {
    let end = Array("</\(name)>".utf8)
    while !rest.isEmpty, !rest.starts(with: end) {
      rest = rest.dropFirst()
      rest = rest[(rest.firstIndex(of: UInt8(ascii: "<")) ?? rest.endIndex)...]
    }
  }

  private mutating func close(_ name: String) {
    guard let last = open.popLast() else { return syntaxFaults.append("</\(name)> ends nothing") }
    if elements[last].name != name { syntaxFaults.append("</\(name)> ends <\(elements[last].name)>") }
  }
}

extension String {
  /// The text of a page with characters in place of their references, such as `&#8211;`; those of ASCII stay.
  package var withReadReferences: String {
    guard contains("&#") else { return self }
    let pieces = unicodeScalars.split(separator: "&", omittingEmptySubsequences: false)
    return pieces.dropFirst().reduce(into: String(pieces[0])) { text, piece in
      let end = piece.firstIndex(of: ";")
      let number = end.flatMap { piece.first == "#" ? UInt32(String(piece[..<$0].dropFirst())) : nil }
      if let end, let number, number >= 0x80, let scalar = Unicode.Scalar(number) {
        text.unicodeScalars.append(scalar)
        text.unicodeScalars.append(contentsOf: piece[piece.index(after: end)...])
      } else {
        text += "&" + String(piece)
      }
    }
  }
}
