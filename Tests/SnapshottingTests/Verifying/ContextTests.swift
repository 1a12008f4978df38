import Expectations
import Foundation
import TestSupport
import Testing

/// A failing assertion fails the run wherever it is made: the same program is run again, for one context
/// each.
@Suite struct ContextTests {
  @Test(arguments: Extent.rows(Context.ofSwiftTesting, quick: 2))
  func `Swift Testing's run fails, with the assertion's message`(context: Context) throws {
    let filter = "ContextOfSwiftTesting/\(context.rawValue)(Waits)?\\("
    let outcome = try run("--testing-library", "swift-testing", "--filter", filter)
    expectTrue(outcome.status != 0, "\(outcome.text)")
    expectTrue(outcome.text.contains("+asserted in \(context.rawValue)\n"), "\(outcome.text)")
  }

  @Test(arguments: Extent.rows(Context.allCases, quick: 2))
  func `XCTest's run fails, with the assertion's message`(context: Context) throws {
    let test = "test\(context.rawValue.prefix(1).uppercased())\(context.rawValue.dropFirst())"
    let suite = context == .setUpOfClass ? "ContextOfSetUp" : "ContextOfXCTest"
    let outcome = try run(
      "SnapshottingTests.\(suite)/\(test),SnapshottingTests.ContextOfXCTestWaits/testAfterTheTest")
    expectTrue(outcome.status != 0, "\(outcome.text)")
    expectTrue(outcome.text.contains("+asserted in \(context.rawValue)\n"), "\(outcome.text)")
  }

  @Test func `in one process, each framework fails the test that asserts`() throws {
    let suites = ["ContextOfBoth", "ContextOfXCTest", "ContextOfXCTestWaits"]
    let outcome = try run(suites.map { "SnapshottingTests.\($0)" }.joined(separator: ","))
    expectTrue(outcome.status != 0, "\(outcome.text)")
    let text = outcome.text
    let classic = text.matches(
      of: #/error: ContextOfXCTest\.test(\w+) : failed(?s:.*?)\+asserted in (\w+)\n/#)
    let modern = text.matches(of: #/✘ Test (\S+) recorded an issue(?s:.*?)\+asserted in (\w+)\n/#)
    let inTests = Context.ofSwiftTesting.filter { $0 != .afterTheTest }.map(\.rawValue)
    expectEqual(
      Set(classic.map { "\($0.1.lowercased()): \($0.2)" }), Set(inTests.map { "\($0.lowercased()): \($0)" }),
      "\(text)")
    let known = ["test", "task", "group", "actor"]
    expectEqual(
      Set(modern.map { "\($0.1): \($0.2)" }),
      Set(
        Context.ofSwiftTesting.map(\.rawValue).map { context in
          "\(known.contains(context) ? "\(context)()" : "«unknown»"): \(context)"
        }), "\(text)")
  }

  @Test func `what a test of either framework reports is reported once`() throws {
    for arguments in [
      ["--testing-library", "swift-testing", "--filter", "ContextOfSwiftTesting/test\\("],
      ["SnapshottingTests.ContextOfXCTest/testTest"],
    ] {
      let text = try run(arguments).text
      expectEqual(text.components(separatedBy: "+asserted in test\n").count, 2, "\(text)")
    }
  }

  @Test func `the new text and the difference are attached where attachments are kept`() throws {
    let folder = try TemporaryFolder()
    _ = try run(
      "--testing-library", "swift-testing", "--attachments-path", folder.root, "--filter",
      "ContextOfSwiftTesting/test\\(")
    let golden = "ContextOfSwiftTesting.test.none of test.txt"
    expectEqual(folder.files(in: ".").sorted(), [golden, "\(golden).diff"])
    expectEqual(try folder.read(golden), "asserted in test\n")
    expectTrue(try folder.read("\(golden).diff").contains("\n+asserted in test\n"))
  }

  /// Runs the program of the tests, and returns its status and all that it wrote.
  private func run(_ arguments: String...) throws -> (status: Int32, text: String) {
    try run(arguments)
  }

  private func run(_ arguments: [String]) throws -> (status: Int32, text: String) {
    let output = try TemporaryFolder()
    try output.write("", to: "output")
    // What the assertions keep must not wait for review in this package.
    try output.write("", to: "package/Tests/SnapshottingTests/Verifying/Context.swift")
    let handle = try FileHandle(forWritingTo: output.url("output"))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = arguments
    process.environment = Context.environment.merging(
      ["SHOWCASE_PACKAGE_PATH": output.url("package").path]
    ) { $1 }
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    process.waitUntilExit()
    return (process.terminationStatus, try output.read("output"))
  }
}
