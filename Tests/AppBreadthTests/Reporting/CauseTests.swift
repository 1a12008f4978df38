import Diagnostics
import Expectations
import Testing

@testable import AppBreadth

@Suite struct CauseTests {
  private func causes(_ errors: [String]) -> [Cause] {
    let module = CheckedModule(
      "a", ["A.swift": "import UIKit", "B.swift": "import UIKit", "C.swift": "import UIKit"], errors: errors)
    return Cause.ranked(BreadthFile.files(of: module, in: BuildNames([module])))
  }

  @Test func `One symbol is one cause, counted by files and by files that nothing else keeps out`() {
    let causes = causes([
      "/a/A.swift:9:1: error: cannot find 'Store' in scope",
      "/a/A.swift:2:5: error: cannot find type 'Store' in scope",
      "/a/A.swift:3:1: error: value of type 'UIView' has no member 'shine'",
      "/a/B.swift:3:1: error: cannot find 'Store' in scope",
      "/a/C.swift:3:1: error: cannot find 'Other' in scope",
    ])
    expectEqual(
      causes.map(\.name), ["cannot find 'Store' in scope", "cannot find 'Other' in scope", "UIView.shine"])
    expectEqual(causes.map(\.files), [2, 1, 1])
    expectEqual(causes.map(\.alone), [1, 1, 0])
    expectEqual(causes.map(\.errors), [3, 1, 1])
    expectEqual(causes.map { "\($0.file):\($0.position.line):\($0.position.column)" }[0], "a/A.swift:2:5")
  }
}
