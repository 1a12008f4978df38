import Foundation

/// The file in which a walk notes its inputs before they are performed, so that they are known after a crash.
///
///     let journal = Journal(path: path)
///     journal.note(input, key: 7)
///     Journal.record(at: path).inputs  // the input
struct Journal {
  private let handle: FileHandle?

  /// A line of the file.
  private enum Entry: Codable {
    /// An input, and what was tried on which screen.
    case input(Input, key: UInt64)
    /// The last input was refused.
    case refusal
  }

  /// Makes an empty file; without a path, nothing is kept.
  init(path: String?) {
    guard let path, FileManager.default.createFile(atPath: path, contents: nil) else {
      handle = nil
      return
    }
    handle = FileHandle(forWritingAtPath: path)
  }

  func note(_ input: Input, key: UInt64) { write(.input(input, key: key)) }

  /// Notes that the last input is not part of the walk.
  func noteRefusal() { write(.refusal) }

  private func write(_ entry: Entry) {
    guard let handle, let line = try? JSONEncoder().encode(entry) else { return }
    try? handle.write(contentsOf: line + [UInt8(ascii: "\n")])
  }

  /// Reads what a walk did; empty if the file cannot be read.
  static func record(at path: String) -> WalkRecord {
    var record = WalkRecord()
    let data = FileManager.default.contents(atPath: path) ?? Data()
    for line in data.split(separator: UInt8(ascii: "\n")) {
      switch try? JSONDecoder().decode(Entry.self, from: line) {
      case .input(let input, let key)?:
        record.inputs.append(input)
        record.tried.insert(key)
      case .refusal?: _ = record.inputs.popLast()
      case nil: break
      }
    }
    return record
  }
}
