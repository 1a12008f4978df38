import Platform

/// A text of bytes, split into lines. Each line ends with its newline, which the last one may lack.
///
///     let lines = TextLines(Array("a\nb".utf8))
///     lines.count  // 2
///     lines[0].elementsEqual("a\n".utf8)  // true
public struct TextLines: Hashable, Sendable {
  /// The whole text.
  public let bytes: [UInt8]
  /// The start of each line, and the end of the last.
  let starts: [Int]

  /// Splits a text of bytes after each newline (10); carriage returns stay in their lines.
  ///
  /// - Parameter bytes: The text, which need not be valid UTF-8.
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    // Assumes 32 bytes a line, so that the list rarely has to grow.
    starts.reserveCapacity(bytes.count / 32 + 2)
    bytes.withUnsafeBytes { buffer in
      guard let base = buffer.baseAddress else { return }
      var start = 0
      while start < buffer.count {
        if let newline = memchr(base + start, 10, buffer.count - start) {
          start = UnsafeRawPointer(newline) - base + 1
        } else {
          start = buffer.count
        }
        starts.append(start)
      }
    }
    self.starts = starts
  }

  /// The number of lines, which is 0 for an empty text.
  public var count: Int { starts.count - 1 }

  /// The bytes of a line, with its newline.
  ///
  /// - Parameter line: The index of the line, from 0 to ``count`` - 1; others trap.
  public subscript(line: Int) -> ArraySlice<UInt8> { bytes[starts[line]..<starts[line + 1]] }
}

/// Lines borrowed during a comparison: unlike an array's, they are read without checks in debug builds.
struct BorrowedLines {
  let bytes: UnsafeRawPointer
  let starts: UnsafePointer<Int>
  let count: Int

  func start(_ line: Int) -> UnsafeRawPointer { bytes + starts[line] }

  func length(_ line: Int) -> Int { starts[line + 1] - starts[line] }

  /// Whether a line has the same bytes as a line of another text.
  func isLine(_ line: Int, equalTo other: Int, of lines: BorrowedLines) -> Bool {
    let length = length(line)
    return length == lines.length(other) && memcmp(start(line), lines.start(other), length) == 0
  }
}

extension TextLines {
  /// Calls `body` with the lines; returns `nil` if there are no lines.
  func borrow<Result>(_ body: (BorrowedLines) -> Result) -> Result? {
    bytes.withUnsafeBytes { bytes in
      starts.withUnsafeBufferPointer { starts in
        guard count > 0, let base = bytes.baseAddress, let first = starts.baseAddress else {
          return nil
        }
        return body(BorrowedLines(bytes: base, starts: first, count: count))
      }
    }
  }
}
