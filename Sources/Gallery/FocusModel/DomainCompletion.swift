import Foundation

/// Completes what the user types to a domain.
package struct DomainCompletion: Hashable, Sendable {
  /// The domains that are tried, in order.
  private let domains: [String]

  /// Tries domains in their order.
  package init(domains: [String]) {
    self.domains = domains
  }

  /// Tries the user's own domains first, then the well-known ones.
  @MainActor
  package init(settings: Settings, customDomains: CustomDomains) {
    let custom = settings[.enableCustomDomainAutocomplete] ? customDomains.domains : []
    domains = custom + (settings[.enableDomainAutocomplete] ? TopDomains.all : [])
  }

  /// The whole address, with a slash at its end, that a typed text begins; `nil` where there is none.
  ///
  /// A domain may be begun at any of its parts, `www` among them, as long as there is a dot in what follows: `w` is
  /// completed to `www.google.com/`, but `com` not to `com/`. Upper and lower case are the same.
  package func completion(of text: String) -> String? {
    guard !text.isEmpty else { return nil }
    return domains.lazy.compactMap { Self.completion(of: text, to: $0) }.first
  }

  private static func completion(of text: String, to domain: String) -> String? {
    let whole = ".www." + domain
    guard let found = whole.range(of: "." + text, options: [.caseInsensitive, .literal]) else { return nil }
    let address = whole[found.lowerBound...].dropFirst()
    return address.contains(".") ? address + "/" : nil
  }
}
