import Testing

@testable import Workers

@Suite struct FrameTests {
  @Test(arguments: [1, 2, 3, 7, 1000])
  func `Messages arrive whole, however the bytes come`(size: Int) throws {
    let messages = [[], [1], [UInt8](repeating: 0xFF, count: 300), [0, 0, 0, 0]]
    let bytes = messages.flatMap(Frame.encode)
    var reader = FrameReader()
    var found: [[UInt8]] = []
    for start in stride(from: 0, to: bytes.count, by: size) {
      reader.append(bytes[start..<min(start + size, bytes.count)])
      while let message = try reader.next() { found.append(message) }
    }
    #expect(found == messages)
  }

  @Test func `A length that no message has is garbage`() {
    var reader = FrameReader()
    reader.append([0xFF, 0xFF, 0xFF, 0xFF])
    #expect(throws: FrameReader.Garbled.self) { try reader.next() }
  }
}
