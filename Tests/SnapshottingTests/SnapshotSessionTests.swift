import Expectations
import Foundation
import Snapshotting
import Synchronization
import TestSupport
import Testing

@Suite struct SnapshotSessionTests {
  private let folder: TemporaryFolder
  private let golden = "Tests/AppTests/__Snapshots__/ListTests/sorts.txt"
  private let value = ".build/showcase/pending/Tests/AppTests/__Snapshots__/ListTests/sorts.txt"

  init() throws {
    folder = try TemporaryFolder.package()
    let lines = String(repeating: "\n", count: 100)
    try folder.write(
      "@Suite struct ListTests { @Test func sorts(_ order: Order) {\(lines)} }",
      to: "Tests/AppTests/ListTests.swift")
  }

  private final class Lines: Sendable {
    let all = Mutex<[String]>([])
  }

  private func session(
    _ environment: [String: String] = [:], announcing lines: Lines = Lines()
  )
    -> SnapshotSession
  {
    let path = ["SHOWCASE_PACKAGE_PATH": folder.root]
    return SnapshotSession(environment: environment.merging(path) { $1 }) { line in
      lines.all.withLock { $0.append(line) }
    }
  }

  private func failure(
    _ text: String, in session: SnapshotSession, named name: String? = nil,
    location: SnapshotLocation = .besideTest, line: Int = 12
  ) -> String? {
    session.failure(of: { text }, as: .text, named: name, in: location, at: place(line: line))
  }

  private func place(line: Int = 12) -> SnapshotCallSite {
    SnapshotCallSite(
      fileID: "AppTests/ListTests.swift", filePath: "/built/elsewhere/Tests/AppTests/ListTests.swift",
      function: "sorts(_:)", line: line, column: 5)
  }

  @Test func `a value as its golden passes and writes nothing`() throws {
    try folder.write("a\nb\n", to: golden)
    let before = try folder.writeDates(in: ".")
    expectNil(failure("a\nb", in: session()))
    expectEqual(try folder.writeDates(in: "."), before)
  }

  @Test func `a missing golden fails, is not written, and the value is kept`() throws {
    expectEqual(
      failure("a", in: session()),
      """
      The snapshot has no golden.

      --- golden
      +++ new
      @@ -0,0 +1 @@
      +a

      golden: \(golden)
      new:    \(value)
      accept: mkdir -p 'Tests/AppTests/__Snapshots__/ListTests' && cp '\(value)' '\(golden)'
      record: SHOWCASE_RECORD=failed swift test --filter '^AppTests\\.ListTests/sorts\\(_:\\)/'
      """)
    #expect(!folder.has(golden))
    expectEqual(try folder.read(value), "a\n")
  }

  @Test func `a value that differs is told by its lines`() throws {
    try folder.write("a\nb\nc\n", to: golden)
    expectEqual(
      failure("a\n\u{1B}[31mB\nc", in: session()),
      """
      The snapshot differs from its golden: 1 line gone, 1 new.

      --- golden
      +++ new
      @@ -1,3 +1,3 @@
       a
      -b
      +\\u{1B}[31mB
       c

      golden: \(golden)
      new:    \(value)
      accept: cp '\(value)' '\(golden)'
      record: SHOWCASE_RECORD=failed swift test --filter '^AppTests\\.ListTests/sorts\\(_:\\)/'
      """)
    expectEqual(try folder.read(golden), "a\nb\nc\n")
  }

