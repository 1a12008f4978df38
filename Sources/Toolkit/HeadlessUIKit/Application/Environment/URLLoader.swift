import Foundation

/// The network of an application: it reaches what is registered, and nothing else.
///
///     loader.register(url, URLRoute(data: cards, delay: 0.2))
///     loader.load(url) { result in ... }
///
/// Answers come on the run loop, which is busy with "loading <address>" until then. On a stage they
/// also answer the requests of Foundation's `URLSession`.
@preconcurrency @MainActor
public final class URLLoader {
  /// All requests in order, each as in `GET https://example.org/cards`.
  public internal(set) var requests: [String] = []
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

    /// Drops the answer, if it has not come yet; the completion is then never called.
    public func cancel() { runLoop.cancel(token) }
  }

  /// Sets the answer for an address from now on; it replaces an earlier one for the same method.
  public func register(_ url: URL, method: String = "GET", _ route: URLRoute) {
    routes[Self.line(method, url)] = route
  }

  /// Requests an address; one that is not registered fails with ``URLOfflineError``.
  ///
  /// - Parameters:
  ///   - url: The address, compared character by character with the registered ones.
  ///   - method: The HTTP method; `GET` by default.
  ///   - completion: Receives the answer after the route's delay.
  /// - Returns: The load, which can be canceled.
  @discardableResult
  public func load(
    _ url: URL, method: String = "GET",
    completion: @escaping @MainActor (Result<URLAnswer, any Error>) -> Void
  ) -> Task {
    let line = Self.line(method, url)
    requests.append(line)
    // The route at the time of the request counts, even if another one is registered before the
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
public struct URLRoute: Sendable {
  /// The answer, or the error that the request fails with.
  public var result: Result<URLAnswer, any Error>
  /// The virtual seconds until the answer comes.
  public var delay: TimeInterval

  /// Makes a route that answers with a status, headers and data; by default 200, without either, at
  /// once.
  public init(
    status: Int = 200, headers: [String: String] = [:], data: Data = Data(), delay: TimeInterval = 0
  ) {
    result = .success(URLAnswer(status: status, headers: headers, data: data))
    self.delay = delay
  }

  /// Makes a route that answers with the content of a file, by default with 200, without headers, at
  /// once.
  ///
  /// - Throws: Foundation's error if the file cannot be read.
  public init(
    contentsOf file: URL, status: Int = 200, headers: [String: String] = [:], delay: TimeInterval = 0
  ) throws {
    self.init(status: status, headers: headers, data: try Data(contentsOf: file), delay: delay)
  }

  /// Makes a route that fails with an error.
  public init(error: any Error, delay: TimeInterval = 0) {
    result = .failure(error)
    self.delay = delay
  }
}

/// An answer of the network.
public struct URLAnswer: Hashable, Sendable {
  /// The HTTP status, such as 200.
  public var status: Int
  /// The headers by their names, as they were registered.
  public var headers: [String: String]
  /// The body; empty if there is none.
  public var data: Data
}

/// The error of a request for an address that is not registered.
public struct URLOfflineError: Error, Hashable, Sendable, CustomStringConvertible, LocalizedError {
  /// The HTTP method of the request.
  public let method: String
  /// The address of the request.
  public let url: URL

  /// The error in words, with method and address.
  public var description: String { "the stage is offline: no route for \(method) \(url.absoluteString)" }
  /// The same words, for Foundation's `localizedDescription`.
  public var errorDescription: String? { description }
}
