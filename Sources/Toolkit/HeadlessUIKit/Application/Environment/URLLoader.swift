import Foundation

/// The network of an application, which contains only registered addresses:
///
///     let loader = UIApplication.shared.environment.urlLoader
///     let url = URL(string: "https://example.org/cards")!
///     loader.register(url, URLRoute(data: Data("[]".utf8), delay: 0.2))
///     loader.load(url) { result in print((try? result.get())?.status ?? 0) }
///     UIApplication.shared.runLoop.drain()  // prints 200 after 0.2 virtual seconds
///
/// Answers arrive on the run loop, which is busy with "loading <address>" until then. On a stage,
/// the routes also answer requests of Foundation's `URLSession`.
@preconcurrency @MainActor
public final class URLLoader {
  /// All requests in order, such as `GET https://example.org/cards`.
  public internal(set) var requests: [String] = []
  /// The requests without a route that were answered as without a connection.
  package internal(set) var unansweredRequests: Set<String> = []
  private(set) var routes: [String: URLRoute] = [:]
  private let runLoop: VirtualRunLoop

  init(runLoop: VirtualRunLoop) {
    self.runLoop = runLoop
  }

  /// A load in progress.
  @preconcurrency @MainActor
  public struct Task {
    fileprivate let runLoop: VirtualRunLoop
    fileprivate let token: VirtualRunLoop.Token

    /// Cancels the load; if the answer has not arrived yet, the completion is never called.
    public func cancel() { runLoop.cancel(token) }
  }

  /// Registers the answer for an address; it replaces an earlier one for the same method.
  ///
  /// - Parameters:
  ///   - url: The address, compared character by character with those of requests.
  ///   - method: The HTTP method in capitals; `GET` by default.
  ///   - route: The answer to requests from now on.
  public func register(_ url: URL, method: String = "GET", _ route: URLRoute) {
    routes[Self.line(method, url)] = route
  }

  /// Requests an address; one that is not registered fails with ``URLOfflineError``.
  ///
  /// - Parameters:
  ///   - url: The address, compared character by character with the registered ones.
  ///   - method: The HTTP method; `GET` by default.
  ///   - completion: Called with the answer after the route's delay.
  /// - Returns: The load, which can be cancelled.
  @discardableResult
  public func load(
    _ url: URL, method: String = "GET",
    completion: @escaping @MainActor (Result<URLAnswer, any Error>) -> Void
  ) -> Task {
    let line = Self.line(method, url)
    requests.append(line)
    // The route at the time of the request applies, even if another one is registered before the
    // answer.
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

/// The network's answer for an address.
///
///     let route = URLRoute(status: 404, data: Data("not here".utf8), delay: 0.5)
///     let url = URL(string: "https://example.org/cards")!
///     UIApplication.shared.environment.urlLoader.register(url, route)
public struct URLRoute: Sendable {
  /// The answer, or the error with which the request fails.
  public var result: Result<URLAnswer, any Error>
  /// The virtual seconds until the answer arrives.
  public var delay: TimeInterval

  /// Creates a route that answers with a status, headers and data.
  ///
  /// - Parameters:
  ///   - status: The HTTP status; 200 by default.
  ///   - headers: The header fields; empty by default.
  ///   - data: The body; empty by default.
  ///   - delay: The virtual seconds until the answer; 0 by default.
  public init(
    status: Int = 200, headers: [String: String] = [:], data: Data = Data(), delay: TimeInterval = 0
  ) {
    result = .success(URLAnswer(status: status, headers: headers, data: data))
    self.delay = delay
  }

  /// Creates a route that answers with the content of a file, which is read immediately.
  ///
  /// - Parameters:
  ///   - file: The address of a file on the host.
  ///   - status: The HTTP status; 200 by default.
  ///   - headers: The header fields; empty by default.
  ///   - delay: The virtual seconds until the answer; 0 by default.
  /// - Throws: Foundation's error if the file cannot be read.
  public init(
    contentsOf file: URL, status: Int = 200, headers: [String: String] = [:], delay: TimeInterval = 0
  ) throws {
    self.init(status: status, headers: headers, data: try Data(contentsOf: file), delay: delay)
  }

  /// Creates a route that fails with an error.
  ///
  /// - Parameters:
  ///   - error: The error that the completion receives.
  ///   - delay: The virtual seconds until the failure; 0 by default.
  public init(error: any Error, delay: TimeInterval = 0) {
    result = .failure(error)
    self.delay = delay
  }
}

/// A network answer.
public struct URLAnswer: Hashable, Sendable {
  /// The HTTP status, such as 200.
  public var status: Int
  /// The header fields by name, as they were registered.
  public var headers: [String: String]
  /// The body; empty without content.
  public var data: Data
}

/// The error of a request for an address that is not registered.
public struct URLOfflineError: Error, Hashable, Sendable, CustomStringConvertible, LocalizedError {
  /// The HTTP method of the request.
  public let method: String
  /// The address of the request.
  public let url: URL

  /// The message, with the method and the address.
  public var description: String { "the stage is offline: no route for \(method) \(url.absoluteString)" }
  /// The same message, for Foundation's `localizedDescription`.
  public var errorDescription: String? { description }
}
