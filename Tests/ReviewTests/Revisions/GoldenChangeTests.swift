import Diagnostics
import Expectations
import GoldenFiles
import Review
import SampleGoldens
import Storyboards
import Testing

/// How two versions of one golden are compared.
@Suite struct GoldenChangeTests {
  private let path = SampleGolden.path("a")

  private func change(_ before: String, _ after: String, at path: GoldenPath? = nil) throws -> GoldenChange {
    let path = path ?? self.path
    let difference = RevisionDifference(
      from: [SampleGolden.file(before, at: path, name: "HEAD:./\(path)")],
      to: [SampleGolden.file(after, at: path)])
    return try #require(difference.changes.first)
  }

  @Test func `golden files and storyboards have the same first line`() {
    let line = "\(GoldenFault.formatName) \(GoldenFault.formatVersion)\n"
    #expect(SampleGolden.storyboard("a", ["1"]).text.hasPrefix(line))
  }

  @Test func `storyboards and goldens in JSON are compared by meaning`() throws {
    let plain = try change(SampleGolden.text("a", "1"), SampleGolden.text("a", "2"))
    expectEqual(plain.difference?.lines, ["step 1: launch", #"  changed UILabel "1": "1" -> "2""#])
    expectEmpty(plain.faults)

    let json = try change(
      SampleGolden.storyboard("a", ["1"]).json, SampleGolden.storyboard("a", ["2"]).json,
      at: SampleGolden.path("a", format: .json))
    expectEqual(json.difference?.lines.last, #"  changed UILabel "1": "1" -> "2""#)
  }

  @Test func `converted line ends are reported where they alone differ, and hide nothing else`() throws {
    let converted = SampleGolden.text("a", "2").replacing("\n", with: "\r\n")
    let differing = try change(SampleGolden.text("a", "1"), converted)
    expectEqual(differing.difference?.lines.last, #"  changed UILabel "1": "1" -> "2""#)

    let text = SampleGolden.text("a", "1")
    expectEqual(try change(text, text.replacing("\n", with: "\r\n")).comparison, .lineEnds)
  }

  @Test func `a former golden that says more than goldens do now is compared by what both say`() throws {
    let text = SampleGolden.text("a", "1")
    let former = text.replacing("UILabel \"1\"", with: "UILabel \"1\" z=1 a=2")
    let present = text.replacing("UILabel \"1\"", with: "UILabel \"1\" a=2 z=1")
    #expect(former != text)
    expectEmpty(try #require(try change(former, present).difference).lines)
    let other = present.replacing("a=2", with: "a=3")
    expectEqual(try change(former, other).difference?.lines.last, #"  changed UILabel "1": a=2 -> 3"#)
  }

  @Test
  func `what cannot be read, new or not, is reported with its place and compared line by line`() throws {
    forEachRow([
      ("<<<<<<< HEAD\n", 1, "+<<<<<<< HEAD", "the golden has a merge conflict"),
      ("hello\n", 1, "+hello", "the file is not a storyboard"),
      ("showcase-storyboard 2\nuse cas: a\n", 2, "+use cas: a", "found 'use cas: a'"),
    ]) { text, line, added, problem in
      let damaged = try change(SampleGolden.text("a", "1"), text)
      let fault = try #require(damaged.faults.first)
      expectEqual(fault.file, path.path)
      expectEqual(fault.position, SourcePosition(line: line, column: 1))
      expectEqual(fault.problem, problem)
      expectTrue(try lines(damaged).contains(added))
    }

    let new = try #require(
      RevisionDifference(from: [], to: [SampleGolden.file("hello\n", at: path)]).changes.first)
    expectEqual(new.kind, .added)
    expectEqual(new.faults.map(\.position), [.start])
  }

  private func lines(_ change: GoldenChange) throws -> [String] {
    guard case .lines(let lines) = change.comparison else {
      Issue.record("\(change.comparison)")
      return []
    }
    return lines
  }

  @Test func `faults of former goldens name the revision, and pointers of Git LFS are not compared`() throws {
    let former = try change("hello\n", SampleGolden.text("a", "1"))
    expectEqual(former.faults.map(\.file), ["HEAD:./\(path)"])
    #expect(try lines(former).contains("-hello"))

    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 3\n"
    let unresolved = try change(pointer, SampleGolden.text("a", "1"))
    expectEqual(unresolved.faults.map(\.problem), ["the golden is a pointer of Git LFS"])
    expectEqual(unresolved.faults.map(\.next), [.shell("git lfs install && git lfs pull")])
    expectEqual(unresolved.comparison, .lines([]))
  }

  @Test func `a file that is not a scenario's is compared line by line, and bytes have no lines`() throws {
    let plain = try change("a\nb\n", "a\nc\n", at: GoldenPath("Snapshots/Module/OrderTests/order.txt"))
    expectEqual(plain.comparison, .lines(["@@ -1,2 +1,2 @@", " a", "-b", "+c"]))
    expectEmpty(plain.faults)

    expectEqual(try change("a\0b", "a\0c", at: GoldenPath("Snapshots/a.png")).comparison, .lines([]))
  }
}
