import Expectations
import TestSupport
import Testing

@testable import Causes

@Suite struct CauseNamesTests {
  @Test func `a name is the last digits of the key's hash, as many as tell it from the others`() {
    // The 64-bit FNV-1a hashes of "" and of "a", as their inventors publish them.
    expectEqual(CauseNames(["", "a"]).all, ["2325", "ec8c"])
  }

  @Test func `names differ, and do not depend on the order of keys`() {
    let keys = (0..<2_000).map { "key \($0)" }
    let names = CauseNames(keys).all
    expectEqual(Set(names).count, keys.count)
    expectTrue(names.contains { $0.count > 4 })
    expectEqual(CauseNames(keys.reversed()).all, names.reversed())
  }
}
