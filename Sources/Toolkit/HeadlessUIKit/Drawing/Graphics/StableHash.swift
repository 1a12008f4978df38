import Foundation

extension Sequence<UInt8> {
  /// The 64-bit FNV-1a hash of the bytes in hexadecimal, the same in every process.
  package var stableHash: String {
    String(reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }, radix: 16)
  }
}

extension String {
  /// The 64-bit FNV-1a hash of the text's UTF-8 in hexadecimal, the same in every process.
  package var stableHash: String { utf8.stableHash }
}
