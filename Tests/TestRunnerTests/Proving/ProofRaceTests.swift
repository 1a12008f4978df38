import Testing

@testable import TestRunner

@Suite struct ProofRaceTests {
  @Test func `Two pieces of work that changed places are a race`() {
    let race = Proof.Race(["a", "b", "c"], ["a", "c", "b"])
    #expect(race?.first == "b")
    #expect(race?.second == "c")
    #expect(race?.isSwap == true)
  }

  @Test func `Work in the place of other work is no change of places`() {
    #expect(Proof.Race(["a", "b"], ["a", "c"])?.isSwap == false)
  }

  @Test(arguments: [(["a"], ["a"]), (["a"], ["a", "b"]), ([], [])])
  func `Where all that both have is in one order there is no race to name`(usual: [String], changed: [String])
  {
    #expect(Proof.Race(usual, changed) == nil)
  }
}
