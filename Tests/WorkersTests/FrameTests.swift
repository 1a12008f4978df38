import Expectations
import Testing

@testable import Workers

@Suite struct FrameTests {
  @Test func `Messages arrive whole, however the bytes come`() {
    forEachRow([1, 2, 3, 7, 1000]) { size in
      let payloads = [[], [1], [UInt8](repeating: 0xFF, count: 300), [0, 0, 0, 0]]
      let messages = payloads.enumerated().map {
        Frame(number: .max - UInt64($0.offset), payload: $0.element)
      }
      let bytes = messages.flatMap(\.bytes)
      var reader = FrameReader()
      var found: [Frame] = []
      for start in stride(from: 0, to: bytes.count, by: size) {
        reader.append(bytes[start..<min(start + size, bytes.count)])
        while let message = try reader.next() { found.append(message) }
      }
      expectEqual(found, messages)
    }
  }

  @Test func `A wrong length or number is garbage before the rest of the message has come`() {
    // A length that no message has is garbage.
    do {
      var reader = FrameReader()
      reader.append([UInt8](repeating: 0xFF, count: Frame.headerLength))
      #expect(throws: FrameReader.Garbled.self) { try reader.next() }
    }
    // A message with another number is garbage before the rest of it has arrived.
    do {
      var reader = FrameReader()
      reader.append(Frame(number: 7, payload: [1, 2, 3]).bytes.prefix(Frame.headerLength))
      #expect(throws: FrameReader.Garbled.self) { try reader.next(numbered: 8) }
      #expect(throws: Never.self) { try reader.next(numbered: 7) }
    }
  }
}
