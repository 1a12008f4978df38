import Diagnostics
import TextFormats
import UTF8Text

/// A value that an event log has as JSON, which reads back to an equal value.
protocol LogValue {
  /// The value as JSON.
  var log: JSONValue { get }

  /// Reads ``log``; throws what was found, what was expected, and where.
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

/// A count: not negative, and small enough that sums of counts do not overflow.
extension Int: LogValue {
  /// The greatest number in a log.
  static let greatestInLog = 1_000_000_000_000

  var log: JSONValue { JSONValue(.number("\(self)")) }

  init(log: JSONValue) throws(Diagnostic) {
    self = try log.number(from: 0)
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

extension JSONValue {
  /// An object with sorted keys, which are plain words; members without a value are left out.
  static func object(_ members: KeyValuePairs<String, (any LogValue)?>) -> JSONValue {
    let present = members.compactMap { key, value in value.map { JSONMember(key, $0.log) } }
    return JSONValue(.object(present.sorted { $0.key < $1.key }))
  }

  /// The value of a key.
  func read<Value: LogValue>(_ key: String) throws(Diagnostic) -> Value {
    try Value(log: try member(key))
  }

  /// The value of a key, or a default if there is no such key.
  func read<Value: LogValue>(_ key: String, default value: Value) throws(Diagnostic) -> Value {
    try readIfPresent(key) ?? value
  }

  /// The value of a key; `nil` if there is no such key.
  func readIfPresent<Value: LogValue>(_ key: String) throws(Diagnostic) -> Value? {
    guard let value = self[key] else { return nil }
    return try Value(log: value)
  }

  /// The number of a key that counts from 1, as for a line or a step.
  func readOrdinal(_ key: String) throws(Diagnostic) -> Int {
    try member(key).number(from: 1)
  }

  /// The whole number, which has to be at least as great as `least`.
  fileprivate func number(from least: Int) throws(Diagnostic) -> Int {
    guard case .number(let spelling) = content else { throw unexpected("a whole number") }
    let range = least...Int.greatestInLog
    guard let number = try? integer, range.contains(number) else {
      throw Diagnostic(
        "found the number \(spelling)", at: position,
        expected: "a whole number from \(least) to \(range.upperBound)")
    }
    return number
  }

  /// The word of a key, which has to be one of several.
  func readWord<Word: RawRepresentable & CaseIterable>(
    _ key: String
  ) throws(Diagnostic) -> Word where Word.RawValue == String {
    let value = try member(key)
    let text = try value.string
    guard let word = Word(rawValue: text) else {
      let words = Word.allCases.map(\.rawValue)
      throw Diagnostic(
        "'\(text)' is not known here", at: value.position,
        expected: oneOf(words), nearest: nearestName(to: text, in: words))
    }
    return word
  }
}

extension LogValue where Self: Equatable {
  /// The value; `nil` if it is the default, which is left out.
  func unless(_ meant: Self) -> Self? {
    self == meant ? nil : self
  }
}

extension UTF8Buffer {
  /// Appends a value on one line.
  ///
  /// Values of a log are only a few levels deep, so this may be recursive.
  func append(_ value: JSONValue) {
    switch value.content {
    case .null: append(literal: "null")
    case .boolean(let value): append(value ? "true" : "false")
    case .number(let spelling): append(spelling)
    case .string(let string): append(jsonQuoted: string)
    case .array(let elements):
      append(literal: "[")
      append(elements, separatedBy: ",") { append($0) }
      append(literal: "]")
    case .object(let members):
      append(literal: "{")
      append(members, separatedBy: ",") { member in
        append(jsonQuoted: member.key)
        append(literal: ":")
        append(member.value)
      }
      append(literal: "}")
    }
  }
}
