import Foundation

extension URL {
  /// The address as the URL bar shows it: without the user's name and password.
  package var displayText: String {
    guard var components = URLComponents(url: self, resolvingAgainstBaseURL: false) else {
      return absoluteString
    }
    components.user = nil
    components.password = nil
    return components.string ?? absoluteString
  }

  /// The address as the collapsed URL bar shows it: the host alone, and nothing where there is none.
  package var collapsedText: String { host(percentEncoded: false) ?? "" }

  /// Whether the address belongs to the web.
  package var isWebAddress: Bool { ["http", "https"].contains(scheme?.lowercased()) }

  /// Whether the page came over a protected connection.
  package var isSecure: Bool { scheme?.lowercased() == "https" }

  /// Whether this is the page that a web view shows before any other.
  package var isBlankPage: Bool { absoluteString == "about:blank" }
}

extension URL {
  /// Makes the address that a typed text stands for; `nil` where the text is something to search for.
  ///
  /// An address has a dot and no space. It keeps `http://` or `https://`, in small letters, and gets `http://` otherwise;
  /// it must have a host. What an address may not have is percent-escaped, and what is escaped already stays as it is.
  package init?(typed text: String) {
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard trimmed.contains("."), !trimmed.contains(" ") else { return nil }
    let escaped = PercentEncoding.address.encode(trimmed)
    let hasScheme = escaped.hasPrefix("http://") || escaped.hasPrefix("https://")
    self.init(string: hasScheme ? escaped : "http://" + escaped, encodingInvalidCharacters: false)
    guard let host = host(percentEncoded: false), !host.isEmpty else { return nil }
  }
}

extension String {
  /// The text in at most so many characters: what is too long loses its middle to a leader, which counts.
  ///
  /// The end keeps one character more than the beginning where they cannot be equal.
  package func truncatedInMiddle(to limit: Int, leader: String = "…") -> String {
    guard count > limit else { return self }
    let kept = max(0, limit - leader.count)
    return prefix(kept / 2) + leader + suffix(kept - kept / 2)
  }
}

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
