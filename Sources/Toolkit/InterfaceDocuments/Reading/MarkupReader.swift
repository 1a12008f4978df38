/// Reads the XML of a file into elements.
///
/// No document type is read, so references cannot refer to each other or to other files. Elements are kept on
/// a stack, so that depth costs no calls.
struct MarkupReader {
  private let file: String
  private let bytes: [UInt8]
  /// The offsets at which lines begin.
  private let lines: [Int]
  private var offset = 0
  private var elementCount = 0
  private var open: [InterfaceElement] = []

  static let longest = 16 << 20
  static let deepest = 256
  static let mostElements = 200_000

  init(_ bytes: [UInt8], file: String) throws(InterfaceFault) {
    let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    self.file = file
    let content = hasMark ? Array(bytes.dropFirst(3)) : bytes
    lines = [0] + content.indices.filter { content[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    self.bytes = content
    if bytes.count > Self.longest { throw fault(.tooLong(limit: Self.longest)) }
    if String(validating: self.bytes, as: UTF8.self) == nil { throw fault(.invalidText) }
  }

  /// Returns the document's one element.
  mutating func read() throws(InterfaceFault) -> InterfaceElement {
    var root: InterfaceElement?
    while true {
      try readText(isInside: !open.isEmpty)
      guard offset < bytes.count else { break }
      guard let done = try readMarkup() else { continue }
      if root != nil {
        throw fault(.expected("the end of the file", found: "<\(done.name)>"), at: done.position)
      }
      root = done
    }
    if let last = open.last { throw fault(.expected("'</\(last.name)>'", found: "the end of the file")) }
    guard let root else { throw fault(.expected("an element", found: "the end of the file")) }
    return root
  }

  /// Reads what begins with `<`; returns an element that has no element around it, when it ends.
  private mutating func readMarkup() throws(InterfaceFault) -> InterfaceElement? {
    if skip("<!--") {
      try skipBeyond("-->")
      return nil
    }
    if skip("<![CDATA[") {
      let start = offset
      try skipBeyond("]]>")
      append(String(decoding: bytes[start..<offset - 3], as: UTF8.self))
      return nil
    }
    if skip("<?") {
      try skipBeyond("?>")
      return nil
    }
    if has("<!") { throw fault(.documentType) }
    return has("</") ? try readEnd() : try readBeginning()
  }

  private mutating func readEnd() throws(InterfaceFault) -> InterfaceElement? {
    let position = position
    offset += 2
    let name = try readName()
    skipSpace()
    try expect(">")
    guard let element = open.popLast() else {
      throw fault(.expected("an element", found: "'</\(name)>'"), at: position)
    }
    guard element.name == name else {
      throw fault(.wrongEnd(name: element.name, line: element.position.line, found: name), at: position)
    }
    return close(element)
  }

  private mutating func readBeginning() throws(InterfaceFault) -> InterfaceElement? {
    let position = position
    try expect("<")
    let name = try readName()
    let attributes = try readAttributes()
    let isEmpty = skip("/>")
    if !isEmpty { try expect(">") }
    elementCount += 1
    if elementCount > Self.mostElements {
      throw fault(.tooManyElements(limit: Self.mostElements), at: position)
    }
    if open.count >= Self.deepest { throw fault(.tooDeep(limit: Self.deepest), at: position) }
    let element = InterfaceElement(name: name, attributes: attributes, position: position)
    if isEmpty { return close(element) }
    open.append(element)
    return nil
  }

  private mutating func readAttributes() throws(InterfaceFault) -> [InterfaceElement.Attribute] {
    var (attributes, names) = ([InterfaceElement.Attribute](), Set<String>())
    while true {
      skipSpace()
      guard offset < bytes.count, !has(">"), !has("/>") else { return attributes }
      let position = position
      let name = try readName()
      skipSpace()
      try expect("=")
      skipSpace()
      if !names.insert(name).inserted { throw fault(.repeatedAttribute(name), at: position) }
      attributes.append(.init(name: name, value: try readQuoted(), position: position))
    }
  }

  /// Adds a complete element to the one around it, or returns it.
  private mutating func close(_ element: InterfaceElement) -> InterfaceElement? {
    guard !open.isEmpty else { return element }
    open[open.count - 1].children.append(element)
    return nil
  }

  private mutating func append(_ text: String) {
    if !open.isEmpty { open[open.count - 1].text += text }
  }
}

extension MarkupReader {
  /// Reads up to the next `<`.
  private mutating func readText(isInside: Bool) throws(InterfaceFault) {
    if !isInside {
      skipSpace()
      guard offset == bytes.count || has("<") else { throw fault(.expected("'<'", found: found)) }
      return
    }
    append(try readCharacters(until: [UInt8(ascii: "<")]))
  }

  private mutating func readQuoted() throws(InterfaceFault) -> String {
    guard has("\"") || has("'") else { throw fault(.expected("a quotation mark", found: found)) }
    let quote = bytes[offset]
    offset += 1
    let value = try readCharacters(until: [quote, UInt8(ascii: "<")])
    guard offset < bytes.count, bytes[offset] == quote else {
      throw fault(.expected("a quotation mark", found: found))
    }
    offset += 1
    return value
  }

  /// Reads characters and references until one of some bytes, or to the end.
  private mutating func readCharacters(until ends: [UInt8]) throws(InterfaceFault) -> String {
    var (text, start) = ("", offset)
    while offset < bytes.count, !ends.contains(bytes[offset]) {
      guard bytes[offset] == UInt8(ascii: "&") else {
        offset += 1
        continue
      }
      text += String(decoding: bytes[start..<offset], as: UTF8.self)
      text.unicodeScalars.append(try readReference())
      start = offset
    }
    return text + String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  /// Reads a reference such as `&amp;` or `&#10;`.
  private mutating func readReference() throws(InterfaceFault) -> Unicode.Scalar {
    let position = position
    let rest = bytes[(offset + 1)...].prefix(12)
    guard let end = rest.firstIndex(of: UInt8(ascii: ";")) else {
      throw fault(.expected("a reference such as '&amp;'", found: "'&'"))
    }
    let name = String(decoding: bytes[offset + 1..<end], as: UTF8.self)
    offset = end + 1
    guard let scalar = Self.references[name] ?? Self.scalar(numbered: name) else {
      throw fault(.unknownReference(name), at: position)
    }
    return scalar
  }

  private static let references: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
  ]

  private static func scalar(numbered name: String) -> Unicode.Scalar? {
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let number = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap { $0 == 0 ? nil : Unicode.Scalar($0) }
  }

  private mutating func readName() throws(InterfaceFault) -> String {
    let start = offset
    while offset < bytes.count, Self.isOfName(bytes[offset]) { offset += 1 }
    guard offset > start else { throw fault(.expected("a name", found: found)) }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: ":"), 0x80...:
      true
    default: false
    }
  }
}

