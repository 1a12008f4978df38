import Expectations
import Testing

@testable import TestRunner

@Suite struct ProofRaceTests {
  @Test func `Only pieces of work that changed places are a race`() {
    // Two pieces of work that swapped positions are a race.
    let race = Proof.Race(["a", "b", "c"], ["a", "c", "b"])
    expectEqual(race?.first, "b")
    expectEqual(race?.second, "c")
    expectEqual(race?.isSwap, true)
    // Different work in the same position is not a swap.
    expectEqual(Proof.Race(["a", "b"], ["a", "c"])?.isSwap, false)
    // If all common work is in the same order, there is no race to name.
    forEachRow([(["a"], ["a"]), (["a"], ["a", "b"]), ([], [])]) { usual, changed in
      expectNil(Proof.Race(usual, changed))
    }
  }
}
