import Diagnostics
import TextFormats
import Workers

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
    self.init(head: head.bytes, end: end.bytes, count: try log.read("count", default: 0))
  }
}