extension MarkupReader {
  private mutating func skipSpace() {
    while offset < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[offset]) { offset += 1 }
  }

  private func has(_ text: StaticString) -> Bool {
    guard offset + text.utf8CodeUnitCount <= bytes.count else { return false }
    return text.withUTF8Buffer { bytes[offset...].starts(with: $0) }
  }

  private mutating func skip(_ text: StaticString) -> Bool {
    guard has(text) else { return false }
    offset += text.utf8CodeUnitCount
    return true
  }

  private mutating func expect(_ text: StaticString) throws(InterfaceFault) {
    if !skip(text) { throw fault(.expected("'\(text)'", found: found)) }
  }

  private mutating func skipBeyond(_ end: StaticString) throws(InterfaceFault) {
    while offset < bytes.count {
      if skip(end) { return }
      offset += 1
    }
    throw fault(.expected("'\(end)'", found: "the end of the file"))
  }

  /// What is at the current position, for messages.
  private var found: String {
    guard offset < bytes.count else { return "the end of the file" }
    let character = String(decoding: bytes[offset...].prefix(4), as: UTF8.self).first
    return character.map { $0.isNewline ? "the end of the line" : "'\($0)'" } ?? "nothing"
  }

  private var position: InterfacePosition {
    var (low, high) = (0, lines.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lines[middle] <= offset { low = middle } else { high = middle }
    }
    return InterfacePosition(line: low + 1, column: offset - lines[low] + 1)
  }

  private func fault(
    _ problem: InterfaceFault.Problem, at position: InterfacePosition? = nil
  ) -> InterfaceFault {
    InterfaceFault(file: file, position: position ?? self.position, problem: problem)
  }
}
