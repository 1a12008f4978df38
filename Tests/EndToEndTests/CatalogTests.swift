import Expectations
import Foundation
import TestSupport
import Testing

/// A screen that loads, waits for the end of typing, and animates, as apps do.
@Suite @HazardActor struct CatalogTests {
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

  @Test func `A script that stops says what differed from its golden before, and what to type to see all`()
    throws
  {
    expectEqual(try run("--record").status, 0)
    let golden = "Snapshots/Catalog/CatalogViewController/Animals/search.iPhone.txt"
    try package.edit(golden, "-> \"cat, cow\"\n", to: "-> \"cat, dog\"\n")
    let script = "Plans/Scripts/Catalog/CatalogViewController/Animals/search.eg.swift"
    try package.edit(script, "grey_text(\"cat\"))", to: "grey_text(\"cats\"))")
    let stopped = try run("--filter", "CatalogViewController/Animals/search")
    let lines = stopped.output.components(separatedBy: "\n")
    let statement =
      #"6:1: error: EarlGrey.selectElement(with: grey_text("cats")).assert(grey_sufficientlyVisible())"#
    expectEqual(
      Array(lines.prefix(4)),
      [
        "Catalog/CatalogViewController/Animals/search (iPhone): the script stopped at step 6",
        #"  step 3: changed UILabel "cat, dog": "cat, dog" -> "cat, cow" (the same in step 4) (golden -> now)"#,
        "  \(script):\(statement)",
        "  Interaction cannot continue because the desired element was not found.",
      ])
    expectEqual(
      Array(lines.drop { !$0.hasPrefix("  UI Hierarchy") }.prefix(5)),
      [
        "  UI Hierarchy (Back to front):", "    UIWindow > UILayoutContainerView > UIView",
        "      <UILabel; AX.label='cat'>", "    ... 39 more nodes",
        "  next:   swift run hazards show 'Catalog/CatalogViewController/Animals/search' --configuration 'iPhone'",
      ])
    let shown = try run("show", "Catalog/CatalogViewController/Animals/search", "--configuration", "iPhone")
    expectEqual(shown.status, 1)
    #expect(shown.output.contains("UILabel \"cat\""))
    #expect(shown.errors.contains("UI Hierarchy (Back to front):\n  ========== Window 1 =========="))
  }

  @Test func `It is the same in any order of asynchronous work`() throws {
    let outcome = try run("prove", "--schedules", "20")
    expectEqual(outcome.status, 0, Comment(rawValue: outcome.output))
  }
}
