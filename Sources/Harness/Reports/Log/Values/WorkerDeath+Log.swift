import Diagnostics
import Foundation
import TextFormats
import Workers

extension WorkerDeath.Cause: LogValue {
  private enum Kind: String, CaseIterable {
    case signal, exit, timeout, flood, closedConnection, garbledAnswer
  }

  private var kind: Kind {
    switch self {
    case .signal: .signal
    case .exit: .exit
    case .timeout: .timeout
    case .flood: .flood
    case .closedConnection: .closedConnection
    case .garbledAnswer: .garbledAnswer
    }
  }

  /// The signal, the status, or the time that was exceeded.
  private var value: (any LogValue)? {
    switch self {
    case .signal(let number), .exit(let number): number
    case .timeout(let duration): duration
    case .flood, .closedConnection, .garbledAnswer: nil
    }
  }

  var log: JSONValue { .object(["kind": kind.rawValue, "value": value]) }

  init(log: JSONValue) throws(Diagnostic) {
    let kind: Kind = try log.readWord("kind")
    switch kind {
    case .signal: self = .signal(try log.read("value"))
    case .exit: self = .exit(try log.read("value"))
    case .timeout: self = .timeout(try log.read("value"))
    case .flood: self = .flood
    case .closedConnection: self = .closedConnection
    case .garbledAnswer: self = .garbledAnswer
    }
  }
}

extension WorkerDeath: LogValue {
  var log: JSONValue {
    .object([
      "cause": cause, "earlierJobs": earlierJobs.unless(0), "output": output.unless(CapturedOutput()),
      "words": words.joined(separator: "\n").unless(""),
    ])
  }

  init(log: JSONValue) throws(Diagnostic) {
    self.init(
      cause: try log.read("cause"), output: try log.read("output", default: CapturedOutput()),
      earlierJobs: try log.read("earlierJobs", default: 0),
      words: try log.read("words", default: "").split(separator: "\n").map(String.init))
  }
}

extension CapturedOutput: LogValue {
  var log: JSONValue {
    .object([
      "count": count.unless(0), "end": LogBytes(end).unless(LogBytes([])),
      "head": LogBytes(head).unless(LogBytes([])),
    ])
  }

  init(log: JSONValue) throws(Diagnostic) {
    let (head, end): (LogBytes, LogBytes) =
      (try log.read("head", default: LogBytes([])), try log.read("end", default: LogBytes([])))
    let (count, keptCount) = (try log.read("count", default: 0), head.bytes.count + end.bytes.count)
    guard count >= keptCount else {
      throw Diagnostic(
        "found \(keptCount) bytes of output where \(count) were written", at: log.position,
        expected: "a 'count' of at least \(keptCount)")
    }
    self.init(head: head.bytes, end: end.bytes, count: count)
  }
}

/// Bytes, which are a string in a log if they are UTF-8.
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
