import SourceText
import TestPlans
import TestSupport
import Testing

@Suite struct MalformedPlanTests {
  static let seeds = Array(UInt64(0)..<40)

  @Test("A truncated plan is refused with a place", arguments: seeds)
  func truncated(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let end = SamplePlans.xcode.utf8.count - 2
    for _ in 0..<20 {
      let length = Int.random(in: 0..<end, using: &generator)
      let text = String(decoding: SamplePlans.xcode.utf8.prefix(length), as: UTF8.self)
      let error = #expect(throws: Diagnostics.self, "seed \(seed), length \(length)") {
        try TestPlan(text, file: "p")
      }
      let diagnostic = try #require(error?.all.first)
      #expect(diagnostic.position != nil && diagnostic.expected != nil, "seed \(seed), length \(length)")
    }
  }

  @Test("A plan with wrong bytes is either refused with a place, or read and written", arguments: seeds)
  func mutated(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    for _ in 0..<40 {
      var bytes = Array(SamplePlans.xcode.utf8)
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let index = Int.random(in: bytes.indices, using: &generator)
        bytes[index] =
          [UInt8.random(in: 0...255, using: &generator), 0x22, 0x2C, 0x5B, 0x7B, 0x30]
          .randomElement(using: &generator) ?? 0
      }
      let text = String(decoding: bytes, as: UTF8.self)
      do {
        let plan = try TestPlan(text, file: "p")
        let again = try TestPlan(plan.text, file: "p")
        #expect(again.text == plan.text, "seed \(seed): \(text)")
      } catch {
        let places = error.all.map(\.position)
        #expect(!places.isEmpty && !places.contains(nil), "seed \(seed): \(text)")
      }
    }
  }
}
