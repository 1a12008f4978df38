import Expectations
import Testing

@testable import Exploring

@Suite struct SimplerInputTests {
  @Test func `Simpler texts are shorter or plainer, the simplest first, each once`() {
    expectEqual(SimplerText.all(of: "it"), ["", "aa", "11", "t", "i", "at", "1t", "ia", "i1"])
    expectEqual(SimplerText.all(of: "a"), [""])
    expectEqual(SimplerText.all(of: ""), [])
    expectEqual(SimplerText.all(of: "1"), ["", "a"])
    for text in ["long long", "👩‍👩‍👧‍👦 x", "x\u{301}z", "\n"] {
      let simpler = SimplerText.all(of: text)
      expectTrue(simpler.allSatisfy { $0.count <= text.count && $0 != text }, "\(text)")
      expectEqual(Set(simpler).count, simpler.count)
    }
  }

  @Test func `Simpler numbers are nearer to zero, the least first`() {
    expectEqual(SimplerNumber.all(of: 30, from: 1), [1, 16, 23, 27, 29])
    expectEqual(SimplerNumber.all(of: 4, from: 0), [0, 2, 3])
    expectEqual(SimplerNumber.all(of: 1, from: 1), [])
    expectEqual(SimplerNumber.all(of: 0.75, from: 0), [0])
    expectEqual(SimplerNumber.all(of: 2.5, from: 0), [0, 1, 2])
    expectEqual(SimplerNumber.all(of: -4, from: 0), [0, -2, -3])
    expectEqual(SimplerNumber.all(of: .infinity, from: 0), [])
  }

  @Test func `Simpler addresses are the beginnings of one`() {
    expectEqual(
      SimplerAddress.all(of: "app://open/0?id=1&name=2"),
      [
        "app:", "app://open", "app://open/0", "app://open/0?id=1",
      ])
    expectEqual(SimplerAddress.all(of: "app:"), [])
    expectEqual(SimplerAddress.all(of: "none"), [])
  }
}
