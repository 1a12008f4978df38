import Diagnostics
import Foundation
import Snapshotting
import UTF8Text

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension SnapshotStrategy where Value == URLRequest {
  /// A request as a command that sends it, in a `.txt` file.
  ///
  /// ```text
  /// curl \
  ///   --request POST \
  ///   --header 'Accept: application/json' \
  ///   --data-raw 'item=tea' \
  ///   'https://shop.example/orders'
  /// ```
  ///
  /// Headers are sorted. All but the request itself is left out, such as the cookies of a session. A body that
  /// is not UTF-8 is Base64, which the command decodes; of a body from a stream, which can be read only
  /// once, the command reads the standard input.
  public static var curl: SnapshotStrategy {
    SnapshotStrategy(fileExtension: "txt") { request, buffer in
      let parts = RequestParts(request)
      if case .bytes(let data) = parts.body {
        buffer.append("echo \(data.base64EncodedString().shellQuoted) | base64 --decode | ")
      }
      let lines = ["curl"] + parts.options + [parts.url.shellQuoted]
      buffer.append(lines.joined(separator: " \\\n  "))
      buffer.append(literal: "\n")
    }
  }
}

extension RequestParts {
  /// The options of the command, each with its value.
  fileprivate var options: [String] {
    [methodOption].compactMap(\.self) + headers.map { "--header \(curlHeader($0).shellQuoted)" }
      + [dataOption].compactMap(\.self)
  }

  private var hasBody: Bool {
    if case .none = body { false } else { true }
  }

  /// `nil` if it is what the command does anyway.
  private var methodOption: String? {
    switch method {
    case "GET" where !hasBody: nil
    case "HEAD" where !hasBody: "--head"
    default: "--request \(method.shellWord)"
    }
  }

  private var dataOption: String? {
    switch body {
    case .none: nil
    case .text(let text): "--data-raw \(text.shellQuoted)"
    case .bytes, .stream: "--data-binary @-"
    }
  }
}

/// Returns a header as the command expects it: one without a value ends with a semicolon.
private func curlHeader(_ header: (name: String, value: String)) -> String {
  header.value.isEmpty ? "\(header.name);" : "\(header.name): \(header.value)"
}
