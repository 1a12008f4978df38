import Foundation

/// An address to load, and how to ask for it.
///
/// Foundation's own type is part of its networking, which the toolkit does without.
public struct URLRequest: Hashable, Sendable {
  public var url: URL?
  public var timeoutInterval: TimeInterval
  /// `GET` by default.
  public var httpMethod: String? = "GET"
  public var httpBody: Data?
  public var allHTTPHeaderFields: [String: String]?

  public init(url: URL, timeoutInterval: TimeInterval = 60) {
    self.url = url
    self.timeoutInterval = timeoutInterval
  }

  public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
    allHTTPHeaderFields = allHTTPHeaderFields ?? [:]
    allHTTPHeaderFields?[field] = value
  }

  public func value(forHTTPHeaderField field: String) -> String? { allHTTPHeaderFields?[field] }
}

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
