import Foundation
import Snapshotting
import UTF8Text

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension SnapshotStrategy where Value == URLRequest {
  /// A request as it is sent: method and address, sorted headers, and the body, in a `.txt` file.
  ///
  /// ```text
  /// POST https://shop.example/orders
  /// Accept: application/json
  /// Authorization: Bearer 42
  ///
  /// item=tea
  /// ```
  ///
  /// Invisible characters of the address and of headers are escaped. A body that is not UTF-8, or contains a
  /// zero, is Base64 after a line with its number of bytes. A body from a stream is not read, since it can be
  /// read only once; the text says that there is one.
  public static var raw: SnapshotStrategy { raw(pretty: false) }

  /// A request as ``raw``, with a body that is easier to read.
  ///
  /// - Parameter pretty: Whether a body of JSON gets a line for each value, and sorted keys. A body that is no
  ///   JSON is shown as it is.
  public static func raw(pretty: Bool) -> SnapshotStrategy {
    SnapshotStrategy(fileExtension: "txt") { request, buffer in
      let parts = RequestParts(request)
      buffer.append("\(parts.method) \(parts.url)".oneLine)
      buffer.append(literal: "\n")
      for header in parts.headers {
        buffer.append("\(header.name):\(header.value.isEmpty ? "" : " ")\(header.value)".oneLine)
        buffer.append(literal: "\n")
      }
      buffer.append(parts.body, isPretty: pretty)
    }
  }
}

extension UTF8Buffer {
  /// Appends a body after an empty line; nothing without a body.
  fileprivate func append(_ body: RequestParts.Body, isPretty: Bool) {
    switch body {
    case .none: break
    case .text(let text):
      let shown = isPretty ? (try? CanonicalJSON.text(of: text)) ?? text : text
      append("\n\(shown)\(shown.utf8.last == UInt8(ascii: "\n") ? "" : "\n")")
    case .bytes(let data):
      append("\n(\(data.count) byte\(data.count == 1 ? "" : "s") in Base64)\n\(data.base64EncodedString())\n")
    case .stream: append(literal: "\n(a body from a stream)\n")
    }
  }
}
