import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What snapshots show of a request.
struct RequestParts {
  let method: String
  let url: String
  /// In the order of their names, in which case does not count.
  let headers: [(name: String, value: String)]
  let body: Body

  enum Body {
    case none
    case text(String)
    /// Bytes that are not UTF-8.
    case bytes(Data)
    /// A stream, which can be read only once, by what sends the request.
    case stream
  }

  init(_ request: URLRequest) {
    method = request.httpMethod ?? "GET"
    url = request.url?.absoluteString ?? ""
    headers = (request.allHTTPHeaderFields ?? [:]).map { (name: $0.key, value: $0.value) }
      .sorted { ($0.name.lowercased(), $0.name) < ($1.name.lowercased(), $1.name) }
    body = Body(request)
  }
}

extension RequestParts.Body {
  fileprivate init(_ request: URLRequest) {
    guard let data = request.httpBody else {
      self = request.httpBodyStream == nil ? .none : .stream
      return
    }
    // A text with a zero would end there for a shell, and hide the rest from a reader.
    if !data.contains(0), let text = String(bytes: data, encoding: .utf8) {
      self = text.isEmpty ? .none : .text(text)
    } else {
      self = .bytes(data)
    }
  }
}
