extension HTTPRequest {
  /// Reads the first line of a request, such as `GET / HTTP/1.1`.
  ///
  /// - Parameter line: The bytes, without the end of the line.
  init(firstLine line: ArraySlice<UInt8>) throws(HTTPRefusal) {
    let words = line.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    guard words.count == 3, !words[0].isEmpty, words[0].allSatisfy(\.isTokenByte),
      words[1].first == UInt8(ascii: "/"), words[1].allSatisfy({ (0x21...0x7E).contains($0) }),
      words[2].text.hasPrefix("HTTP/")
    else { throw HTTPRefusal(.badRequest) }
    guard words[2].text == "HTTP/1.1" else { throw HTTPRefusal(.versionNotSupported) }
    self.init(words[0].text, words[1].text)
  }

  /// The length of the body that follows the fields.
  var bodyLength: Int {
    get throws(HTTPRefusal) {
      guard values(of: "Transfer-Encoding").isEmpty else { throw HTTPRefusal(.notImplemented) }
      let lengths = values(of: "Content-Length")
      guard let length = lengths.first else {
        guard method != "POST" else { throw HTTPRefusal(.lengthRequired) }
        return 0
      }
      guard lengths.count == 1, !length.isEmpty, length.utf8.allSatisfy({ (0x30...0x39).contains($0) })
      else { throw HTTPRefusal(.badRequest) }
      // A number that is too long to be read is too long for a body, too.
      return Int(length) ?? Int.max
    }
  }
}

extension HTTPField {
  /// Reads a field such as `Host: 127.0.0.1:49152`.
  ///
  /// - Parameter line: The bytes, without the end of the line.
  init(line: ArraySlice<UInt8>) throws(HTTPRefusal) {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex,
      line[..<colon].allSatisfy(\.isTokenByte)
    else { throw HTTPRefusal(.badRequest) }
    let isSpace = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    var value = line[(colon + 1)...].drop(while: isSpace)
    while value.last.map(isSpace) == true { value.removeLast() }
    guard value.allSatisfy({ (0x20...0x7E).contains($0) || $0 == UInt8(ascii: "\t") }) else {
      throw HTTPRefusal(.badRequest)
    }
    self.init(line[..<colon].text, value.text)
  }
}

/// Why bytes are not a request that the server takes.
struct HTTPRefusal: Error {
  let status: HTTPStatus

  init(_ status: HTTPStatus) { self.status = status }
}

extension ArraySlice<UInt8> {
  /// The bytes as text; they are ASCII, or the text is not one that is looked for.
  fileprivate var text: String { String(decoding: self, as: UTF8.self) }
}

extension UInt8 {
  /// Whether names and methods may have the byte, as RFC 9110 says.
  var isTokenByte: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"):
      true
    default: "!#$%&'*+-.^_`|~".utf8.contains(self)
    }
  }
}
