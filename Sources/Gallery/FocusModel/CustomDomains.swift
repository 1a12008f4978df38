import Foundation

/// The user's own domains to complete, in the order of adding.
@MainActor
package final class CustomDomains {
  private let store: any PreferenceStore

  /// Reads and keeps domains.
  package init(store: any PreferenceStore) {
    self.store = store
  }

  /// All domains, the first that was added first.
  package var domains: [String] { store.stringArray(forKey: Self.key) ?? [] }

  /// Adds the domain of a typed address, without scheme, `www.` and slash at the end.
  package func add(_ text: String) throws(CustomDomainError) {
    let domain = Self.domain(of: text)
    guard domain.contains(".") else { throw .invalidURL }
    guard !domains.contains(where: { $0.caseInsensitiveCompare(domain) == .orderedSame }) else {
      throw .duplicateDomain
    }
    store.set(domains + [domain], forKey: Self.key)
  }

  /// Removes the domain at a place.
  package func remove(at index: Int) throws(CustomDomainError) {
    var domains = domains
    guard domains.indices.contains(index) else { throw .indexOutOfRange }
    domains.remove(at: index)
    store.set(domains, forKey: Self.key)
  }

  private static func domain(of text: String) -> String {
    var rest = text.drop { $0 == " " }
    for prefix in ["http://", "https://"] where rest.hasPrefix(prefix) { rest = rest.dropFirst(prefix.count) }
    if rest.hasPrefix("www.") { rest = rest.dropFirst(4) }
    return String(rest.hasSuffix("/") ? rest.dropLast() : rest)
  }

  /// Where the domains are stored.
  static let key = "customDomains"
}

/// Why a domain is not added to the user's own, or not removed from them.
package enum CustomDomainError: Error, Hashable, Sendable {
  /// It has no dot.
  case invalidURL
  /// The user has it already.
  case duplicateDomain
  /// There is no domain at the place.
  case indexOutOfRange
}
