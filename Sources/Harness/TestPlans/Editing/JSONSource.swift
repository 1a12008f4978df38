import Diagnostics
import TextFormats

/// The text of a JSON document, with the ranges of the values that were read from it.
struct JSONSource {
  private let bytes: [UInt8]
  /// Where each line begins.
  private let lineStarts: [Int]

  init(_ text: String) {
    let bytes = Array(text.utf8)
    self.bytes = bytes
    lineStarts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  subscript(range: some RangeExpression<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  func range(of value: JSONValue) -> Range<Int> {
    let start = offset(of: value.position)
    return start..<end(ofValueAt: start)
  }

  /// The range of a key and its value.
  func range(of member: JSONMember) -> Range<Int> {
    offset(of: member.position)..<range(of: member.value).upperBound
  }

  /// Returns the text between a key and its value.
  func separator(of member: JSONMember) -> String {
    self[end(ofValueAt: offset(of: member.position))..<offset(of: member.value.position)]
  }

  /// Returns the offset of a position, whose column counts scalars.
  private func offset(of position: SourcePosition) -> Int {
    var offset = lineStarts[position.line - 1]
    for _ in 1..<position.column {
      offset += 1
      // The bytes of a scalar after its first one begin with the bits 10.
      while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    }
    return offset
  }

  /// The end of a value; brackets in strings do not count.
  private func end(ofValueAt start: Int) -> Int {
    var depth = 0
    var offset = start
    repeat {
      switch bytes[offset] {
      case UInt8(ascii: "\""): offset = end(ofStringAt: offset)
      case UInt8(ascii: "{"), UInt8(ascii: "["): (depth, offset) = (depth + 1, offset + 1)
      case UInt8(ascii: "}"), UInt8(ascii: "]"): (depth, offset) = (depth - 1, offset + 1)
      default: offset = depth == 0 ? end(ofWordAt: offset) : offset + 1
      }
    } while depth > 0
    return offset
  }

  private func end(ofStringAt start: Int) -> Int {
    var offset = start + 1
    // A quote after a backslash does not end the string.
    while bytes[offset] != UInt8(ascii: "\"") { offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1 }
    return offset + 1
  }

  /// The end of a number or of a name such as `true`.
  private func end(ofWordAt start: Int) -> Int {
    bytes[start...].firstIndex { ",]} \t\r\n".utf8.contains($0) } ?? bytes.endIndex
  }
}
