/// What a connection makes of bytes that arrive in pieces.
package struct ReceivedFrames: Hashable, Sendable {
  /// How many complete messages arrived.
  package private(set) var count = 0
  /// Whether what followed is not a message.
  package private(set) var isGarbled = false

  /// Reads bytes as a connection does.
  ///
  /// - Parameters:
  ///   - bytes: All bytes that arrive.
  ///   - size: How many bytes arrive at a time.
  package init(_ bytes: [UInt8], inPiecesOf size: Int) {
    var reader = FrameReader()
    for start in stride(from: 0, to: bytes.count, by: size) where !isGarbled {
      reader.append(bytes[start..<min(start + size, bytes.count)])
      do {
        while try reader.next() != nil { count += 1 }
      } catch {
        isGarbled = true
      }
    }
  }
}
