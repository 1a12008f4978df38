/// Random numbers that are the same in every run, the SplitMix64 sequence of a seed:
///
///     var numbers = SeededRandomNumberGenerator(seed: 0)
///     numbers.next()  // 0xE220_A839_7B1D_CDAF
public struct SeededRandomNumberGenerator: RandomNumberGenerator, Hashable, Sendable {
  private var state: UInt64

  /// Starts the sequence of a seed.
  ///
  /// - Parameter seed: Any number; equal seeds have equal sequences.
  public init(seed: UInt64) {
    state = seed
  }

  /// Returns the next number of the sequence.
  public mutating func next() -> UInt64 {
    // The constants are those of SplitMix64's reference implementation.
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
