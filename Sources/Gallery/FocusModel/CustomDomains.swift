import Foundation

/// The domains that the user has added for completion, in the order in which they were added.
@MainActor
package final class CustomDomains {
  private let store: any PreferenceStore

  /// Creates a list of the domains in a store.
  package init(store: any PreferenceStore) {
    self.store = store
  }

  /// All domains, the oldest first.
  package var domains: [String] { store.stringArray(forKey: Self.key) ?? [] }

  /// Adds the domain of a typed address, without the scheme, `www.` and a slash at the end.
  ///
  /// - Throws: `invalidURL` if it has no dot, and `duplicateDomain` if the list contains it,
  ///   regardless of case.
  package func add(_ text: String) throws(CustomDomainError) {
    let domain = Self.domain(of: text)
    guard domain.contains(".") else { throw .invalidURL }
    guard !domains.contains(where: { $0.caseInsensitiveCompare(domain) == .orderedSame }) else {
      throw .duplicateDomain
    }
    store.set(domains + [domain], forKey: Self.key)
  }

  /// Removes the domain at an index.
  ///
  /// - Throws: `indexOutOfRange` if there is no such domain.
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

  /// The key of the domains in the store.
  static let key = "customDomains"
}

/// The reason why a domain is not added to the user's domains, or not removed from them.
package enum CustomDomainError: Error, Hashable, Sendable {
  /// The text has no dot.
  case invalidURL
  /// The user has added the domain before.
  case duplicateDomain
  /// There is no domain at the index.
  case indexOutOfRange
}
