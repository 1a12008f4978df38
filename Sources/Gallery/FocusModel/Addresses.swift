import Foundation

extension URL {
  /// The address as the URL bar shows it: without a user name and password.
  package var displayText: String {
    guard var components = URLComponents(url: self, resolvingAgainstBaseURL: false) else {
      return absoluteString
    }
    components.user = nil
    components.password = nil
    return components.string ?? absoluteString
  }

  /// The address as the collapsed URL bar shows it: the host alone, or an empty string if there is
  /// no host.
  package var collapsedText: String { host(percentEncoded: false) ?? "" }

  /// Whether the address belongs to the web.
  package var isWebAddress: Bool { ["http", "https"].contains(scheme?.lowercased()) }

  /// Whether the page came over a protected connection.
  package var isSecure: Bool { scheme?.lowercased() == "https" }

  /// Whether this is `about:blank`, the page that a web view shows before any other.
  package var isBlankPage: Bool { absoluteString == "about:blank" }
}

extension URL {
  /// Creates an address from a text that the user typed; `nil` if the text is something to search
  /// for.
  ///
  /// An address has a dot and no space, and it must have a host. It keeps a lowercase `http://` or
  /// `https://`, and gets `http://` otherwise. Characters that are not allowed in an address are
  /// percent-escaped; existing escapes stay.
  package init?(typed text: String) {
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard trimmed.contains("."), !trimmed.contains(" ") else { return nil }
    let escaped = PercentEncoding.address.encode(trimmed)
    let hasScheme = escaped.hasPrefix("http://") || escaped.hasPrefix("https://")
    // Foundation must not encode what is escaped already.
    self.init(string: hasScheme ? escaped : "http://" + escaped, encodingInvalidCharacters: false)
    guard let host = host(percentEncoded: false), !host.isEmpty else { return nil }
  }
}

extension String {
  /// Returns the text with at most `limit` characters; the middle of a longer text is replaced by a
  /// leader: `"abcdefgh".truncatedInMiddle(to: 5)` is `ab…gh`.
  ///
  /// - Parameters:
  ///   - limit: The greatest length, with the leader. If an odd number of characters is kept, the
  ///     end keeps one more than the beginning.
  ///   - leader: The text that replaces the middle; an ellipsis by default.
  package func truncatedInMiddle(to limit: Int, leader: String = "…") -> String {
    guard count > limit else { return self }
    let kept = max(0, limit - leader.count)
    return prefix(kept / 2) + leader + suffix(kept - kept / 2)
  }
}

/// Escapes the characters of a text that are not allowed in a part of an address.
struct PercentEncoding {
  private let allowed: Set<UInt8>

  /// Allows ASCII letters, digits, and further characters.
  private init(allowing others: String) {
    let letters = Array(UInt8(ascii: "a")...UInt8(ascii: "z")) + Array(UInt8(ascii: "A")...UInt8(ascii: "Z"))
    allowed = Set(letters + Array(UInt8(ascii: "0")...UInt8(ascii: "9")) + Array(others.utf8))
  }

  /// Allows the unreserved characters of RFC 3986, for the value of a query.
  static let query = PercentEncoding(allowing: "-._~")

  /// Allows all characters of an address, escapes included.
  static let address = PercentEncoding(allowing: "-._~!*'();:@&=+$,/?#[]%")

  /// Returns the text with every byte of UTF-8 that is not allowed as `%` and two hexadecimal
  /// digits: `PercentEncoding.query.encode("a b&c")` is `a%20b%26c`.
  func encode(_ text: String) -> String {
    text.utf8.reduce(into: "") { encoded, byte in
      encoded += allowed.contains(byte) ? String(UnicodeScalar(byte)) : Self.escape(byte)
    }
  }

  private static func escape(_ byte: UInt8) -> String {
    // A byte below 16 has a single digit.
    let digits = String(byte, radix: 16, uppercase: true)
    return "%" + (digits.count == 1 ? "0" : "") + digits
  }
}
