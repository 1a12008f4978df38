import Foundation
import VirtualTime

extension URLLoader {
  /// Returns the answer to a request of Foundation's `URLSession`; `nil` for one without a route.
  package func answer(_ request: NetworkRequest) -> NetworkAnswer? {
    requests.append(request.words)
    return routes[request.words].map { NetworkAnswer($0.content, after: $0.delay) }
  }
}

extension URLRoute {
  /// The answer as it comes through Foundation's networking, which makes its errors of a few
  /// reasons.
  fileprivate var content: Result<NetworkAnswer.Content, NetworkAnswer.Failure> {
    switch result {
    case .success(let answer): .success(NetworkAnswer.Content(answer))
    case .failure(let error): .failure(NetworkAnswer.Failure(error))
    }
  }
}

extension NetworkAnswer.Content {
  /// Headers are in the order of their names, as a dictionary has none; the length is what a server
  /// says of it.
  fileprivate init(_ answer: URLAnswer) {
    var headers = answer.headers.sorted { $0.key < $1.key }.map { (name: $0.key, value: $0.value) }
    if !headers.contains(where: { $0.name.lowercased() == "content-length" }) {
      headers.append((name: "Content-Length", value: "\(answer.data.count)"))
    }
    self.init(status: answer.status, headers: headers, body: Array(answer.data))
  }
}

extension NetworkAnswer.Failure {
  /// Makes the nearest reason that Foundation has on Linux; `noConnection` for all others.
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
