import Expectations
import TestSupport
import Testing

@testable import Exploring

@Suite struct JournalTests {
  private let first = Input(.tap, to: "UIButton \"A\"", ["a()"])
  private let second = Input(.wait, to: "the clock", ["advance(by: 30)"])

  @Test func `What was noted is read again, without refused inputs, but with what was tried`() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.root)/journal"
    let journal = Journal(path: path)
    journal.note(first, key: 1)
    journal.note(second, key: 2)
    journal.noteRefusal()
    journal.note(second, key: .max)
    let record = Journal.record(at: path)
    expectEqual(record.inputs, [first, second])
    expectEqual(record.tried, [1, 2, .max])
  }

  @Test func `A torn last line and a missing file are not a fault`() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.root)/journal"
    let journal = Journal(path: path)
    journal.note(first, key: 1)
    let text = try folder.read("journal")
    try folder.write(text + text.dropLast(9), to: "journal")
    expectEqual(Journal.record(at: path).inputs, [first])
    expectEqual(Journal.record(at: "\(folder.root)/other"), WalkRecord())
    Journal(path: nil).note(first, key: 1)
  }
}
