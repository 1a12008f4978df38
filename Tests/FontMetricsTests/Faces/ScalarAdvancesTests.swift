import Expectations
import FontMetrics
import TestSupport
import Testing

@Suite struct ScalarAdvancesTests {
  @Test func `A character has its advance, and its neighbors outside of runs have none`() {
    let advances = ScalarAdvances([
      "\u{7E}": 1, "\u{7F}": 2, "\u{80}": 3, "é": 65535, "\u{D7FF}": 5, "\u{E000}": 6, "\u{10FFFF}": 0,
    ])
    forEachRow(
      [
        ("\u{0}", nil), ("\u{7D}", nil), ("\u{7E}", 1), ("\u{7F}", 2), ("\u{80}", 3), ("\u{81}", nil),
        ("è", nil), ("é", 65535), ("ê", nil), ("\u{D7FF}", 5), ("\u{E000}", 6), ("\u{E001}", nil),
        ("\u{10FFFE}", nil), ("\u{10FFFF}", 0),
      ] as [(Unicode.Scalar, Int?)]
    ) { scalar, advance in
      expectEqual(advances[scalar], advance)
    }
    expectEqual(advances.count, 7)
    expectEqual(advances.runs.map(\.first), [0x7E, 0xE9, 0xD7FF, 0xE000, 0x10FFFF])
    expectEqual(advances.runs.map(\.advances.count), [3, 1, 1, 1, 1])
  }

  @Test func `A number outside of the range becomes the nearest one, and a scalar is added after all others`()
  {
    let limited = ScalarAdvances(["a": -1, "b": 65536])
    expectEqual(limited["a"], 0)
    expectEqual(limited["b"], 65535)
    var advances = ScalarAdvances()
    for scalar: Unicode.Scalar in ["b", "a", "b", "c"] { advances.append(7, of: scalar) }
    expectEqual(advances, ScalarAdvances(["b": 7, "c": 7]))
    expectNil(ScalarAdvances()["a"])
  }

  @Test func `Any characters come back`() {
    forEachRow(SplitMix64.seeds(100)) { seed in
      var random = SplitMix64(seed: seed)
      let all = random.advances()
      let advances = ScalarAdvances(all)
      expectEqual(advances.count, all.count)
      for value in 0..<UInt32(0x3000) {
        guard let scalar = Unicode.Scalar(value) else { continue }
        expectEqual(advances[scalar], all[scalar])
      }
    }
  }
}
