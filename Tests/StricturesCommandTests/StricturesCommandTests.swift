import Commands
import Diagnostics
import Expectations
import Foundation
import StricturesCommand
import TestSupport
import Testing

@MainActor @Suite struct StricturesCommandTests {
  private let package: TemporaryFolder

  init() throws {
    package = try TemporaryFolder()
    try package.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Sample", targets: [.target(name: "AppModel"), .target(name: "AppUI", dependencies: ["AppModel"])])
      """, to: "Package.swift")
    try package.write("public struct Tab {}\n", to: "Sources/AppModel/Tab.swift")
    try package.write("class TabsViewController: UIViewController {}\n", to: "Sources/AppUI/Tabs.swift")
  }

  /// The output of one call of the program, and its exit status.
  private struct Session {
    let status: ExitCode
    let output: String
    let errorOutput: String
  }

  private func strictures(_ arguments: String...) -> Session {
    var (output, errorOutput) = ("", "")
    let console = Console(
      program: "check-strictures", workingDirectory: package.root,
      environment: ProcessInfo.processInfo.environment, output: { output += $0 },
      errorOutput: { errorOutput += $0 })
    let status = Program([StricturesCommand()], version: "").run(arguments, on: console)
    return Session(status: status, output: output, errorOutput: errorOutput)
  }

  @Test func `A package without a configuration is given one to begin with, and is then checked by it`()
    throws
  {
    let first = strictures()
    expectEqual(first.status, .unusableInput)
    #expect(first.errorOutput.contains("there is no '.strictures.json'"))
    #expect(first.errorOutput.hasSuffix("\n  next:     check-strictures --list\n"))
    let example = first.errorOutput.components(separatedBy: "error:")[0]
    try package.write(example, to: "rules.json")

    let second = strictures("--rules", "rules.json", "--format=json")
    expectEqual(second.status, .failure)
    #expect(second.output.contains(#""column" : 94"#))
    #expect(
      second.output.contains(#""problem" : "the target AppUI depends on AppModel, of the layer 'model'""#))

    try package.edit("Package.swift", #", dependencies: ["AppModel"]"#, to: "")
    try package.write(example, to: ".strictures.json")
    let third = strictures()
    expectEqual(third.status, .success)
    expectEqual(third.output, "28 rules hold over 2 files\n")
    expectEqual(third.errorOutput, "")
  }

  @Test func `A manifest that cannot be read is reported so`() throws {
    try package.write("// swift-tools-version: 6.0\nlet package = 1\n", to: "Package.swift")
    let session = strictures()
    expectEqual(session.status, .unusableInput)
    #expect(session.errorOutput.contains("Package.swift: error: the manifest cannot be read"))
  }

  @Test func `The rules are listed with how each is decided`() throws {
    let lines = strictures("--list").output.split(separator: "\n")
    expectEqual(lines.count, 68)
    expectEqual(
      lines[6], " 4  a view controller neither creates nor touches another class of view controllers")
    #expect(
      lines[7].hasPrefix("      decided from the sources; where it does not hold: have the coordinator"))
    #expect(lines[15].hasPrefix("      decided by the compiler: "))
    let data = Data(strictures("--list", "--format=json").output.utf8)
    expectEqual((try JSONSerialization.jsonObject(with: data) as? [Any])?.count, 34)
  }
}
