import Expectations
import GoldenFiles
import Synchronization
import TestSupport
import Testing

@testable import Snapshotting

/// Goldens of tests that share a file and a name.
@Suite struct SnapshotOwnerTests {
  private let folder: TemporaryFolder
  private static let menus = """
    @Suite struct Files {
      @Test func titles() { assert() }
      @Test func titles(of name: String) {}
      @Test func alone() {}
    }
    @Suite struct Edits { @Test func titles() {}
      @Test func item(name: String) {}
      @Test func item(count: Int) {}
    }
    final class MenuTests: XCTestCase { func testOpens() {} }
    final class ListTests: XCTestCase { func testOpens() {}
      func testCloses() { check() }
    }
    func check() {}
    """

  init() throws {
    folder = try TemporaryFolder.package()
    try folder.write(Self.menus, to: "Tests/AppTests/Menus.swift")
    try folder.write("func show() {}", to: "Tests/AppTests/Support.swift")
  }

  /// Returns the message of a snapshot without a golden.
  private func message(
    running: (suites: String, function: String)? = nil, function: StaticString = "show()", line: Int = 1,
    file: StaticString = "/built/Tests/AppTests/Support.swift", mode: String = ""
  ) -> String {
    let running = running.map { self.running($0.suites, $0.function) }
    let session = SnapshotSession(
      environment: ["SHOWCASE_PACKAGE_PATH": folder.root, "SHOWCASE_RECORD": mode], runningTest: { running }
    ) { _ in }
    return session.failure(
      of: { "a" }, as: .text, named: nil, in: .besideTest,
      at: SnapshotCallSite(
        fileID: "AppTests/File.swift", filePath: file, function: function, line: line, column: 1)) ?? ""
  }

  private func running(_ suites: String, _ function: String) -> RunningTest {
    RunningTest(
      identifier: "AppTests.\(suites)/\(function)/Menus.swift:2:4", function: function,
      fileID: "AppTests/Menus.swift", filePath: "/built/Tests/AppTests/Menus.swift")
  }

  private func line(_ name: String, of message: String) -> String? {
    let line = message.split(separator: "\n").first { $0.hasPrefix("\(name):") }
    return line.map { String($0.dropFirst(8)) }
  }

  private static let goldens = "Tests/AppTests/__Snapshots__"

  @Test(
    arguments: [
      ("Files", "alone()", "Menus/alone.txt"), ("Files", "titles()", "Menus.Files/titles().txt"),
      ("Files", "titles(of:)", "Menus.Files/titles(of%3A).txt"),
      ("Edits", "titles()", "Menus.Edits/titles.txt"),
      ("Edits", "item(name:)", "Menus/item(name%3A).txt"),
      ("Edits", "item(count:)", "Menus/item(count%3A).txt"),
    ])
  func `Suite and labels tell tests of one name apart`(suite: String, function: String, golden: String) {
    let message = message(running: (suite, function))
    expectEqual(line("golden", of: message), "\(Self.goldens)/\(golden)")
  }

  @Test(arguments: [(10, "Menus.MenuTests/testOpens.txt"), (11, "Menus.ListTests/testOpens.txt")])
  func `The class tells tests of XCTest apart`(line: Int, golden: String) {
    let message = message(function: "testOpens()", line: line, file: "/built/Tests/AppTests/Menus.swift")
    expectEqual(self.line("golden", of: message), "\(Self.goldens)/\(golden)")
  }

  @Test func `a golden belongs to the test, not to the function that it calls`() {
    let message = message(running: ("Files", "alone()"))
    expectEqual(line("golden", of: message), "\(Self.goldens)/Menus/alone.txt")
    expectEqual(
      line("record", of: message),
      #"SHOWCASE_RECORD=failed swift test --filter '^AppTests\.Files/alone\(\)/'"#)
  }

  @Test func `a golden that was recorded for the called function can be moved`() throws {
    try folder.write("a\n", to: "\(Self.goldens)/Support/show.txt")
    expectEqual(
      line("move", of: message(running: ("Files", "alone()"))),
      """
      mkdir -p '\(Self.goldens)/Menus' && mv '\(Self.goldens)/Support/show.txt' '\(Self.goldens)/Menus/alone.txt'
      """)
  }

  @Test func `a golden that was recorded before its test had a namesake can be moved`() throws {
    try folder.write("a\n", to: "\(Self.goldens)/Menus/testOpens.txt")
    let message = message(function: "testOpens()", line: 10, file: "/built/Tests/AppTests/Menus.swift")
    expectEqual(
      line("move", of: message),
      """
      mkdir -p '\(Self.goldens)/Menus.MenuTests' && \
      mv '\(Self.goldens)/Menus/testOpens.txt' '\(Self.goldens)/Menus.MenuTests/testOpens.txt'
      """)
  }

  @Test func `a function that tests of XCTest call has to pass them on`() {
    let message = message(function: "check()", line: 14, file: "/built/Tests/AppTests/Menus.swift")
    expectEqual(
      line("record", of: message),
      """
      'check' is not a test. Add the parameters 'fileID: StaticString = #fileID, filePath: StaticString = #filePath, \
      function: StaticString = #function, line: Int = #line, column: Int = #column' to it, and pass them to \
      assertSnapshot, so that each test that calls it has goldens of its own.
      """)
  }

  private static let filters: [(function: StaticString, line: Int, filter: String)] = [
    ("testOpens()", 10, #"'^AppTests\.MenuTests/testOpens$'"#),
    ("titles()", 2, #"'^AppTests\.Files/titles\(\)/'"#),
    ("handedOn()", 3, #"'[./]`?handedOn`?(\(|$)'"#),
  ]

  @Test func `a test that no framework knows is found in its source`() {
    forEachRow(Self.filters) { row in
      let message = message(function: row.function, line: row.line, file: "/built/Tests/AppTests/Menus.swift")
      expectEqual(line("record", of: message), "SHOWCASE_RECORD=failed swift test --filter \(row.filter)")
    }
  }

  @Test func `functions that share the literal of their name have goldens of their own`() throws {
    let running = Mutex("Files")
    let session = SnapshotSession(
      environment: ["SHOWCASE_PACKAGE_PATH": folder.root, "SHOWCASE_RECORD": "missing"],
      runningTest: { self.running(running.withLock { $0 }, "titles()") }
    ) { _ in }
    for suite in ["Files", "Edits", "Files"] {
      running.withLock { $0 = suite }
      let message = session.failure(
        of: { suite }, as: .text, named: nil, in: .besideTest,
        at: SnapshotCallSite(
          fileID: "AppTests/Menus.swift", filePath: "/built/Tests/AppTests/Menus.swift", function: "titles()",
          line: 2, column: 1))
      expectNil(message)
    }
    expectEqual(try folder.read("\(Self.goldens)/Menus.Files/titles().txt"), "Files\n")
    expectEqual(try folder.read("\(Self.goldens)/Menus.Edits/titles.txt"), "Edits\n")
  }

  @Test(arguments: [("Menu (dark)", "Menu (dark)"), ("item(name:)", "item"), ("item()", "item")])
  func `Only labels are left out of a name that is given`(testName: String, golden: String) {
    let owner = SnapshotOwner(SnapshotCallSite(), running: nil, named: testName)
    expectEqual(owner.goldenNames(among: nil).test, golden)
  }

  @Test func `a name that the compiler made up is an error`() {
    let message = message(function: "$s6ATests9_expectfMf_")
    expectTrue(message.contains("error: the function of this assertion has no name that stays"), "\(message)")
  }
}
