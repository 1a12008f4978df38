import Foundation

/// An address to load, and how to request it.
///
/// Foundation's own type is a part of its networking, which the toolkit does not use.
public struct URLRequest: Hashable, Sendable {
  /// The address.
  public var url: URL?
  /// How many seconds an answer may take; stored only.
  public var timeoutInterval: TimeInterval
  /// The method of the request; `GET` by default.
  public var httpMethod: String? = "GET"
  /// The data that the request sends; stored only.
  public var httpBody: Data?
  /// The header fields by name; letter case matters, unlike in Foundation.
  public var allHTTPHeaderFields: [String: String]?

  /// Creates a `GET` request; the time limit is 60 seconds by default.
  public init(url: URL, timeoutInterval: TimeInterval = 60) {
    self.url = url
    self.timeoutInterval = timeoutInterval
  }

  /// Sets or removes the value of a header field.
  public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
    allHTTPHeaderFields = allHTTPHeaderFields ?? [:]
    allHTTPHeaderFields?[field] = value
  }

  /// Returns the value of a header field.
  public func value(forHTTPHeaderField field: String) -> String? { allHTTPHeaderFields?[field] }
}

extension URL {
  /// The address in WebKit's form: scheme and host in small letters, without the scheme's default
  /// port, and with a path. Addresses of other schemes stay as they are.
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