  @Test
  func `recording passes and tells what it wrote; on a server or in an unknown mode it is refused`() throws {
    forEachRow([("missing", false, true), ("failed", true, true), ("all", true, true)]) {
      mode, replaces, creates in
      let fresh = try Self()
      try fresh.folder.write("old\n", to: golden)
      let lines = Lines()
      let session = fresh.session(["SHOWCASE_RECORD": mode], announcing: lines)
      expectEqual((fresh.failure("new", in: session) == nil), replaces)
      expectNil(fresh.failure("x", in: session, named: "other"))
      expectEqual(try fresh.folder.read(golden), (replaces ? "new\n" : "old\n"))
      expectEqual(try fresh.folder.read("Tests/AppTests/__Snapshots__/ListTests/sorts.other.txt"), "x\n")
      let told = lines.all.withLock { $0 }
      expectEqual(
        told,
        (replaces ? ["recorded \(golden) (changed)"] : [])
          + ["recorded Tests/AppTests/__Snapshots__/ListTests/sorts.other.txt (new)"])
    }

    let refused = failure("a", in: session(["SHOWCASE_RECORD": "all", "CI": "true"]))
    expectEqual(refused?.contains("recording 'all' is refused, since the variable CI is set"), true)
    expectEqual(failure("a", in: session(["SHOWCASE_RECORD": "fialed"]))?.contains("nearest:  failed"), true)
    #expect(!folder.has(golden))
  }

  @Test
  func `a second snapshot without a name and two values of one golden are errors, also recording`() throws {
    try folder.write("a\n", to: golden)
    let comparing = session()
    expectNil(failure("a", in: comparing))
    expectNil(failure("a", in: comparing))
    expectEqual(
      failure("a", in: comparing, line: 13),
      """
      A test has a second snapshot without a name.
      golden: \(golden)
      first:  /built/elsewhere/Tests/AppTests/ListTests.swift:12:5
      now:    /built/elsewhere/Tests/AppTests/ListTests.swift:13:5
      expected: different names: assertSnapshot(of: ..., named: "...")
      """)

    let recording = session(["SHOWCASE_RECORD": "all"])
    expectNil(failure("a", in: recording, named: "x"))
    expectNil(failure("a", in: recording, named: "x", line: 13))
    let text = failure("b", in: recording, named: "x", line: 14)
    expectEqual(text?.hasPrefix("Two assertions give one golden different values."), true)
    let same = failure("c", in: recording, named: "x")
    expectEqual(same?.hasPrefix("One assertion gives one golden several values in one run."), true)
    expectEqual(try folder.read("Tests/AppTests/__Snapshots__/ListTests/sorts.x.txt"), "a\n")
  }

  @Test(arguments: [true, false])
  func `a golden whose name differs from another by case alone is an error`(isRecorded: Bool) throws {
    let session = session(isRecorded ? ["SHOWCASE_RECORD": "missing"] : [:])
    for _ in 0..<2 { expectEqual(failure("a", in: session, named: "Tea") == nil, isRecorded) }
    for mode in ["never", "missing"] {
      let session = isRecorded ? self.session(["SHOWCASE_RECORD": mode]) : session
      expectEqual(
        failure("b", in: session, named: "tea")?.split(separator: "\n").first,
        """
        Tests/AppTests/__Snapshots__/ListTests/sorts.tea.txt: error: the golden's name differs from \
        \(isRecorded ? "'sorts.Tea.txt'" : "another one") by case alone, and many disks have one file for both
        """)
    }
    expectNil(failure("a", in: self.session(["SHOWCASE_RECORD": "missing"]), named: "coffee"))
  }

  @Test func `a test that is repeated until it passes has its golden`() throws {
    try folder.write("a\n", to: golden)
    let session = session()
    expectTrue(failure("b", in: session) != nil)
    expectNil(failure("a", in: session))
    expectEqual(failure("c", in: session)?.hasPrefix("One assertion gives one golden several values"), true)
  }

  @Test func `goldens lie where they are documented to lie`() {
    forEachRow(
      [
        (SnapshotLocation.besideTest, String?.none, "Tests/AppTests/__Snapshots__/ListTests/sorts.txt"),
        (.besideTest, "a.b/c", "Tests/AppTests/__Snapshots__/ListTests/sorts.a%2Eb%2Fc.txt"),
        (.besideTest, "", "Tests/AppTests/__Snapshots__/ListTests/sorts.%_.txt"),
        (.package, "x", "Snapshots/AppTests/ListTests/sorts.x.txt"),
      ] as [(SnapshotLocation, String?, String)]
    ) { location, name, path in
      let session = session(["SHOWCASE_RECORD": "missing"])
      expectNil(failure("a", in: session, named: name, location: location))
      expectEqual(try folder.read(path), "a\n")
    }
  }

