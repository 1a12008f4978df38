/// A difference of bytes as a message shows it: the rows around the first byte that differs, in hexadecimal.
///
///     3 bytes differ, the first at offset 17 (0x11)
struct ByteDifference {
  let heading: String
  let body: String

  private static let rowLength = 16
  /// The rows that are shown at the start of a golden that is missing.
  private static let shownRows = 8

  /// - Parameter golden: `nil` without one.
  init(from golden: [UInt8]?, to new: [UInt8]) {
    guard let golden else {
      heading = "The snapshot has no golden."
      let rows = min(Self.shownRows, (new.count + Self.rowLength - 1) / Self.rowLength)
      let rest = max(new.count - rows * Self.rowLength, 0)
      body =
        "\n--- golden\n+++ new, \(new.bytesText)\n"
        + (0..<rows).map { Self.row($0, of: new, sign: "+") }.joined()
        + (rest > 0 ? "+... \(rest) more bytes\n" : "")
      return
    }
    let count = golden.countOfDifferences(from: new)
    let first = zip(golden, new).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    let offset = first ?? min(golden.count, new.count)
    let hexadecimal = String(offset, radix: 16, uppercase: true)
    heading =
      "The snapshot differs from its golden: \(count) byte\(count == 1 ? " differs" : "s differ"), "
      + "the first at offset \(offset) (0x\(hexadecimal))."
    body =
      "\n--- golden, \(golden.bytesText)\n+++ new, \(new.bytesText)\n"
      + Self.rows(around: offset / Self.rowLength, golden, new)
  }

  private static func rows(around row: Int, _ golden: [UInt8], _ new: [UInt8]) -> String {
    (max(row - 1, 0)...row + 1).map { row in
      let (old, new) = (self.row(row, of: golden, sign: "-"), self.row(row, of: new, sign: "+"))
      return old.dropFirst() == new.dropFirst() ? " \(old.dropFirst())" : old + new
    }.joined()
  }

  /// Returns `+00000010  68 69 0a  |hi.|` with a line feed; nothing if the bytes end before the row.
  private static func row(_ row: Int, of bytes: [UInt8], sign: String) -> String {
    let start = row * rowLength
    guard start < bytes.count else { return "" }
    let shown = bytes[start..<min(start + rowLength, bytes.count)]
    let digits = shown.map { $0.hexadecimal(ofDigits: 2) }.joined(separator: " ")
    let gap = String(repeating: " ", count: rowLength * 3 - digits.utf8.count)
    let text = shown.map { (0x20...0x7E).contains($0) ? String(Unicode.Scalar($0)) : "." }.joined()
    return "\(sign)\(start.hexadecimal(ofDigits: 8))  \(digits)\(gap) |\(text)|\n"
  }
}

extension [UInt8] {
  fileprivate var bytesText: String { "\(count) byte\(count == 1 ? "" : "s")" }

  /// Returns the number of positions at which the bytes differ, or one of the two has a byte.
  fileprivate func countOfDifferences(from other: [UInt8]) -> Int {
    withUnsafeBufferPointer { bytes in
      other.withUnsafeBufferPointer { other in
        let common = Swift.min(bytes.count, other.count)
        var count = Swift.max(bytes.count, other.count) - common
        for index in 0..<common where bytes[index] != other[index] { count += 1 }
        return count
      }
    }
  }
}

extension BinaryInteger {
  fileprivate func hexadecimal(ofDigits count: Int) -> String {
    let digits = String(self, radix: 16, uppercase: true)
    return String(repeating: "0", count: Swift.max(0, count - digits.utf8.count)) + digits
  }
}
