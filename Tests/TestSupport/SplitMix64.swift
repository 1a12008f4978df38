/// A small random number generator, so that a failing property test can be run again from its printed seed.
package struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) {
    state = seed
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// One of some values, which must not be empty.
  package mutating func oneOf<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &self)]
  }

  /// The seeds of a property test; a failing one is printed with the test's arguments.
  ///
  /// A quick run takes the first tenth of them, at least two, see ``Extent``.
  package static func seeds(_ count: UInt64) -> [UInt64] {
    Array(1...Extent.size(count, quick: max(2, (count + 9) / 10)))
  }
}