  @Test func `a message of more than 64 KiB is cut, and the whole is in a file`() throws {
    let lines = { (word: String) in (0..<9000).map { "\(word) \($0)" }.joined(separator: "\n") }
    try folder.write(lines("old") + "\n", to: golden)
    let text = try #require(failure(lines("new"), in: session()))
    #expect(text.utf8.count <= 65_536 && text.utf8.count > 60_000)
    #expect(text.contains("\n(cut here; the whole is in \(value).diff)\n"))
    #expect(text.hasSuffix("swift test --filter '^AppTests\\.ListTests/sorts\\(_:\\)/'"))
    #expect(try folder.read("\(value).diff").contains("\n+new 8999\n"))
  }

  @Test func `a value that cannot be encoded and converted line ends are told as such`() throws {
    let unwritten = session().failure(
      of: { ["a": [1, Double.nan]] }, as: .json, named: nil, in: .besideTest, at: place())
    expectEqual(unwritten, "The value cannot be written: JSON has no number 'nan'\npath: .a[1]")

    try folder.write("a\r\nb\r\n", to: golden)
    let text = try #require(failure("a\nb", in: session()))
    expectTrue(
      text.hasPrefix("The snapshot differs from its golden: 2 lines gone, 2 new.\n"), "\(text)")
    expectTrue(
      text.contains("\n-a\\u{D}\n-b\\u{D}\n+a\n+b\n\nOnly the golden's lines end with CR LF."), "\(text)")
  }

  private var failureElsewhere: String {
    failure("a", in: SnapshotSession(environment: [:]) { _ in }) ?? ""
  }

  @Test func `sources that are no longer where they were compiled are named`() {
    let text = failureElsewhere
    for words in ["/built/elsewhere/Tests/AppTests", "does not exist", "SHOWCASE_PACKAGE_PATH"] {
      expectTrue(text.contains(words), "\(text)")
    }
  }

  @Test func `nothing is created where the sources are no longer`() {
    expectTrue(!failureElsewhere.isEmpty)
    expectTrue(!FileManager.default.fileExists(atPath: "/built"))
  }

  @Test func `the command that records names the test, whatever is in its name`() {
    forEachRow(
      [
        ("adds(_:)", #"'[./]`?adds`?(\(|$)'"#),
        ("a 'row' of 2.5 (or more)?()", #"'[./]`?a '\''row'\'' of 2\.5 \(or more\)\?`?(\(|$)'"#),
        ("", #"'[./]`?`?(\(|$)'"#),
      ] as [(StaticString, String)]
    ) { function, word in
      let place = SnapshotCallSite(
        fileID: "AppTests/ListTests.swift", filePath: "/built/elsewhere/Tests/AppTests/ListTests.swift",
        function: function, line: 12, column: 5)
      let text = session().failure(of: { "a" }, as: .text, named: nil, in: .besideTest, at: place)
      expectEqual(text?.hasSuffix("\nrecord: SHOWCASE_RECORD=failed swift test --filter \(word)"), true)
    }
  }

  @Test func `each hunk has three lines around what differs, and the golden is accepted by a copy`() throws {
    let lines = (1...60).map { "line \($0)" }
    var changed = lines
    changed[9] = "ten"
    changed.remove(at: 40)
    try folder.write(lines.joined(separator: "\n") + "\n", to: golden)
    expectEqual(
      failure(changed.joined(separator: "\n"), in: session()),
      """
      The snapshot differs from its golden: 2 lines gone, 1 new.

      --- golden
      +++ new
      @@ -7,7 +7,7 @@
       line 7
       line 8
       line 9
      -line 10
      +ten
       line 11
       line 12
       line 13
      @@ -38,7 +38,6 @@
       line 38
       line 39
       line 40
      -line 41
       line 42
       line 43
       line 44

      golden: \(golden)
      new:    \(value)
      accept: cp '\(value)' '\(golden)'
      record: SHOWCASE_RECORD=failed swift test --filter '^AppTests\\.ListTests/sorts\\(_:\\)/'
      """)
    try folder.write(try folder.read(value), to: golden)
    expectNil(failure(changed.joined(separator: "\n"), in: session()))
  }
}
