import Expectations
import Testing
import UTF8Text

@Suite struct StableHashTests {
  /// Values that the authors of FNV list as test vectors of the 64-bit FNV-1a hash.
  @Test(
    arguments: [
      ("", 0xcbf2_9ce4_8422_2325), ("a", 0xaf63_dc4c_8601_ec8c), ("foobar", 0x8594_4171_f739_67e8),
    ] as [(String, UInt64)])
  func `the unmixed hash is FNV-1a`(text: String, hash: UInt64) {
    expectEqual(StableHash(text).unmixed, hash)
  }

  @Test func `pieces added one after another have the hash of the whole`() {
    var hash = StableHash("foo")
    hash.combine("bar")
    expectEqual(hash.value, StableHash("foobar").value)
  }
}
