import Causes
import Expectations
import Storyboards
import TestSupport
import Testing

/// Every regression makes as many scenarios fail, and has as many causes, as the table says.
@Suite struct RegressionTableTests {
  /// The rows, those first that change the fewest scenarios: in a quick run, ten of them.
  private static let asked = Extent.rows(
    Regression.all.sorted { $0.failureCount < $1.failureCount }, quick: 10)
  private static let askedTogether = Extent.rows(Regression.combinations.reversed(), quick: 1)

  @Test func `each regression is one cause, or as many as the table says`() {
    forEachRow(Self.asked) { regression in
      let former = regression.former
      expectEqual(former.differences.count, regression.failureCount)
      expectEqual(former.causes().all.count, regression.groupCount)
    }
  }

  @Test func `regressions in the same scenarios are told apart, and no cause is of two of them`() {
    forEachRow(Self.askedTogether) { regression in
      let former = regression.former
      expectEqual(former.differences.count, regression.failureCount)
      let causes = former.causes().all
      expectEqual(causes.count, regression.groupCount)
      // A cause is named by its difference: if each alone has the same names, no cause has absorbed another.
      let alone = Set(regression.parts.flatMap { $0.former.causes().all.map(\.name) })
      expectTrue(Set(causes.map(\.name)).isSubset(of: alone))
    }
  }

  @Test func `golden and actual exchanged make as many causes`() {
    // This repeats the same work, so a quick run takes only a few.
    let asked = Self.asked.filter { $0.name != "missing" }
    forEachRow(Extent.rows(asked.reversed(), quick: 1)) { regression in
      expectEqual(regression.former.causes(areExchanged: true).all.count, regression.groupCount)
    }
  }

  @Test func `no two regressions have one name`() {
    expectEqual(Set(Regression.all.map(\.name)).count, 49)
    expectEqual(Regression.all.count, 49)
  }
}
