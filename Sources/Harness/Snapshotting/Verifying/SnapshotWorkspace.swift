import Diagnostics
import GoldenFiles
import TextFormats

/// The memory of one assertion at a time.
///
/// It is taken out of the session for each assertion and put back after it, so no two threads ever share it.
final class SnapshotWorkspace: @unchecked Sendable {
  /// The value's text.
  let text = UTF8Buffer()
  /// The path of the golden.
  let path = UTF8Buffer(capacity: 256)
  let reader = GoldenReader()
  /// It reads what is kept, since a reader that stays in one folder is quicker.
  lazy var valueReader = GoldenReader()
  /// The test that asserted last, since mostly it is the one that asserts next.
  private var last: (key: TestKey, test: SnapshotTest)?

  func test(_ key: TestKey, orElse find: () throws -> SnapshotTest) rethrows -> SnapshotTest {
    if let last, last.key == key { return last.test }
    let test = try find()
    last = (key, test)
    return test
  }

  /// Forgets the text and the path; memory for an uncommonly long text is given back.
  func removeAll() {
    text.removeAll(keepingCapacity: text.count <= 1 << 20)
    path.removeAll()
  }

  /// How the text compares with the golden.
  func comparison(in goldens: GoldenFolder) throws(Diagnostic) -> GoldenComparison {
    try text.withUnsafeBytes { text throws(Diagnostic) in
      try path.withUnsafeBytes { path throws(Diagnostic) in
        try goldens.compare(text, atPath: path, using: reader)
      }
    }
  }

  /// Replaces what the rules find in the text.
  ///
  /// - Returns: The rules that replaced nothing.
  func redact(by rules: [Redaction]) throws(Diagnostic) -> [Redaction] {
    var redactor = try Redactor(rules)
    let original = text.withUnsafeBytes { [UInt8]($0) }
    text.removeAll()
    original.withUnsafeBytes { redactor.write($0, to: text) }
    return redactor.unused
  }
}

/// A snapshot whose text is written.
struct WrittenSnapshot {
  let test: SnapshotTest
  let place: SnapshotPlace
  let isNamed: Bool
  let path: GoldenPath
  /// What tells the golden from all others of the run.
  let key: Int
}
