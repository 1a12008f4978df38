import Diagnostics
import Foundation

/// Reads a file line by line, with little memory for files of any length.
///
///     var lines = LineReader(LogFile("run.json", at: "/tmp/run.json"))
///     while let line = try lines.next() { print(lines.lineNumber, line) }
///
/// The file is open only while a piece of it is read, so there may be more readers than open files.
struct LineReader {
  let file: LogFile
  /// The number of the line that was read last.
  private(set) var lineNumber = 0
  private var piece: [UInt8] = []
  private var start = 0
  /// Where the next piece begins.
  private var offset: off_t = 0

  private static let pieceSize = 16 * 1024

  init(_ file: LogFile) {
    self.file = file
  }

  /// The next line without its line feed; `nil` if no line with a line feed is left.
  mutating func next() throws(Diagnostic) -> String? {
    var searched = start
    while true {
      if let end = piece.firstLineFeed(from: searched) {
        lineNumber += 1
        defer { start = end + 1 }
        return try text(of: piece[start..<end])
      }
      // A part that was searched has no line feed, so a long line is searched in linear time.
      searched = piece.count - start
      guard try readPiece() else { return nil }
    }
  }

  private func text(of bytes: ArraySlice<UInt8>) throws(Diagnostic) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Diagnostic(
        "the line is not UTF-8", file: file.name, at: SourcePosition(line: lineNumber, column: 1),
        expected: "a log as it was written")
    }
    return text
  }

  /// Appends the next bytes to those that are not used yet; returns `false` at the end of the file.
  private mutating func readPiece() throws(Diagnostic) -> Bool {
    piece.removeFirst(start)
    start = 0
    let kept = piece.count
    // Reading as much as is kept doubles the buffer, so a long line is moved only a few times.
    let size = max(Self.pieceSize, kept)
    let bytes = try Self.read(size, at: offset, of: file)
    piece.reserveCapacity(kept + bytes.count)
    piece += bytes
    offset += off_t(bytes.count)
    return !bytes.isEmpty
  }

  private static func read(_ size: Int, at offset: off_t, of file: LogFile) throws(Diagnostic) -> [UInt8] {
    let descriptor = open(file.path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw fault(of: file) }
    defer { close(descriptor) }
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, used in
      // A signal may interrupt the call.
      repeat { count = pread(descriptor, buffer.baseAddress, size, offset) } while count < 0 && errno == EINTR
      used = max(count, 0)
    }
    guard count >= 0 else { throw fault(of: file) }
    return bytes
  }

  private static func fault(of file: LogFile) -> Diagnostic {
    Diagnostic(
      "the log cannot be read: \(String(cString: strerror(errno)))", file: file.name,
      expected: "what 'run --report json=FILE' wrote")
  }
}

extension [UInt8] {
  /// Returns the index of the first line feed from an index on.
  fileprivate func firstLineFeed(from start: Int) -> Int? {
    withUnsafeBytes { bytes in
      guard start < bytes.count, let first = bytes.baseAddress,
        let found = memchr(first + start, 0x0A, bytes.count - start)
      else { return nil }
      return UnsafeRawPointer(found) - first
    }
  }
}
