import UTF8Text

/// The order of what has no order of its own, such as the members of a set: by what is left after redaction.
///
/// The order of the texts themselves would differ from run to run where they are redacted because they do.
final class RedactedOrder: @unchecked Sendable {
  /// That of the snapshot that is being written; `nil` without rules, and for the order of the texts.
  @TaskLocal static var current: RedactedOrder?

  // Unchecked, since a snapshot is written by one thread.
  private let redactor: Redactor
  private let paths: PathRedactor

  init(_ redactor: Redactor, _ paths: PathRedactor) {
    (self.redactor, self.paths) = (redactor, paths)
  }

  /// Returns the position of a value in the rules' paths, to order what is inside; `nil` if no path leads
  /// there.
  static func cursor(at path: CodingPath) -> PathCursor? {
    guard let root = current?.paths.root(isFinal: false) else { return nil }
    return path.keys.reduce(root as PathCursor?) { $0?.advanced(by: RedactionPath.Step($1)) }
  }

  /// Returns a text without what the rules replace, and without numbers, which follow from the order.
  static func key(of text: UnsafeRawBufferPointer) -> [UInt8] {
    guard let current else { return Array(text) }
    let buffer = UTF8Buffer()
    var redactor = current.redactor
    redactor.isNumbering = false
    redactor.write(text, to: buffer)
    return buffer.withUnsafeBytes { Array($0) }
  }
}

extension RedactionPath.Step {
  init(_ key: any CodingKey) {
    // Keys of dictionaries may be numbers, too.
    self = key is ImpliedKey && key.intValue != nil ? .element(key.intValue) : .key(key.stringValue)
  }
}
