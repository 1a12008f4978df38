/// A range of a font's file, whose numbers are read with their bounds checked.
///
///     let units = try head.uint16(at: 18, "number of units", in: 16...16384)
///
/// Offsets count from the start of the range.
struct FontTable {
  private let file: String
  /// The table's tag; `nil` for the head of the file.
  private let tag: String?
  private let bytes: [UInt8]
  private let start: Int
  let count: Int

  /// Creates the range of the whole file.
  init(of bytes: [UInt8], in file: String) {
    (self.file, self.bytes, tag, start, count) = (file, bytes, nil, 0, bytes.count)
  }

  private init(_ whole: FontTable, _ tag: String?, _ range: Range<Int>) {
    (file, bytes, self.tag) = (whole.file, whole.bytes, tag)
    (start, count) = (range.lowerBound, range.count)
  }

  /// Returns a part of this range.
  ///
  /// - Parameters:
  ///   - offset: Where it begins.
  ///   - length: Its number of bytes; all that follow by default.
  ///   - tag: The part's tag; this range's by default.
  func part(at offset: Int, length: Int? = nil, tag: String? = nil) throws(FontFileError) -> FontTable {
    guard offset <= count else { throw error(at: count, .isCutOff(needed: offset - count)) }
    let length = length ?? count - offset
    guard length <= count - offset else {
      throw FontTable(self, tag ?? self.tag, start..<start + count).error(
        at: count, .isCutOff(needed: length - (count - offset)))
    }
    return FontTable(self, tag ?? self.tag, start + offset..<start + offset + length)
  }

  /// Returns an error at an offset, or at the end if that is beyond it.
  func error(at offset: Int, _ problem: FontFileError.Problem) -> FontFileError {
    FontFileError(file: file, table: tag, offset: start + min(max(offset, 0), count), problem: problem)
  }
}

extension FontTable {
  func uint16(at offset: Int) throws(FontFileError) -> Int {
    let index = try index(of: 2, at: offset)
    return Int(bytes[index]) << 8 | Int(bytes[index + 1])
  }

  func int16(at offset: Int) throws(FontFileError) -> Int {
    Int(Int16(truncatingIfNeeded: try uint16(at: offset)))
  }

  func uint32(at offset: Int) throws(FontFileError) -> Int {
    let index = try index(of: 4, at: offset)
    return bytes[index..<index + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  /// Reads a number that must be in a range; `name` is for the error.
  func uint16(at offset: Int, _ name: String, in range: ClosedRange<Int>) throws(FontFileError) -> Int {
    try checked(try uint16(at: offset), at: offset, name, in: range)
  }

  /// Reads a number that must be in a range; `name` is for the error.
  func uint32(at offset: Int, _ name: String, in range: ClosedRange<Int>) throws(FontFileError) -> Int {
    try checked(try uint32(at: offset), at: offset, name, in: range)
  }

  /// Reads four characters of Latin-1.
  func tag(at offset: Int) throws(FontFileError) -> String {
    String(String.UnicodeScalarView(try bytes(at: offset, count: 4).map { Unicode.Scalar($0) }))
  }

  func bytes(at offset: Int, count length: Int) throws(FontFileError) -> ArraySlice<UInt8> {
    let index = try index(of: length, at: offset)
    return bytes[index..<index + length]
  }

  /// Returns a number, or throws if it is not in a range.
  func checked(
    _ number: Int, at offset: Int, _ name: String, in range: ClosedRange<Int>
  ) throws(FontFileError) -> Int {
    guard range.contains(number) else {
      throw error(at: offset, .number(name, found: number, expected: range))
    }
    return number
  }

  /// Returns where bytes are in the file, all of which are in this range.
  private func index(of length: Int, at offset: Int) throws(FontFileError) -> Int {
    guard offset <= count, length <= count - offset else {
      throw error(at: count, .isCutOff(needed: offset - count + length))
    }
    return start + offset
  }
}
