import Project

/// The order in which scenarios run and are reported.
package enum ExecutionOrder: Hashable, Sendable {
  /// The order of the use cases in the showcases, then of the configurations in the plans.
  case planned
  /// Sorted by the bytes of their names.
  case alphabetical
  /// Shuffled; the same seed gives the same order everywhere.
  case random(seed: UInt64)
}

extension ExecutionOrder {
  /// Whether the order is shuffled.
  var isRandom: Bool {
    if case .random = self { true } else { false }
  }

  /// Returns the scenarios in this order.
  func sorted(_ scenarios: [Scenario]) -> [Scenario] {
    switch self {
    case .planned: return scenarios
    case .alphabetical:
      let names = scenarios.map { "\($0.name)" }
      return names.indices.sorted { names[$0].utf8.lexicographicallyPrecedes(names[$1].utf8) }.map {
        scenarios[$0]
      }
    case .random(let seed):
      return Self.shuffled(scenarios, seed: seed)
    }
  }

  /// Fisher and Yates's shuffle, written out so that no version of the standard library changes
  /// what a seed means.
  private static func shuffled(_ scenarios: [Scenario], seed: UInt64) -> [Scenario] {
    var generator = SplitMix64(state: seed)
    var shuffled = scenarios
    for last in scenarios.indices.dropFirst().reversed() {
      shuffled.swapAt(last, Int(generator.next() % UInt64(last + 1)))
    }
    return shuffled
  }
}

/// A generator of random numbers that is the same everywhere (Steele, Lea and Flood 2014).
private struct SplitMix64 {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}
