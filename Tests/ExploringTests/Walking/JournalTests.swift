import Expectations
import TestSupport
import Testing

@testable import Exploring

@Suite struct JournalTests {
  private let first = Input(.tap, to: "UIButton \"A\"", ["a()"])
  private let second = Input(.wait, to: "the clock", ["advance(by: 30)"])

  private func record(of events: [WalkEvent]) throws -> WalkRecord {
    let folder = try TemporaryFolder()
    let path = "\(folder.root)/journal"
    let journal = Journal(path: path)
    for event in events { journal.note(event) }
    return Journal.record(at: path)
  }

  @Test func `What was noted is read again, without refused inputs, but with what was tried`() throws {
    let record = try record(of: [
      .tried(1), .input(first), .tried(2), .input(second), .refusal, .tried(.max), .input(second),
    ])
    expectEqual(record.inputs, [first, second])
    expectEqual(record.tried, [1, 2, .max])
    expectEqual(record.refusedCount, 1)
    expectEqual(record.lastSubject, "the clock")
  }

  @Test func `What was seen is read again, each once, and what did something`() throws {
    let sighting = Sighting(.clippedText, of: "UILabel", "shows less", after: 1)
    let record = try record(of: [
      .input(first), .sighting(sighting), .effective("UIButton \"A\""), .input(second), .sighting(sighting),
    ])
    expectEqual(record.sightings, [sighting])
    expectEqual(record.effective, ["UIButton \"A\""])
  }

  @Test func `What came last is the launch, an input or the end`() throws {
    expectEqual(try record(of: []).lastSubject, "the launch")
    expectEqual(try record(of: [.input(first)]).lastSubject, "UIButton \"A\"")
    expectEqual(try record(of: [.input(first), .refusal]).lastSubject, "the launch")
    expectEqual(try record(of: [.input(first), .end]).lastSubject, "the end of the use case")
  }

  @Test func `A torn last line and a missing file are not a fault`() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.root)/journal"
    let journal = Journal(path: path)
    journal.note(.input(first))
    let text = try folder.read("journal")
    try folder.write(text + text.dropLast(9), to: "journal")
    expectEqual(Journal.record(at: path).inputs, [first])
    expectEqual(Journal.record(at: "\(folder.root)/other"), WalkRecord())
    Journal(path: nil).note(.input(first))
  }
}
