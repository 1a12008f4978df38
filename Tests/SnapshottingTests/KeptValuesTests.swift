import Expectations
import Foundation
import Platform
import Snapshotting
import TestSupport
import Testing
import UTF8Text

/// The values that are kept because they differ from their goldens, and their later states.
@Suite struct KeptValuesTests {
  private let folder: TemporaryFolder
  private let golden = "Tests/AppTests/__Snapshots__/ListTests/sorts.txt"
  private let value = ".build/showcase/pending/Tests/AppTests/__Snapshots__/ListTests/sorts.txt"
  private let place = SnapshotFolder.place

  init() throws {
    folder = try SnapshotFolder().folder
  }

  private func session(_ mode: String = "never") -> SnapshotSession {
    SnapshotSession(
      environment: ["SHOWCASE_PACKAGE_PATH": folder.root, "SHOWCASE_RECORD": mode]
    ) { _ in }
  }

  private func failure(_ text: String, in session: SnapshotSession, named name: String? = nil) -> String? {
    session.failure(of: { text }, as: .text, named: name, in: .besideTest, at: place)
  }

  @Test func `recording and passing remove what an earlier run kept, and nothing else`() throws {
    expectNotNil(failure("a", in: session()))
    #expect(folder.has(value))
    expectNil(failure("a", in: session("missing")))
    expectEqual(folder.files(in: ".build/showcase/pending"), [])

    forEachRow(["never", "missing", "failed", "all"]) { mode in
      try folder.write("a\n", to: golden)
      try folder.write("long\n", to: "\(value).diff")
      expectNotNil(failure("b", in: session()))
      expectNotNil(failure("b", in: session(), named: "other"))
      try folder.write("long\n", to: "\(value).diff")
      expectNil(failure("a", in: session(mode)))
      expectEqual(
        folder.files(in: ".build/showcase/pending"),
        ["Tests/AppTests/__Snapshots__/ListTests/sorts.other.txt"]
      )
    }
  }

  @Test
  func `a run lists what is kept once, and a message that is no longer cut leaves no whole one`() throws {
    try folder.write(String(repeating: "old\n", count: 40_000), to: golden)
    expectNotNil(failure("new", in: session()))
    #expect(folder.has("\(value).diff"))
    try folder.write("old\n", to: golden)
    expectNotNil(failure("new", in: session()))
    #expect(!folder.has("\(value).diff") && folder.has(value))

    try folder.write("a\n", to: golden)
    let once = session()
    expectNil(failure("a", in: once))
    try folder.write("later\n", to: value)
    expectNil(failure("a", in: once))
    #expect(folder.has(value))
  }

  @Test func `a difference is told where its value cannot be kept`() throws {
    try folder.write("a\n", to: golden)
    try folder.write("", to: ".build")
    let text = try #require(failure("b", in: session()))
    #expect(text.contains("\n-a\n+b\n"))
    #expect(text.contains("\nnew:    \(value) (not kept: it cannot be read: Not a directory)\n"))
    #expect(!text.contains("accept:"))
    let long = try #require(failure(String(repeating: "b\n", count: 40_000), in: self.session(), named: nil))
    #expect(long.contains("\n(cut here; the whole cannot be kept)\n"))
  }

  @Test func `a golden that cannot be written is an error, and none is left behind`() throws {
    try folder.write("", to: "Tests/AppTests/__Snapshots__")
    let text = try #require(failure("a", in: session("missing")))
    #expect(text.contains("the golden cannot be read: Not a directory"))
    #expect(text.contains(golden))
  }

  @Test
  func `a large value is told in a short message, and a line longer than that is left out of it`() throws {
    let lines = (0..<100_000).map { "line \($0) of a text that has five megabytes in all" }
    var changed = lines
    changed[50_000] = "changed"
    try folder.write(lines.joined(separator: "\n") + "\n", to: golden)
    expectNil(failure(lines.joined(separator: "\n"), in: session()))
    let text = try #require(failure(changed.joined(separator: "\n"), in: session()))
    #expect(text.hasPrefix("The snapshot differs from its golden: 1 line gone, 1 new.\n"))
    #expect(text.contains("\n@@ -49998,7 +49998,7 @@\n") && text.utf8.count < 2_000)

    let long = String(repeating: "x", count: 5_000_000)
    try folder.write("a\n", to: golden)
    let message = try #require(failure(long, in: session()))
    #expect(message.utf8.count < 1_000)
    #expect(message.contains("\n-a\n(cut here; the whole is in \(value).diff)\n\ngolden: "))
  }

  private struct Refusal: Error, CustomStringConvertible {
    let description = "no\u{1B}text"
  }

  @Test func `a value or a strategy that throws is told, and the next one is not spoiled`() throws {
    try folder.write("a\n", to: golden)
    let session = session()
    let half = SnapshotStrategy<String>(fileExtension: "txt") { value, buffer in
      buffer.append(value)
      throw Refusal()
    }
    let told = "The value cannot be written: no\\u{1B}text"
    expectEqual(session.failure(of: { "b" }, as: half, named: nil, in: .besideTest, at: place), told)
    let thrown = session.failure(
      of: { () throws -> String in throw Refusal() }, as: .text, named: nil, in: .besideTest, at: place)
    expectEqual(thrown, told)
    expectNil(failure("a", in: session))
    #expect(!folder.has(value))
  }

  #if os(Linux)
    @Test func `recording is refused while another process records`() throws {
      let path = folder.url(".build/showcase/lock").path
      try folder.write("", to: ".build/showcase/lock")
      let stranger = open(path, O_RDWR)
      var region = flock()
      region.l_type = Int16(F_WRLCK)
      try #require(stranger >= 0 && fcntl(stranger, 37, &region) == 0)
      let text = try #require(failure("a", in: session("missing")))
      #expect(text.contains("another Showcase is writing goldens of this package"))
      #expect(!folder.has(golden))
    }
  #endif
}
