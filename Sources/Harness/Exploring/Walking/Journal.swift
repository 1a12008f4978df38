import Foundation

/// The file in which a walk notes what it does and sees, inputs before they are performed, so that it is known after a
/// crash.
///
///     let journal = Journal(path: path)
///     journal.note(.input(input))
///     Journal.record(at: path).inputs  // the input
struct Journal {
  private let handle: FileHandle?

  /// Makes an empty file; without a path, nothing is kept.
  init(path: String?) {
    guard let path, FileManager.default.createFile(atPath: path, contents: nil) else {
      handle = nil
      return
    }
    handle = FileHandle(forWritingAtPath: path)
  }

  /// Adds a line.
  func note(_ event: WalkEvent) {
    guard let handle, let line = try? JSONEncoder().encode(event) else { return }
    try? handle.write(contentsOf: line + [UInt8(ascii: "\n")])
  }

  /// Reads what a walk did and saw; empty if the file cannot be read.
  static func record(at path: String) -> WalkRecord {
    var record = WalkRecord()
    let data = FileManager.default.contents(atPath: path) ?? Data()
    for line in data.split(separator: UInt8(ascii: "\n")) {
      if let event = try? JSONDecoder().decode(WalkEvent.self, from: line) { record.apply(event) }
    }
    return record
  }
}
