import Expectations
import Foundation
import GoldenFiles
import TestSupport
import Testing

@testable import Snapshotting

/// The goldens that no assertion has at the end of a process.
@Suite struct UnclaimedGoldensTests {
  private let folder: TemporaryFolder
  private let goldens = "Tests/AppTests/__Snapshots__/ListTests"
  private let pending = ".build/showcase/pending"

  init() throws {
    folder = try TemporaryFolder.package()
    try folder.write("", to: "Tests/AppTests/ListTests.swift")
    for golden in ["sorts.a", "sorts.b", "other"] { try folder.write("a\n", to: "\(goldens)/\(golden).txt") }
  }

  private func session(_ mode: String = "never", arguments: [String] = []) -> SnapshotSession {
    SnapshotSession(
      environment: ["SHOWCASE_PACKAGE_PATH": folder.root, "SHOWCASE_RECORD": mode], arguments: arguments
    ) { _ in }
  }

  private func assert(
    _ text: String, named name: String?, in session: SnapshotSession, by function: StaticString = "sorts()"
  ) {
    let place = SnapshotCallSite(
      fileID: "AppTests/ListTests.swift", filePath: "/built/Tests/AppTests/ListTests.swift",
      function: function, line: 1, column: 1)
    _ = session.failure(of: { text }, as: .text, named: name, in: .besideTest, at: place)
  }

  @Test func `a golden that its test no longer asserts is named and marked`() throws {
    let session = session()
    assert("a", named: "a", in: session)
    expectEqual(
      session.unclaimedNote(),
      """

      note: these goldens belong to tests that ran, and no assertion has them:
        \(goldens)/sorts.b.txt
        next: rm '\(goldens)/sorts.b.txt'
              or assert them again

      """)
    expectEqual(folder.files(in: pending), ["\(goldens)/sorts.b.txt.unclaimed"])
  }

  private static let sources = [
    (source: "@Test func sorts() { verify(named: \"b\") }", isKept: true),
    (source: "func verifyB() { verify(named: \"b\") }", isKept: true),
    (source: "@Test func other() { verify(named: \"b\") }", isKept: false),
    (source: "@Test func sorts() { verify(named: \"bc\") }", isKept: false),
  ]

  @Test(arguments: sources.indices)
  func `a golden whose assertion a test did not reach is kept`(index: Int) throws {
    let (source, isKept) = Self.sources[index]
    try folder.write(source, to: "Tests/AppTests/ListTests.swift")
    let session = session()
    assert("a", named: "a", in: session)
    expectEqual(session.unclaimedNote() == nil, isKept)
    expectEqual(folder.files(in: pending).isEmpty, isKept)
  }

  @Test(arguments: [("x", true), ("x, named: \"a\"", false)])
  func `a golden without a name is kept by an assertion without one`(arguments: String, isKept: Bool) throws {
    try folder.write("a\n", to: "\(goldens)/sorts.txt")
    let source = "@Test func sorts() { assertSnapshot(of: \(arguments)) }"
    try folder.write(source, to: "Tests/AppTests/ListTests.swift")
    let session = session()
    for name in ["a", "b"] { assert("a", named: name, in: session) }
    expectEqual(session.unclaimedNote() == nil, isKept)
  }

  @Test func `a golden whose assertion has another file now is named`() throws {
    try folder.write("@Test func sorts() { verify(named: \"b\") }", to: "Tests/AppTests/ListTests.swift")
    try folder.write("a\n", to: "\(goldens)/sorts.b.json")
    let session = session()
    for name in ["a", "b"] { assert("a", named: name, in: session) }
    expectEqual(session.unclaimedNote()?.contains("/sorts.b.json\n  next:"), true)
  }

  @Test func `a later claim removes the mark`() throws {
    for (text, mode) in [("a", "never"), ("other", "never"), ("other", "failed")] {
      try folder.write("a\n", to: "\(goldens)/sorts.b.txt")
      try folder.write("", to: "\(pending)/\(goldens)/sorts.b.txt.unclaimed")
      assert(text, named: "b", in: session(mode))
      #expect(!folder.has("\(pending)/\(goldens)/sorts.b.txt.unclaimed"), "\(text) \(mode)")
    }
  }

  @Test func `a golden of a failed, recorded or refused assertion has its assertion`() throws {
    for (name, mode) in [("b", "never"), ("b", "failed"), ("b", "recrod")] {
      let session = session(mode)
      assert("a", named: "a", in: session)
      assert("other", named: name, in: session)
      expectNil(session.unclaimedNote())
    }
  }

  @Test func `tests that did not run keep their goldens`() throws {
    let session = session()
    assert("a", named: nil, in: session, by: "other()")
    expectNil(session.unclaimedNote())
    expectEqual(folder.files(in: pending), [])
  }

  @Test func `a text that waits and is not asserted any more is marked, but no golden`() throws {
    try folder.write("a\n", to: "\(pending)/\(goldens)/sorts.c.txt")
    let session = session()
    for name in ["a", "b"] { assert("a", named: name, in: session) }
    expectNil(session.unclaimedNote())
    #expect(folder.has("\(pending)/\(goldens)/sorts.c.txt.unclaimed"))
  }

  /// Other tests that call the helper may be left out.
  @Test func `goldens of helpers count only if all tests run`() throws {
    forEachRow([
      (["x"], true), (["x", "--filter", "a"], false), (["x", "AppTests.ListTests/testA"], false),
    ]) { arguments, isNamed in
      let session = session(arguments: arguments)
      assert("a", named: "a", in: session)
      expectEqual(session.unclaimedNote() != nil, isNamed)
    }
  }

  @Test func `many goldens are counted`() throws {
    for number in 10..<30 { try folder.write("a\n", to: "\(goldens)/sorts.c\(number).txt") }
    let session = session()
    assert("a", named: "a", in: session)
    let note = try #require(session.unclaimedNote())
    #expect(note.contains("sorts.c18.txt\n  and 11 more\n"))
    expectEqual(folder.files(in: pending).count, 21)
  }

  @Test func `arguments of test processes select tests or do not`() {
    forEachRow([
      (["/a/App.xctest"], false), (["/a/x", "--testing-library", "swift-testing"], false),
      (["/a/x", "--filter", "a"], true), (["/a/x", "--skip", "a"], true), (["/a/x", "--filter=a"], true),
      (["/a/x", "AppTests.MenuTests"], true),
      (["/a/x", "AppTests.MenuTests/testTitles,AppTests.B/testC"], true),
      (["/a/x", "--test-bundle-path", "/a/App.xctest"], false),
    ]) { arguments, isSelected in
      expectEqual(SelectedTests.areSelected(by: arguments), isSelected)
    }
  }
}
