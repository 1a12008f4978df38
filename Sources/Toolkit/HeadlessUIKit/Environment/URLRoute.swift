import Foundation

/// What the network of a stage answers for an address.
public struct URLRoute: Sendable {
  /// What comes back.
  public var result: Result<URLAnswer, any Error>
  /// The virtual seconds until then.
  public var delay: TimeInterval

  /// Answers with a status, headers and data; by default 200, none and nothing, at once.
  public init(
    status: Int = 200, headers: [String: String] = [:], data: Data = Data(), delay: TimeInterval = 0
  ) {
    result = .success(URLAnswer(status: status, headers: headers, data: data))
    self.delay = delay
  }

  /// Fails with an error.
  public init(error: any Error, delay: TimeInterval = 0) {
    result = .failure(error)
    self.delay = delay
  }
}

/// An answer of the network.
public struct URLAnswer: Hashable, Sendable {
  public var status: Int
  public var headers: [String: String]
  public var data: Data
}

/// An address that nothing is registered for.
public struct URLOfflineError: Error, Hashable, Sendable, CustomStringConvertible, LocalizedError {
  public let method: String
  public let url: URL

  public var description: String { "the stage is offline: no route for \(method) \(url.absoluteString)" }
  public var errorDescription: String? { description }
}
