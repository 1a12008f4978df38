import Foundation
import VirtualTime

extension URLLoader {
  /// Returns the answer to a request of Foundation's `URLSession`; `nil` without a route.
  ///
  /// - Parameter isOffline: Whether a request without a route is answered as without a connection, half a
  ///   second later, and noted; `false` by default.
  package func answer(_ request: NetworkRequest, isOffline: Bool = false) -> NetworkAnswer? {
    requests.append(request.words)
    if let route = routes[request.words] { return NetworkAnswer(route.content, after: route.delay) }
    guard isOffline else { return nil }
    unansweredRequests.insert(request.words)
    return NetworkAnswer(.failure(.noConnection), after: 0.5)
  }
}

extension URLRoute {
  /// The answer for Foundation's networking, which distinguishes only a few errors.
  fileprivate var content: Result<NetworkAnswer.Content, NetworkAnswer.Failure> {
    switch result {
    case .success(let answer): .success(NetworkAnswer.Content(answer))
    case .failure(let error): .failure(NetworkAnswer.Failure(error))
    }
  }
}

extension NetworkAnswer.Content {
  /// Sorts headers by name, since a dictionary is unordered, and adds the content's length as a
  /// server does.
  fileprivate init(_ answer: URLAnswer) {
    var headers = answer.headers.sorted { $0.key < $1.key }.map { (name: $0.key, value: $0.value) }
    if !headers.contains(where: { $0.name.lowercased() == "content-length" }) {
      headers.append((name: "Content-Length", value: "\(answer.data.count)"))
    }
    self.init(status: answer.status, headers: headers, body: Array(answer.data))
  }
}

extension NetworkAnswer.Failure {
  /// The closest reason that Foundation has on Linux; `noConnection` for all others.
  fileprivate init(_ error: any Error) {
    switch (error as? URLError)?.code {
    case .cannotFindHost?, .dnsLookupFailed?: self = .unknownHost
    case .timedOut?: self = .timeout
    case .networkConnectionLost?: self = .lostConnection
    case .badServerResponse?: self = .badResponse
    default: self = .noConnection
    }
  }
}
