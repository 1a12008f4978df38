import Foundation

/// A request for the content of an address.
///
/// Foundation's type is part of its networking, which the toolkit does not use.
///
///     var request = URLRequest(url: URL(string: "https://example.com/form")!)
///     request.httpMethod = "POST"
///     request.setValue("text/plain", forHTTPHeaderField: "Content-Type")
public struct URLRequest: Hashable, Sendable {
  /// The address.
  public var url: URL?
  /// The time limit in seconds. Stored only.
  public var timeoutInterval: TimeInterval
  /// The method of the request; `GET` by default.
  public var httpMethod: String? = "GET"
  /// The data to send. Stored only.
  public var httpBody: Data?
  /// The header fields by name; unlike in Foundation, names are case-sensitive.
  public var allHTTPHeaderFields: [String: String]?

  /// Creates a `GET` request; the time limit is in seconds.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - timeoutInterval: The time limit in seconds; 60 by default. Stored only.
  public init(url: URL, timeoutInterval: TimeInterval = 60) {
    (self.url, self.timeoutInterval) = (url, timeoutInterval)
  }

  /// Sets the value of a header field.
  ///
  /// - Parameters:
  ///   - value: The value; `nil` removes the field.
  ///   - field: The field's name, which is case-sensitive here.
  public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
    allHTTPHeaderFields = allHTTPHeaderFields ?? [:]
    allHTTPHeaderFields?[field] = value
  }

  /// Returns the value of a header field; `nil` if it is not set.
  ///
  /// - Parameter field: The field's name, which is case-sensitive here.
  public func value(forHTTPHeaderField field: String) -> String? { allHTTPHeaderFields?[field] }
}

extension URL {
  /// The address in WebKit's form: scheme and host in lowercase, without the scheme's default port,
  /// and with a path. Addresses with schemes other than `http` and `https` are unchanged.
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
