import Commands
import Expectations
import Porting
import Testing

@testable import AppBreadth

@Suite struct BreadthReportTests {
  private let report: BreadthReport

  init() {
    let sources = AppSources(
      [
        "A.swift": "import UIKit", "B.swift": "import UIKit\nimport Realm", "C.swift": "import UIKit",
        "D.swift": "import Foundation", "E.swift": "import UIKit",
      ], in: "/a")
    let errors = [
      "/a/B.swift:1:1: error: cannot find type 'UINib' in scope",
      "/a/B.swift:2:1: error: cannot find type 'UINib' in scope",
      "/a/B.swift:2:1: error: cannot find type 'UIScene' in scope",
      "/a/B.swift:3:1: error: cannot find type 'Realm' in scope",
      "/a/C.swift:1:1: error: cannot find type 'UIScene' in scope",
      "/a/E.swift:1:1: error: cannot find type 'Realm' in scope",
      "/a/D.swift:1:1: error: cannot find type 'UIView' in scope",
      "/elsewhere/A.swift:1:1: error: cannot find type 'UIView' in scope",
      "<unknown>:0: error: no position",
    ]
    report = BreadthReport([
      CheckedModule(
        folder: AppFolder(at: "/a", named: "App"), sources: sources, emptyModules: ["Realm"],
        errors: errors.compactMap(CompilerError.init))
    ])
  }

  @Test func `Files that import UIKit are counted by the worst of their errors`() {
    expectEqual(
      report.text(rows: 1),
      """
      4 files import UIKit, of 5.

        without errors                1   25 %
        blocked by UIKit              2   50 %
        blocked by isolation          0    0 %
        blocked by Objective-C        0    0 %
        blocked by other modules      1   25 %

      Missing of UIKit, by files (and by files that lack nothing else of it):
           2    1  UIScene
        and 1 more

      Modules that were empty: Realm (1)

      """)
  }

  @Test func `JSON has the whole ranking and every file, and errors are listed with their kinds`() throws {
    // JSON has the whole ranking and every file.
    let json = try ListedBreadth(report).json
    for line in [
      "\"filesWithUIKit\" : 4", "\"name\" : \"UINib\"", "\"uses\" : 2", "\"path\" : \"App/B.swift\"",
      "\"blockedBy\" : \"UIKit\"",
    ] {
      #expect(json.contains(line), "\(line)")
    }
    // Errors are listed with their kinds.
    #expect(
      report.errorLines.contains("App/C.swift:1:1: UIKit UIScene: cannot find type 'UIScene' in scope"))
    expectEqual(report.errorLines.count, 7)
  }
}
