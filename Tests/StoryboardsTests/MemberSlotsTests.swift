import Expectations
import TestSupport
import Testing

@testable import Storyboards

@Suite struct MemberSlotsTests {
  /// Members that are close to each other, far apart, and first close and then far apart.
  @Test(arguments: [1...300, 1...1_000_000_000, 1...5000])
  func `slots are those of a dictionary, however far apart the members are`(numbers: ClosedRange<Int>) {
    forEachRow(SplitMix64.seeds(20)) { seed in
      var random = SplitMix64(seed: seed)
      let first = Array(
        Set((0..<Int.random(in: 0...60, using: &random)).map { _ in random.oneOf([0, 7, 31, 59]) }))
      var slots = MemberSlots(of: first)
      var dictionary = Dictionary(uniqueKeysWithValues: first.enumerated().map { ($1, Int32($0)) })
      for step in 0..<200 {
        let member = Bool.random(using: &random) ? Int.random(in: numbers, using: &random) : step
        let slot = Bool.random(using: &random) ? Int32(step) : nil
        slots[member] = slot
        dictionary[member] = slot
        expectEqual(slots[member], dictionary[member], "seed \(seed), step \(step)")
        expectEqual(slots.isEmpty, dictionary.isEmpty, "seed \(seed), step \(step)")
      }
      expectTrue((0..<300).allSatisfy { slots[$0] == dictionary[$0] })
      expectTrue(dictionary.allSatisfy { slots[$0] == $1 })
    }
  }

  @Test func `removed members, which have a number below zero, have no slots`() {
    let slots = MemberSlots(of: [5, -1, 2])
    expectEqual([slots[5], slots[2], slots[0], slots[9]], [0, 2, nil, nil])
  }
}
