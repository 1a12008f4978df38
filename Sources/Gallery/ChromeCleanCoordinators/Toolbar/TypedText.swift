import ChromeCleanModel
import Foundation

/// What a user types to go somewhere: an address, or words to search for.
struct TypedText {
  private let text: String
  private let searchEngine: SearchEngine

  init(_ text: String, searchEngine: SearchEngine) {
    self.text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    self.searchEngine = searchEngine
  }

  /// The address to load; `nil` if nothing was typed.
  var url: URL? {
    if text.isEmpty { return nil }
    return address ?? searchEngine.url(for: text)
  }

  /// What was typed, if it is an address; one without a scheme is taken for a secure one.
  private var address: URL? {
    guard !text.contains(where: \.isWhitespace) else { return nil }
    if text.contains("://") { return URL(string: text).flatMap { $0.scheme == nil ? nil : $0 } }
    return namesHost ? URL(string: "https://\(text)") : nil
  }

  /// Whether the text begins as an address does that has no scheme: with a host.
  private var namesHost: Bool {
    let host = text.prefix { !"/?#:".contains($0) }
    if host == "localhost" { return true }
    let labels = host.split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count > 1, !labels.contains(""), let last = labels.last else { return false }
    // A host is a name that ends with a domain of letters, or four bytes (IPv4).
    let isName = last.count > 1 && last.allSatisfy(\.isLetter)
    return isName || labels.count == 4 && labels.allSatisfy { UInt8($0) != nil }
  }
}
