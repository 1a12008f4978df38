import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension URLSession {
  /// Returns a publisher of the data and the response of a URL.
  ///
  /// - Parameter url: The address to load, by a `GET` request.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// Returns a publisher of the data and the response of a request.
  ///
  /// - Parameter request: The request, made again for each subscriber.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  /// A publisher that makes a request for each subscriber, as soon as the subscriber requests a value.
  ///
  ///     import FoundationNetworking  // on Linux only
  ///     func names(at url: URL) -> AnyPublisher<[String], Never> {
  ///       URLSession.shared.dataTaskPublisher(for: url)
  ///         .map(\.data).decode(type: [String].self, decoder: JSONDecoder())
  ///         .replaceError(with: []).receive(on: DispatchQueue.main).eraseToAnyPublisher()
  ///     }
  public struct DataTaskPublisher: Publisher {
    /// The data, and the response with its status.
    public typealias Output = (data: Data, response: URLResponse)

    /// Why there is no response.
    public typealias Failure = URLError

    /// What is requested.
    public let request: URLRequest

    /// The session that makes the request.
    public let session: URLSession

    /// Creates a publisher of a request.
    ///
    /// - Parameters:
    ///   - request: The request, made again for each subscriber.
    ///   - session: The session that makes the request, such as `URLSession.shared`.
    public init(request: URLRequest, session: URLSession) {
      (self.request, self.session) = (request, session)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == URLError {
      subscriber.receive(
        subscription: DataTaskSubscription(request: request, session: session, to: subscriber))
    }
  }
}

/// A request for one subscriber.
private final class DataTaskSubscription: Subscription, Named, @unchecked Sendable {
  private typealias Downstream = any Subscriber<URLSession.DataTaskPublisher.Output, URLError>

  private struct State {
    var downstream: Downstream?
    var task: URLSessionDataTask?

    mutating func end() -> State {
      defer { self = State() }
      return self
    }
  }

  let name = "DataTaskPublisher"
  private let request: URLRequest
  private let session: URLSession
  private let state: Locked<State>

  init(
    request: URLRequest, session: URLSession,
    to downstream: any Subscriber<URLSession.DataTaskPublisher.Output, URLError>
  ) {
    (self.request, self.session) = (request, session)
    state = Locked(State(downstream: downstream))
  }

  func request(_ demand: Subscribers.Demand) {
    demand.requirePositive()
    guard state.withLock({ $0.task == nil && $0.downstream != nil }) else { return }
    let task = session.dataTask(with: request) { self.receive(data: $0, response: $1, error: $2) }
    state.withLock { $0.task = task }
    task.resume()
  }

  private func receive(data: Data?, response: URLResponse?, error: (any Error)?) {
    guard let downstream = state.withLock({ $0.end() }).downstream else { return }
    if let response, error == nil {
      _ = downstream.receive((data ?? Data(), response))
      downstream.receive(completion: .finished)
    } else {
      downstream.receive(completion: .failure(error as? URLError ?? URLError(.unknown)))
    }
  }

  func cancel() {
    state.withLock { $0.end() }.task?.cancel()
  }
}
