/// Escapes the characters of a text that may not stand in a part of an address.
struct PercentEncoding {
  private let allowed: Set<UInt8>

  /// Lets ASCII letters, digits, and some more characters stand.
  private init(allowing others: String) {
    let letters = Array(UInt8(ascii: "a")...UInt8(ascii: "z")) + Array(UInt8(ascii: "A")...UInt8(ascii: "Z"))
    allowed = Set(letters + Array(UInt8(ascii: "0")...UInt8(ascii: "9")) + Array(others.utf8))
  }

  /// Lets stand what RFC 3986 calls unreserved, for the value of a query.
  static let query = PercentEncoding(allowing: "-._~")

  /// Lets stand whatever an address has, escapes among them.
  static let address = PercentEncoding(allowing: "-._~!*'();:@&=+$,/?#[]%")

  /// Writes every other byte of UTF-8 as `%` and two digits.
  func encode(_ text: String) -> String {
    text.utf8.reduce(into: "") { encoded, byte in
      encoded += allowed.contains(byte) ? String(UnicodeScalar(byte)) : Self.escape(byte)
    }
  }

  private static func escape(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return "%" + (digits.count == 1 ? "0" : "") + digits
  }
}
