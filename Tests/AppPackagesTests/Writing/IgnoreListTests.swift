import Expectations
import Testing

@testable import AppPackages

@Suite struct IgnoreListTests {
  @Test func `Paths come after their reasons, and are read back without them`() {
    let list = IgnoreList(
      strangers: ["App/Watch/"], failures: [(path: "App/A.swift", reason: "1:2: cannot find 'b'\nin scope")])
    expectEqual(
      list.text,
      """
      # Paths from this folder, one a line, that are not compiled. 'showcase init' adds to them.

      # Not of this target:
      App/Watch/

      # These do not compile here; after a change of one, remove its line:
      # 1:2: cannot find 'b' in scope
      App/A.swift

      """)
    expectEqual(IgnoreList.paths(in: list.text), ["App/Watch/", "App/A.swift"])
  }
}
