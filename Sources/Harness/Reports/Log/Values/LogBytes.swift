import Diagnostics
import Foundation
import TextFormats

/// Bytes, which stand in a log as a string where they are UTF-8.
struct LogBytes: LogValue, Hashable {
  var bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  var log: JSONValue {
    String(validating: bytes, as: UTF8.self)?.log ?? .object(["base64": Data(bytes).base64EncodedString()])
  }

  init(log: JSONValue) throws(Diagnostic) {
    if case .string(let text) = log.content {
      bytes = Array(text.utf8)
    } else {
      let text: String = try log.read("base64")
      guard let data = Data(base64Encoded: text) else { throw log.unexpected("bytes in base 64") }
      bytes = Array(data)
    }
  }
}
