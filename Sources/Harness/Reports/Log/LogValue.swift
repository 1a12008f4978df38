import Diagnostics
import TextFormats

/// What stands in an event log as JSON, and is read from there as it was.
protocol LogValue {
  /// The value as JSON.
  var log: JSONValue { get }

  /// Reads what ``log`` gives; throws what was found, what was expected, and where.
  init(log: JSONValue) throws(Diagnostic)
}

extension String: LogValue {
  var log: JSONValue { JSONValue(.string(self)) }

  init(log: JSONValue) throws(Diagnostic) {
    self = try log.string
  }
}

extension Bool: LogValue {
  var log: JSONValue { JSONValue(.boolean(self)) }

  init(log: JSONValue) throws(Diagnostic) {
    self = try log.boolean
  }
}

extension Int: LogValue {
  var log: JSONValue { JSONValue(.number("\(self)")) }

  init(log: JSONValue) throws(Diagnostic) {
    self = try log.integer
  }
}

extension Int32: LogValue {
  var log: JSONValue { Int(self).log }

  init(log: JSONValue) throws(Diagnostic) {
    guard let number = Int32(exactly: try log.integer) else { throw log.unexpected("a number of 32 bits") }
    self = number
  }
}

extension Array: LogValue where Element: LogValue {
  var log: JSONValue { JSONValue(.array(map(\.log))) }

  init(log: JSONValue) throws(Diagnostic) {
    self = []
    for element in try log.elements { append(try Element(log: element)) }
  }
}
