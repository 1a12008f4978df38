/// Makes the fingerprint of bytes: SipHash-2-4 with 128 bits and a key of zeros (Aumasson and
/// Bernstein 2012).
///
/// It mixes well enough that two files do not have the same fingerprint by chance. It is no defense
/// against someone who searches for two that do, but that person could change the program as well.
///
///     var hasher = FingerprintHasher()
///     hasher.combine(Array("Snapshots/a.txt".utf8))
///     hasher.fingerprint.digits  // thirty-two hexadecimal digits
struct FingerprintHasher {
  private var v0: UInt64
  private var v1: UInt64
  private var v2: UInt64
  private var v3: UInt64
  /// The bytes that do not fill a word yet, the first one in the lowest bits.
  private var tail: UInt64 = 0
  private var count = 0

  init(key: (UInt64, UInt64) = (0, 0)) {
    // SipHash's constants are `somepseudorandomlygeneratedbytes` in ASCII; its variant with 128 bits
    // adds 0xEE, and 0xDD below.
    v0 = 0x736F_6D65_7073_6575 ^ key.0
    v1 = 0x646F_7261_6E64_6F6D ^ key.1 ^ 0xEE
    v2 = 0x6C79_6765_6E65_7261 ^ key.0
    v3 = 0x7465_6462_7974_6573 ^ key.1
  }

  /// Adds the next bytes; how they are split into pieces does not matter.
  mutating func combine(bytes: UnsafeRawBufferPointer) {
    var offset = 0
    while offset < bytes.count {
      if count % 8 == 0, offset + 8 <= bytes.count {
        take(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
        count += 8
        offset += 8
      } else {
        append(bytes[offset])
        offset += 1
      }
    }
  }

  var fingerprint: Fingerprint {
    var copy = self
    // The last word has the length in its highest byte.
    copy.take(tail | UInt64(count & 0xFF) << 56)
    copy.v2 ^= 0xEE
    for _ in 0..<4 { copy.round() }
    let first = copy.v0 ^ copy.v1 ^ copy.v2 ^ copy.v3
    copy.v1 ^= 0xDD
    for _ in 0..<4 { copy.round() }
    return Fingerprint(first: first, second: copy.v0 ^ copy.v1 ^ copy.v2 ^ copy.v3)
  }

  private mutating func append(_ byte: UInt8) {
    tail |= UInt64(byte) << UInt64(8 * (count % 8))
    count += 1
    guard count % 8 == 0 else { return }
    take(tail)
    tail = 0
  }

  private mutating func take(_ word: UInt64) {
    v3 ^= word
    round()
    round()
    v0 ^= word
  }

  private mutating func round() {
    v0 &+= v1
    v1 = v1.rotated(by: 13) ^ v0
    v0 = v0.rotated(by: 32)
    v2 &+= v3
    v3 = v3.rotated(by: 16) ^ v2
    v0 &+= v3
    v3 = v3.rotated(by: 21) ^ v0
    v2 &+= v1
    v1 = v1.rotated(by: 17) ^ v2
    v2 = v2.rotated(by: 32)
  }
}

extension FingerprintHasher {
  /// Adds a text or a file, preceded by its length, so that neighbors cannot run together.
  mutating func combine(_ bytes: [UInt8]) {
    combine(bytes.count)
    bytes.withUnsafeBytes { combine(bytes: $0) }
  }

  mutating func combine(_ text: String) {
    combine(Array(text.utf8))
  }

  mutating func combine(_ number: some FixedWidthInteger) {
    withUnsafeBytes(of: UInt64(truncatingIfNeeded: number).littleEndian) { combine(bytes: $0) }
  }
}

extension UInt64 {
  // A masked shift is one instruction; other shifts are calls in a debug build.
  @inline(__always)
  fileprivate func rotated(by count: UInt64) -> UInt64 { self &<< count | self &>> (64 - count) }
}
