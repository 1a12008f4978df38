import Foundation

extension URL {
  /// Makes the address that a typed text stands for; `nil` where the text is something to search for.
  ///
  /// An address has a dot and no space. It keeps `http://` or `https://`, in small letters, and gets `http://` otherwise;
  /// it must have a host. What an address may not have is percent-escaped, and what is escaped already stays as it is.
  public init?(typed text: String) {
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard trimmed.contains("."), !trimmed.contains(" ") else { return nil }
    let escaped = PercentEncoding.address.encode(trimmed)
    let hasScheme = escaped.hasPrefix("http://") || escaped.hasPrefix("https://")
    self.init(string: hasScheme ? escaped : "http://" + escaped, encodingInvalidCharacters: false)
    guard let host = host(percentEncoded: false), !host.isEmpty else { return nil }
  }
}
