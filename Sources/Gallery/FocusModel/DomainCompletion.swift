import Foundation

/// Completes a typed text to a domain.
package struct DomainCompletion: Hashable, Sendable {
  /// The domains to try, in order.
  private let domains: [String]

  /// Creates a completion that tries domains in their order.
  package init(domains: [String]) {
    self.domains = domains
  }

  /// Creates a completion that tries the user's own domains first, then the well-known ones, if the
  /// settings enable them.
  @MainActor
  package init(settings: Settings, customDomains: CustomDomains) {
    let custom = settings[.enableCustomDomainAutocomplete] ? customDomains.domains : []
    domains = custom + (settings[.enableDomainAutocomplete] ? TopDomains.all : [])
  }

  /// Returns the whole address that begins with a typed text, with a slash at its end; `nil` if no
  /// domain matches.
  ///
  /// The text may begin at any part of a domain, including `www`, if there is a dot in the rest:
  /// `w` is completed to `www.google.com/`, but `com` is not completed to `com/`. Case is ignored.
  package func completion(of text: String) -> String? {
    guard !text.isEmpty else { return nil }
    return domains.lazy.compactMap { Self.completion(of: text, to: $0) }.first
  }

  private static func completion(of text: String, to domain: String) -> String? {
    // With a dot before each part, one search finds the text at the beginning of any part.
    let whole = ".www." + domain
    guard let found = whole.range(of: "." + text, options: [.caseInsensitive, .literal]) else { return nil }
    let address = whole[found.lowerBound...].dropFirst()
    return address.contains(".") ? address + "/" : nil
  }
}
