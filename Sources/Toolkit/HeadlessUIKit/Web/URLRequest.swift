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
