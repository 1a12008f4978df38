import Foundation

extension URL {
  /// The address as WebKit spells it once it loads: scheme and host in small letters, without the scheme's usual port,
  /// and with a path; addresses that are not of the web stay as they are.
  ///
  ///     HTTP://Example.com:80?q=A   ->   http://example.com/?q=A
  var normalized: URL {
    guard var parts = URLComponents(url: self, resolvingAgainstBaseURL: true),
      let scheme = parts.scheme?.lowercased(), let port = Self.usualPorts[scheme],
      let host = parts.percentEncodedHost, !host.isEmpty
    else { return self }
    parts.scheme = scheme
    parts.percentEncodedHost = host.lowercased()
    if parts.port == port { parts.port = nil }
    if parts.percentEncodedPath.isEmpty { parts.percentEncodedPath = "/" }
    return parts.url ?? self
  }

  private static let usualPorts = ["http": 80, "https": 443]
}
