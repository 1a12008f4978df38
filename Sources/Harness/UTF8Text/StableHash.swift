/// A hash of bytes that is the same in every process, on every machine and in every version.
///
///     var hash = StableHash("ab")
///     hash.combine("c")
///     hash.value == StableHash("abc").value  // true
package struct StableHash {
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Makes the hash of an empty text.
  package init() {}

  package init(_ text: String) {
    combine(text)
  }

  /// Adds a text; adding its pieces one after another gives the same hash.
  package mutating func combine(_ text: String) {
    for byte in text.utf8 { state = (state ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }

  /// The 64-bit FNV-1a hash of all texts that were added. For similar texts, its last digits differ most.
  package var unmixed: UInt64 { state }

  /// The hash of all texts that were added, mixed so that all its bits differ for similar texts.
  package var value: UInt64 {
    let mixed = (state ^ state >> 33) &* 0xFF51_AFD7_ED55_8CCD
    return mixed ^ mixed >> 33
  }
}
