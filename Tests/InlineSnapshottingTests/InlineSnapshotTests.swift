import Expectations
import Foundation
import Snapshotting
import TestSupport
import Testing

@testable import InlineSnapshotting

@Suite struct InlineSnapshotTests {
  private let folder: TemporaryFolder
  private let source = "Tests/AppTests/Menus.swift"
  private let program = BuiltProgram(identity: "a", date: .distantFuture)

  init() throws {
    folder = try TemporaryFolder.package()
    try folder.write(Self.menus, to: source)
  }

  private static let menus = """
    @Suite struct Menus {
      @Test func titles() {
        assertInlineSnapshot(of: titles, as: .lines)
        check(1); check(2)
      }
    }

    """

  private func session(_ variables: [String: String]) -> InlineSession {
    let package = ["SHOWCASE_PACKAGE_PATH": folder.root]
    return InlineSession(SnapshotSession(environment: variables.merging(package) { $1 }) { _ in })
  }

  private func message(
    _ text: String, matching expected: String? = nil, in session: InlineSession? = nil, mode: String = "",
    _ syntax: InlineSnapshotSyntax = InlineSnapshotSyntax(), line: Int = 3, column: Int = 25,
    program: BuiltProgram? = nil
  ) -> String? {
    let callSite = SnapshotCallSite(
      fileID: "AppTests/Menus.swift", filePath: "/built/Tests/AppTests/Menus.swift", function: "titles()",
      line: line, column: column)
    let session = session ?? self.session(["SHOWCASE_RECORD": mode])
    let program = program ?? self.program
    return session.outcome(
      of: { text }, as: .text, matching: expected, syntax, SnapshotRequest(at: callSite),
      builtAs: program)?.message
  }

  @Test(arguments: ["a\nb", "a\nb\n"])
  func `A value as its text passes`(expected: String) {
    expectNil(message("a\nb", matching: expected))
  }

