import Commands
import Diagnostics
import Expectations
import Foundation
import TestSupport
import Testing

@testable import AppBreadth

@MainActor
@Suite final class BreadthCommandTests {
  private let folder: TemporaryFolder
  private var output = ""
  private var errors = ""

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "import UIKit\nopen class Badge: UILabel { public func shine() {} }", to: "Kit/Sources/Badge.swift")
    try folder.write(
      "import UIKit\nimport BadgeKit\nfinal class Screen: UIViewController {\n  let badge = Badge()\n"
        + "  override func viewDidLoad() { badge.shine() }\n}\n", to: "App/Screen.swift")
  }

  private func run(_ arguments: String...) -> ExitCode {
    (output, errors) = ("", "")
    let console = Console(
      program: "breadth", workingDirectory: folder.root, environment: ProcessInfo.processInfo.environment,
      output: { self.output += $0 }, errorOutput: { self.errors += $0 })
    return Program([BreadthCommand()], version: "").run(arguments, on: console)
  }

  @Test func `An app and a library are one build, whatever their order`() throws {
    expectEqual(run("App", "BadgeKit=Kit/Sources"), .success)
    expectEqual(
      output,
      """
      2 files import UIKit, of 2.

        without errors                              2  100 %
        blocked by UIKit                            0    0 %

      Modules, and what keeps out the most files (and files that nothing else keeps out):
        BadgeKit     1 files  builds
        App          1 files  builds

      """)
    // Alone, the app lacks the library and nothing else.
    expectEqual(run("App"), .success)
    #expect(output.contains("  blocked by other modules alone              1  100 %\n"))
    #expect(output.contains("another module: BadgeKit  App/Screen.swift:4:15\n"))
  }

  @Test func `An error of the library is not one of the app, which builds as little`() throws {
    try folder.write("func broken() -> Int {}", to: "Kit/Sources/Broken.swift")
    expectEqual(run("App", "BadgeKit=Kit/Sources", "--format", "json"), .success)
    #expect(output.contains("\"importsThatDoNotBuild\" : [\n        \"BadgeKit\"\n"))
    #expect(output.contains("\"missing return in global function expected to return 'Int'\""))
  }

  @Test func `Two folders of one name are an error with what to type`() throws {
    expectEqual(run("App", "App=Kit/Sources"), .unusableInput)
    #expect(errors.contains("'App' and 'Kit/Sources' are both the module 'App'"))
    #expect(errors.contains("breadth App=App App2=Kit/Sources"))
  }
}
