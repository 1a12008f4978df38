import Foundation

extension Sequence<UInt8> {
  /// A hash of the bytes by the method of Fowler, Noll and Vo with 64 bits, the same in each process.
  package var stableHash: String {
    String(reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }, radix: 16)
  }
}

extension String {
  /// A hash of the text's bytes, the same in each process.
  package var stableHash: String { utf8.stableHash }
}
