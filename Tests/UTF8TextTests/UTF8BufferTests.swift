import Expectations
import TestSupport
import Testing
import UTF8Text

@Suite struct UTF8BufferTests {
  @Test func `texts of every sort follow one another, and numbers are written in decimal digits`() {
    let buffer = UTF8Buffer(capacity: 0)
    buffer.append("größe ")
    buffer.append(literal: "“literal” ")
    buffer.append(UInt8(ascii: "x"))
    buffer.append(repeating: UInt8(ascii: "-"), count: 5)
    buffer.append(repeating: UInt8(ascii: "?"), count: 0)
    buffer.append("")
    Array("bytes".utf8).withUnsafeBytes(buffer.append(contentsOf:))
    [UInt8]().withUnsafeBytes(buffer.append(contentsOf:))
    expectEqual(buffer.string, "größe “literal” x-----bytes")
    expectEqual(buffer.count, "größe “literal” x-----bytes".utf8.count)

    forEachRow([
      0, 1, -1, 9, 10, 99, 100, 844, 12_345_678, 99_999_999, 100_000_000, -100_000_001, 900_000_000_000_007,
      -1_234_567_890, 10_000_000_000_000_000, .max, .min,
    ]) { number in
      let buffer = UTF8Buffer()
      buffer.append(number)
      expectEqual(buffer.string, String(number))
    }
  }

  @Test func `it equals its own bytes only`() {
    let buffer = UTF8Buffer()
    buffer.append("abc")
    func isEqual(to text: String) -> Bool { Array(text.utf8).withUnsafeBytes(buffer.isEqual(to:)) }
    #expect(isEqual(to: "abc"))
    #expect(!isEqual(to: "abd"))
    #expect(!isEqual(to: "ab"))
    #expect(!isEqual(to: "abcd"))
    #expect(!isEqual(to: ""))
    buffer.removeAll()
    #expect(isEqual(to: ""))
    #expect(buffer.isEqual(to: UnsafeRawBufferPointer(start: nil, count: 0)))
    #expect(!isEqual(to: "abc"))
  }

  @Test func `it is used again after it was emptied or shortened`() {
    forEachRow([true, false]) { keepingCapacity in
      let buffer = UTF8Buffer(capacity: 2)
      buffer.append("a long text to begin with, longer than sixteen bytes")
      buffer.truncate(to: 6)
      expectEqual(buffer[0], UInt8(ascii: "a"))
      expectEqual(buffer[5], UInt8(ascii: "g"))
      buffer.append("!")
      expectEqual(buffer.string, "a long!")
      buffer.removeAll(keepingCapacity: keepingCapacity)
      expectEqual(buffer.count, 0)
      expectEmpty(buffer.string)
      buffer.append("another text, which is longer than the first one was")
      expectEqual(buffer.string, "another text, which is longer than the first one was")
    }
  }

  @Test func `it holds what was appended, however it grew`() {
    forEachRow(SplitMix64.seeds(50)) { seed in
      var random = SplitMix64(seed: seed)
      let buffer = UTF8Buffer(capacity: Int.random(in: 0...64, using: &random))
      var text = ""
      for _ in 0..<100 {
        let piece = random.hostileString()
        buffer.append(piece)
        text += piece
      }
      expectTrue(Array(text.utf8).withUnsafeBytes(buffer.isEqual(to:)))
      expectTrue(buffer.string.isIdentical(to: text))
    }
  }
}
