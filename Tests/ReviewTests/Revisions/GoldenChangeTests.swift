import Diagnostics
import Expectations
import GoldenFiles
import Review
import SampleGoldens
import ScenarioGoldens
import Storyboards
import Testing

/// How two files of one golden are compared.
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

  @Test func `storyboards are compared by meaning`() throws {
    let change = try change(SampleGolden.text("a", "1"), SampleGolden.text("a", "2"))
    expectEqual(change.difference?.lines, ["step 1: launch", #"  changed UILabel "1": "1" -> "2""#])
    expectEmpty(change.faults)
  }

  @Test func `goldens in JSON are compared by meaning, too`() throws {
    let change = try change(
      SampleGolden.storyboard("a", ["1"]).json, SampleGolden.storyboard("a", ["2"]).json,
      at: SampleGolden.path("a", format: .json))
    expectEqual(change.difference?.lines.last, #"  changed UILabel "1": "1" -> "2""#)
  }

  @Test func `converted line ends do not hide what differs`() throws {
    let converted = SampleGolden.text("a", "2").replacing("\n", with: "\r\n")
    let change = try change(SampleGolden.text("a", "1"), converted)
    expectEqual(change.difference?.lines.last, #"  changed UILabel "1": "1" -> "2""#)
  }

  @Test func `line ends that differ alone are reported as that`() throws {
    let text = SampleGolden.text("a", "1")
    expectEqual(try change(text, text.replacing("\n", with: "\r\n")).comparison, .lineEnds)
  }

  @Test func `what cannot be read is reported with its place and compared line by line`() {
    forEachRow([
      ("<<<<<<< HEAD\n", 1, "+<<<<<<< HEAD", "the golden has a merge conflict"),
      ("hello\n", 1, "+hello", "the file is not a storyboard"),
      ("showcase-storyboard 1\nuse cas: a\n", 2, "+use cas: a", "found 'use cas: a'"),
    ]) { text, line, added, problem in
      let damaged = try change(SampleGolden.text("a", "1"), text)
      let fault = try #require(damaged.faults.first)
      expectEqual(fault.file, path.path)
      expectEqual(fault.position, SourcePosition(line: line, column: 1))
      expectEqual(fault.problem, problem)
      expectTrue(try lines(damaged).contains(added))
    }
  }

  private func lines(_ change: GoldenChange) throws -> [String] {
    guard case .lines(let lines) = change.comparison else {
      Issue.record("\(change.comparison)")
      return []
    }
    return lines
  }

  @Test func `a fault of the former golden names its revision`() throws {
    let change = try change("hello\n", SampleGolden.text("a", "1"))
    expectEqual(change.faults.map(\.file), ["HEAD:./\(path)"])
    #expect(try lines(change).contains("-hello"))
  }

  @Test func `a pointer of Git LFS is named as one, and not compared`() throws {
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 3\n"
    let change = try change(pointer, SampleGolden.text("a", "1"))
    expectEqual(change.faults.map(\.problem), ["the golden is a pointer of Git LFS"])
    expectEqual(change.faults.map(\.next), [.shell("git lfs install && git lfs pull")])
    expectEqual(change.comparison, .lines([]))
  }

  @Test func `a file that is no scenario's is compared line by line, which is no fault`() throws {
    let change = try change("a\nb\n", "a\nc\n", at: GoldenPath("Snapshots/Module/OrderTests/order.txt"))
    expectEqual(change.comparison, .lines(["@@ -1,2 +1,2 @@", " a", "-b", "+c"]))
    expectEmpty(change.faults)
  }

  @Test func `bytes that are no text have no lines`() throws {
    expectEqual(try change("a\0b", "a\0c", at: GoldenPath("Snapshots/a.png")).comparison, .lines([]))
  }

  @Test func `a new golden that cannot be read is reported with its place`() throws {
    let change = try #require(
      RevisionDifference(from: [], to: [SampleGolden.file("hello\n", at: path)]).changes.first)
    expectEqual(change.kind, .added)
    expectEqual(change.faults.map(\.position), [.start])
  }
}
