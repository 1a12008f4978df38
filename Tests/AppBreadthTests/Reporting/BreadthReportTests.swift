import Commands
import Expectations
import Testing

@testable import AppBreadth

@Suite struct BreadthReportTests {
  private let report: BreadthReport

  init() {
    let app = CheckedModule(
      "App",
      [
        "A.swift": "import UIKit", "B.swift": "import UIKit\nimport Realm", "C.swift": "import UIKit",
        "D.swift": "import Foundation", "E.swift": "import UIKit\nimport Realm",
      ],
      errors: [
        "/App/B.swift:1:1: error: cannot find type 'UINib' in scope",
        "/App/B.swift:2:1: error: cannot find type 'UINib' in scope",
        "/App/B.swift:2:1: error: cannot find type 'UIScene' in scope",
        "/App/B.swift:3:1: error: cannot find type 'Results' in scope",
        "/App/C.swift:1:1: error: cannot find type 'UIScene' in scope",
        "/App/E.swift:1:1: error: cannot find type 'Results' in scope",
        "/App/D.swift:1:1: error: cannot find type 'UIView' in scope",
        "/elsewhere/A.swift:1:1: error: cannot find type 'UIView' in scope",
        "<unknown>:0: error: no position",
      ], emptyModules: ["Realm"])
    report = BreadthReport([CheckedModule("Kit", ["K.swift": "import UIKit"]), app])
  }

  @Test func `Files that import UIKit are counted by the worst of their errors`() {
    expectEqual(
      report.text(rows: 1, causes: 2),
      """
      5 files import UIKit, of 6.

        without errors                              2   40 %
        of the 4 that no other module blocks        2   50 %
        blocked by UIKit                            2   40 %
        blocked by other modules alone              1   20 %

      Modules, and what keeps out the most files (and files that nothing else keeps out):
        Kit     1 files  builds
        App     5 files  does not build: 7 errors of 4 causes in 4 files, 1 of them for other modules alone
             2    1  UIKit: UIScene  App/B.swift:2:1
             2    1  another module: Realm  App/B.swift:3:1
                    and 2 more

      Missing of UIKit, by files (and by files that lack nothing else of it):
           2    1  UIScene
        and 1 more

      Modules that were empty: Realm (2)

      """)
  }

  @Test func `JSON has the modules with all causes, the whole ranking and every file`() throws {
    let json = try ListedBreadth(report).json
    for line in [
      "\"filesWithUIKit\" : 5", "\"filesThatNoModuleBlocks\" : 4", "\"name\" : \"UINib\"", "\"uses\" : 2",
      "\"path\" : \"App/B.swift\"", "\"blockedBy\" : \"UIKit\"", "\"another module\" : 1",
      "\"builds\" : true", "\"builds\" : false", "\"filesThatNothingElseBlocks\" : 1",
      "\"filesThatLackAnotherModuleAlone\" : 1", "\"kind\" : \"another module\"",
    ] {
      #expect(json.contains(line), "\(line)")
    }
  }

  @Test func `Errors are listed with their kinds`() {
    #expect(
      report.errorLines.contains("App/C.swift:1:1: UIKit UIScene: cannot find type 'UIScene' in scope"))
    expectEqual(report.errorLines.count, 7)
  }
}
