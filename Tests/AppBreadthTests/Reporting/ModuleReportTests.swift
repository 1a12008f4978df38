import Expectations
import Testing

@testable import AppBreadth

@Suite struct ModuleReportTests {
  private func lines(_ build: [CheckedModule], causes: Int = 5) -> [String] {
    ModuleReport.all(of: build).flatMap { $0.lines(causes: causes, width: 4) }
  }

  @Test func `A module without errors builds, and others say how many errors of how many causes they have`() {
    let build = [
      CheckedModule("Good", ["A.swift": "import UIKit"]),
      CheckedModule(
        "Bad", ["A.swift": "import Realm", "B.swift": "import UIKit"],
        errors: [
          "/Bad/A.swift:1:1: error: cannot find 'Realm' in scope",
          "/Bad/B.swift:1:2: error: cannot find 'UIOne' in scope",
          "/Bad/B.swift:1:3: error: cannot find 'UITwo' in scope",
        ], emptyModules: ["Realm"]),
    ]
    expectEqual(
      lines(build, causes: 2),
      [
        "  Good     1 files  builds",
        "  Bad      2 files  does not build: 3 errors of 3 causes in 2 files, 1 of them for other modules alone",
        "       1    1  another module: Realm  Bad/A.swift:1:1",
        "       1    0  UIKit: UIOne  Bad/B.swift:1:2", "              and 1 more",
      ])
  }

  @Test func `A module does not build where one that it imports does not, also through a third one`() {
    let build = [
      CheckedModule(
        "Base", ["A.swift": "let a = b"], errors: ["/Base/A.swift:1:1: error: cannot find 'b' in scope"]),
      CheckedModule("Kit", ["A.swift": ""], imports: ["Base"]),
      CheckedModule("App", ["A.swift": ""], imports: ["Kit"]), CheckedModule("Free", ["A.swift": ""]),
    ]
    expectEqual(ModuleReport.all(of: build).map(\.builds), [false, false, false, true])
    expectEqual(ModuleReport.all(of: build).map(\.brokenImports), [[], ["Base"], ["Base", "Kit"], []])
    expectEqual(
      lines(build)[3],
      "  App      1 files  has no errors of its own; imports what does not build: Base, Kit")
  }
}
