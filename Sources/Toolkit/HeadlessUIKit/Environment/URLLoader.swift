import Foundation

/// The network of a stage: it reaches what is registered, and nothing else.
///
///     loader.register(url, URLRoute(data: cards, delay: 0.2))
///     loader.load(url) { result in ... }
///
/// Answers come on the run loop, which is busy with "loading <address>" until then.
@MainActor
public final class URLLoader {
  /// What was asked for, in order, as `GET https://example.org/cards`.
  public private(set) var requests: [String] = []
  private var routes: [String: URLRoute] = [:]
  private let runLoop: VirtualRunLoop

  init(runLoop: VirtualRunLoop) {
    self.runLoop = runLoop
  }

  /// A load that is under way.
  @MainActor
  public struct Task {
    fileprivate let runLoop: VirtualRunLoop
    fileprivate let token: VirtualRunLoop.Token

    /// Drops the answer, if it has not come yet.
    public func cancel() { runLoop.cancel(token) }
  }

  /// Sets what an address answers from now on.
  public func register(_ url: URL, method: String = "GET", _ route: URLRoute) {
    routes[Self.line(method, url)] = route
  }

  /// Asks for an address; one that is not registered fails with ``URLOfflineError``.
  @discardableResult
  public func load(
    _ url: URL, method: String = "GET",
    completion: @escaping @MainActor (Result<URLAnswer, any Error>) -> Void
  ) -> Task {
    let line = Self.line(method, url)
    requests.append(line)
    let route = routes[line] ?? URLRoute(error: URLOfflineError(method: method, url: url))
    let name = "loading \(url.absoluteString)"
    let token = runLoop.schedule(
      after: route.delay, name: name, kind: .networkRequest(address: url.absoluteString), isTracked: true
    ) {
      completion(route.result)
    }
    return Task(runLoop: runLoop, token: token)
  }

  private static func line(_ method: String, _ url: URL) -> String { "\(method) \(url.absoluteString)" }
}

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
