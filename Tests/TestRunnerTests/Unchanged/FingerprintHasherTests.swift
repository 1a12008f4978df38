import Expectations
import TestSupport
import Testing

@testable import TestRunner

@Suite struct FingerprintHasherTests {
  /// The key of SipHash's published vectors: the bytes 0, 1, 2 ... 15.
  private static let key: (UInt64, UInt64) = (0x0706_0504_0302_0100, 0x0F0E_0D0C_0B0A_0908)

  private func digits(_ bytes: [UInt8], in pieces: [Int] = []) -> String {
    var hasher = FingerprintHasher(key: Self.key)
    var rest = bytes[...]
    for count in pieces {
      Array(rest.prefix(count)).withUnsafeBytes { hasher.combine(bytes: $0) }
      rest = rest.dropFirst(count)
    }
    Array(rest).withUnsafeBytes { hasher.combine(bytes: $0) }
    return hasher.fingerprint.digits
  }

  @Test func `The hash is SipHash's, whatever the pieces, and neighbors do not run together`() {
    // The hash is SipHash's, by its authors' vectors.
    forEachRow([
      (0, "e6a825ba047f81a3930255c71472f66d"), (1, "44af996bd8c187da45fc229b11597634"),
      (15, "11a8b03399e99354d9c3cf970fec087e"), (63, "4a83502f77d150517cbd3f979a063e50"),
    ]) { count, expected in
      expectEqual(digits((0..<UInt8(count)).map(\.self)), expected)
    }
    // The pieces in which bytes arrive do not matter.
    forEachRow(SplitMix64.seeds(50)) { (seed: UInt64) in
      var random = SplitMix64(seed: seed)
      let bytes = (0..<Int.random(in: 0...80, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
      let pieces = (0..<5).map { _ in Int.random(in: 0...20, using: &random) }
      expectEqual(digits(bytes, in: pieces), digits(bytes), "seed \(seed)")
    }
    // Adjacent texts are not merged.
    func fingerprint(_ texts: String...) -> Fingerprint {
      var hasher = FingerprintHasher()
      for text in texts { hasher.combine(text) }
      return hasher.fingerprint
    }
    #expect(fingerprint("ab", "c") != fingerprint("a", "bc"))
    #expect(fingerprint("a", "") != fingerprint("a"))
    expectEqual(fingerprint("a", "b"), fingerprint("a", "b"))
  }
}
