import Diagnostics
import Expectations
import GoldenFiles
import Review
import Storyboards
import Testing

@Suite struct ReviewedChangeTests {
  private func change(
    _ text: String?, golden: String?, _ kind: PendingChange.Kind = .changed
  ) -> ReviewedChange {
    ReviewedChange(PendingChange(path: PendingBox.path("a"), kind: kind, text: text, goldenText: golden))
  }

  @Test func `A change has the difference of both storyboards and its severity, and what is new has none`() {
    let reviewed = change(PendingBox.text("a", ["2", "3"]), golden: PendingBox.text("a", ["1", "3"]))
    expectEqual(reviewed.difference?.lines, ["step 1: launch", "  changed UILabel \"1\": \"1\" -> \"2\""])
    expectEqual(reviewed.severity, .text)
    expectEqual(reviewed.nodeCount, 1)

    let new = change(PendingBox.text("a", ["2"]), golden: nil, .new)
    expectNil(new.difference)
    expectNil(new.severity)
    expectEqual(new.comparison?.actual.steps.count, 1)
    expectEqual(new.change.kind, .new)
  }

  @Test func `Steps with the worst difference come first, and another input is worse than a text`() throws {
    let tail = "\n[2] a\n\n[3] b\n"
    let golden = PendingBox.text("a", ["1"]) + tail + "\n[4] c\n"
    let actual = PendingBox.text("a", ["2"]) + tail + "called  x\n\n[4] c\n"
    let reviewed = change(actual, golden: golden)
    expectEqual(reviewed.worstSteps.map(\.number), [3, 1])
    expectEqual(reviewed.severity, .structure)
  }

  @Test func `A storyboard or golden that proves unreadable is reported with its place`() {
    let reviewed = change("hello\n", golden: PendingBox.text("a", ["1"]))
    guard case .unreadable(let fault) = reviewed.change.kind else {
      Issue.record("\(reviewed.change.kind)")
      return
    }
    expectEqual(fault.file, "\(GoldenStore.pendingFolder)/\(PendingBox.path("a"))")
    expectEqual(fault.position, .start)
    expectNil(reviewed.comparison)

    let other = change(PendingBox.text("a", ["1"]), golden: "hello\n")
    guard case .unreadableGolden(let second) = other.change.kind else {
      Issue.record("\(other.change.kind)")
      return
    }
    expectEqual(second.file, PendingBox.path("a").path)
    expectNil(other.difference)
    expectEqual(other.comparison?.actual.steps.count, 1)
  }

  @Test func `What is stale stays so, whether it can be read or not`() {
    forEachRow([PendingChange.Kind.stale(.orphan), .stale(.equal)] as [PendingChange.Kind]) { kind in
      for text in ["hello\n", PendingBox.text("a", ["1"])] {
        expectEqual(change(text, golden: kind == .stale(.equal) ? "hello\n" : nil, kind).change.kind, kind)
      }
    }
  }

  @Test func `A golden that is too long to be compared line by line is reported as that`() {
    let golden = PendingBox.text("a", ["1"]) + String(repeating: "\n", count: 100_000)
    let reviewed = change(PendingBox.text("a", ["2"]), golden: golden)
    expectNil(reviewed.difference)
    guard case .unreadableGolden(let fault) = reviewed.change.kind else {
      Issue.record("it is \(reviewed.change.kind.name)")
      return
    }
    #expect(fault.problem.hasPrefix("the golden (100008 lines) and what was shown (8 lines) differ"))
    #expect(fault.problem.hasSuffix("too long to be compared line by line"))
    expectEqual(fault.expected, "at most 100000 lines in each")
    expectEqual(fault.file, PendingBox.path("a").path)
  }

  @Test func `If what can be read of a golden differs already, that is the difference`() {
    let later = "\n[2] tap\nchanged UILabel \"2\": \"2\" -> \"3\"\n"
    let reviewed = change(
      PendingBox.text("a", ["2"]) + later, golden: PendingBox.text("a", ["1"]) + later)
    expectEqual(reviewed.change.kind, .changed)
    expectEqual(reviewed.difference?.lines.last, "  changed UILabel \"1\": \"1\" -> \"2\"")
  }
}
