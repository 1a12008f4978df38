import Expectations
import TestSupport
import Testing

/// A screen that loads, waits for the end of typing, and animates, as apps do.
@Suite @ProgramActor struct CatalogTests {
  private let package: TemporaryFolder

  init() throws {
    package = try Hazards.package(of: "Catalog")
    try package.write(
      """
      let field = EarlGrey.selectElement(with: grey_accessibilityID("Query"))
      EarlGrey.selectElement(with: grey_text("cat, cow, dog")).assert(grey_sufficientlyVisible())
      field.perform(grey_typeText("c"))
      EarlGrey.selectElement(with: grey_text("cat, cow")).assert(grey_sufficientlyVisible())
      field.perform(grey_typeText("a"))
      EarlGrey.selectElement(with: grey_text("cat")).assert(grey_sufficientlyVisible())
      snapshot("found")

      """, to: "Plans/Scripts/Catalog/CatalogViewController/Animals/search.eg.swift")
  }

  private func run(_ arguments: String...) throws -> Program.Outcome {
    try Hazards.program.run(arguments, in: package.url())
  }

  @Test func `A search that waits for the end of typing is the same in each run`() throws {
    let recording = try run("--workers", "2", "--record")
    expectEqual(recording.status, 0, Comment(rawValue: recording.output))
    let golden = try package.read("Snapshots/Catalog/CatalogViewController/Animals/search.iPhone.txt")
    #expect(golden.contains("\"cat, cow, dog\" -> \"cat, cow\""), Comment(rawValue: golden))
    for _ in 0..<3 {
      let again = try run("--workers", "2", "--again")
      expectEqual(again.status, 0, Comment(rawValue: again.output))
    }
  }

  @Test func `It is the same in any order of asynchronous work`() throws {
    let outcome = try run("prove", "--schedules", "20")
    expectEqual(outcome.status, 0, Comment(rawValue: outcome.output))
  }
}
