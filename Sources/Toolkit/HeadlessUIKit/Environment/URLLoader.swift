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
