import Goldens
import SourceText
import Testing

@Suite struct GoldenAuditTests {
  private func audit(owned: [String], files: [String]) -> GoldenAudit {
    GoldenAudit(owned: owned.map { GoldenPath($0) }, files: files.map { GoldenPath($0) })
  }

  @Test("Where files are what is owned, nothing is wrong")
  func clean() {
    let audit = audit(owned: ["a", "b"], files: ["b", "a"])
    #expect(
      audit.orphans.isEmpty && audit.missing.isEmpty && audit.miscased.isEmpty && audit.diagnostics.isEmpty)
  }

  @Test("What only one side has is an orphan or missing, in order")
  func differences() {
    let audit = audit(owned: ["d", "a", "c"], files: ["z", "c", "b"])
    #expect(audit.orphans.map(\.path) == ["b", "z"])
    #expect(audit.missing.map(\.path) == ["a", "d"])
    #expect(audit.miscased.isEmpty)
  }

  @Test(
    "A file in other letters is neither an orphan nor missing",
    arguments: [("A/é", "a/É"), ("\u{E9}", "e\u{301}")])
  func miscased(expected: String, found: String) {
    let audit = audit(owned: [expected], files: [found])
    #expect(audit.miscased == [.init(expected: GoldenPath(expected), found: GoldenPath(found))])
    #expect(audit.orphans.isEmpty && audit.missing.isEmpty)
  }

  @Test("A second file of the same letters is an orphan")
  func secondFile() {
    #expect(audit(owned: ["a"], files: ["A", "a"]).orphans.map(\.path) == ["A"])
    let withoutExact = audit(owned: ["abc"], files: ["aBc", "ABC"])
    #expect(withoutExact.miscased.map(\.found.path) == ["ABC"])
    #expect(withoutExact.orphans.map(\.path) == ["aBc"])
  }

  @Test("Every finding that needs a command of its own comes with it")
  func diagnostics() {
    let audit = audit(owned: ["m", "it's"], files: ["o", "IT'S"])
    #expect(
      audit.diagnostics.map(\.description) == [
        "o: error: no scenario owns this golden\n  next:     showcase prune",
        "m: error: the golden is missing",
        "IT'S: error: the golden's name has other letters than it should\n  expected: it's\n"
          + #"  next:     git mv 'IT'\''S' 'it'\''s'"#,
      ])
  }
}