  @Test func `a value that differs shows its lines and what records it`() {
    expectEqual(
      message("b", matching: "a"),
      #"""
      The snapshot differs from its inline text: 1 line gone, 1 new.

      --- inline text
      +++ new
      @@ -1 +1 @@
      -a
      +b

      inline: Tests/AppTests/Menus.swift:3
      record: SHOWCASE_RECORD=failed swift test --filter '^AppTests\.Menus/titles\(\)/'
      """#)
  }

  @Test func `a text is written into the source`() throws {
    expectNil(message("File\nEdit", mode: "missing"))
    expectEqual(
      try folder.read(source).split(separator: "\n")[2...7].joined(separator: "\n"),
      """
          assertInlineSnapshot(of: titles, as: .lines) {
            \"""
            File
            Edit
            \"""
          }
      """)
  }

  @Test func `a text that differs stays where only missing ones are recorded`() throws {
    expectTrue(message("b", matching: "a", mode: "missing") != nil)
    expectEqual(try folder.read(source), Self.menus)
  }

  @Test func `processes that run one after the other write below each other's texts`() throws {
    expectNil(message("second", mode: "failed", line: 4, column: 20))
    expectNil(message("above", mode: "failed"))
    expectNil(message("first", mode: "failed", line: 4, column: 10))
    expectEqual(
      try folder.read(source).split(separator: "\n").map { $0.drop { $0 == " " } }.filter {
        !$0.contains("\"\"\"")
      },
      [
        "@Suite struct Menus {", "@Test func titles() {", "assertInlineSnapshot(of: titles, as: .lines) {",
        "above", "}",
        "check(1) {", "first", "}; check(2) {", "second", "}", "}", "}",
      ])
  }

  @Test func `a source that changed since the build is not touched`() throws {
    expectNil(message("first", mode: "failed"))
    let changed = "// \n" + (try folder.read(source))
    try folder.write(changed, to: source)
    let message = message(
      "second", mode: "failed", line: 4, column: 10, program: .init(identity: "a", date: .distantPast))
    expectEqual(message?.contains("the file has changed since the test was built"), true, "\(message ?? "")")
    expectEqual(try folder.read(source), changed)
  }

  @Test(arguments: [("", ""), ("\n", ""), ("a\n", "a"), ("a\n\n", "a\n\n"), ("\na\n\n\n", "\na\n\n\n")])
  func `a text that was recorded passes`(value: String, literal: String) throws {
    expectNil(message(value, mode: "failed"))
    let lines = try folder.read(source).components(separatedBy: "      \"\"\"\n")[1].split(
      separator: "\n", omittingEmptySubsequences: false)
    expectEqual(lines.dropLast().map { $0.drop { $0 == " " } }.joined(separator: "\n"), literal)
    expectNil(message(value, matching: literal))
  }

  @Test func `tests that record at the same time keep each other's texts`() throws {
    let lines = (1...40).map { "    check(\($0))\n" }
    try folder.write(lines.joined(), to: source)
    let session = session(["SHOWCASE_RECORD": "failed"])
    DispatchQueue.concurrentPerform(iterations: lines.count) { index in
      expectNil(message("text \(index + 1)", in: session, line: index + 1, column: 10))
    }
    let written = try folder.read(source).split(separator: "\n").map { $0.drop { $0 == " " } }
    expectEqual(written.filter { $0.hasPrefix("text") }, (1...40).map { "text \($0)" })
  }

  @Test func `one call may have several texts`() throws {
    let session = session(["SHOWCASE_RECORD": "failed"])
    for (offset, label) in ["head", "body"].enumerated() {
      let syntax = InlineSnapshotSyntax(label: label, trailingClosureOffset: offset)
      expectNil(message("the \(label)", in: session, syntax, line: 4, column: 10))
    }
    let written = try folder.read(source).split(separator: "\n").map { $0.drop { $0 == " " } }
    expectEqual(
      written.filter { $0 != "\"\"\"" }[3...7],
      ["check(1) {", "the head", "} body: {", "the body", "}; check(2)"])
  }

  @Test func `what was recorded may be taken back`() throws {
    let program = BuiltProgram(identity: "a", date: .now.addingTimeInterval(60))
    expectNil(message("first", mode: "failed", program: program))
    let recorded = try folder.read(source)
    try folder.write(Self.menus, to: source)
    let old = BuiltProgram(identity: "a", date: .distantPast)
    expectNil(message("first", mode: "failed", program: old))
    expectEqual(try folder.read(source), recorded)
  }

  /// The linker leaves a program alone whose parts are the same as before.
  @Test func `a source that was compiled since its last change is as it was built`() throws {
    let program = BuiltProgram(
      identity: "a", date: .distantPast, path: "\(folder.root)/.build/debug/App.xctest")
    for (file, isBuilt) in [("Other.d", false), ("Menus.dia", false), ("Menus.d", true)] {
      try folder.write("", to: ".build/debug/AppTests.build/Sub/\(file)")
      expectEqual(message("first", mode: "failed", program: program) == nil, isBuilt, "\(file)")
    }
  }

  @Test func `a text in which a rule replaced nothing is not recorded`() throws {
    let callSite = SnapshotCallSite(
      fileID: "AppTests/Menus.swift", filePath: "/built/Tests/AppTests/Menus.swift", function: "titles()",
      line: 3, column: 25)
    let request = SnapshotRequest(redacting: [.uuids], at: callSite)
    let outcome = session(["SHOWCASE_RECORD": "all"]).outcome(
      of: { "a" }, as: .text, matching: nil, InlineSnapshotSyntax(), request, builtAs: program)
    expectEqual(outcome?.message.contains("The redaction .uuids replaced nothing."), true)
    expectEqual(try folder.read(source), Self.menus)
  }

  @Test func `a test that is repeated passes with its text`() {
    let session = session([:])
    expectTrue(message("b", matching: "a", in: session) != nil)
    expectNil(message("a", matching: "a", in: session))
  }

  @Test func `values that differ at one place are an error`() {
    let session = session([:])
    expectNil(message("a", matching: "a", in: session))
    expectEqual(
      message("b", matching: "a", in: session)?.hasPrefix("One inline snapshot gets different values.\n"),
      true)
  }

  @Test func `a value that is asserted again after it was recorded passes`() {
    let session = session(["SHOWCASE_RECORD": "failed"])
    expectNil(message("a", in: session))
    expectNil(message("a", in: session))
  }

  @Test func `bytes have no inline text`() {
    let callSite = SnapshotCallSite()
    let outcome = session([:]).outcome(
      of: { Data([0xFF]) }, as: .data, matching: "", InlineSnapshotSyntax(), SnapshotRequest(at: callSite))
    expectEqual(outcome?.message.contains("the value is not text"), true)
  }

  @Test func `a test asserts its own text`() {
    assertInlineSnapshot(of: ["b": 1, "a": 2], as: .json) {
      """
      {
        "a": 2,
        "b": 1
      }
      """
    }
  }
}
