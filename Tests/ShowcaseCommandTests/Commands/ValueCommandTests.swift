import Diagnostics
import Expectations
import Foundation
import GoldenFiles
import Project
import Review
import Storyboards
import TestSupport
import Testing

@testable import ShowcaseCommand

/// The commands for goldens, on goldens of values.
@MainActor @Suite struct ValueCommandTests {
  private let package: TemporaryFolder
  private let folder = "Tests/AppTests/__Snapshots__/OrderTests"

  init() throws {
    package = try TemporaryFolder.package()
    _ = package.call("--record")
    try package.write("func order() {}\nfunc item() {}\n", to: "Tests/AppTests/OrderTests.swift")
    try package.write("tea\nmilk\n", to: "\(folder)/order.txt")
  }

  private func pend(_ text: String, _ golden: String) throws {
    try package.write(text, to: "\(GoldenStore.pendingFolder)/\(folder)/\(golden)")
  }

  private func pendBoth() throws {
    try pend("tea\ncoffee\n", "order.txt")
    try pend("4\n", "item.milk.txt")
  }

  @Test func `values are listed with what differs`() throws {
    try pendBoth()
    let session = package.call("status")
    expectEqual(session.status, .failure)
    expectEqual(
      session.output,
      """
      2 changes wait for review

      new      AppTests/OrderTests/item.milk: no golden yet, 1 line
      changed  AppTests/OrderTests/order: 1 line gone, 1 new

        next:   swift run demo review
                swift run demo accept ID
                swift run demo reject ID

      """)
    expectEqual(
      package.call("status", "OrderTests/order").output.split(separator: "\n").dropFirst().prefix(5),
      [
        "changed  AppTests/OrderTests/order: 1 line gone, 1 new", "  @@ -1,2 +1,2 @@", "   tea", "  -milk",
        "  +coffee",
      ])
    let listing = package.call("status", "--all", "--format", "json").output
    #expect(listing.contains(#""id" : "AppTests/OrderTests/order""#))
  }

  @Test func `values are accepted and rejected by name`() throws {
    try pendBoth()
    expectEqual(package.call("accept", "OrderTests/order").output, "replaced \(folder)/order.txt\n")
    expectEqual(try package.read("\(folder)/order.txt"), "tea\ncoffee\n")
    expectEqual(package.call("reject", "--all").output, "rejected \(folder)/item.milk.txt\n")
    expectEqual(package.call("status").output, "Nothing waits for review.\n")
  }

  @Test func `a test file's values are accepted together`() throws {
    try pendBoth()
    expectEqual(
      package.call("accept", "AppTests/OrderTests").output,
      "created  \(folder)/item.milk.txt\nreplaced \(folder)/order.txt\n")
  }

  @Test func `goldens whose test is gone are reported, listed and pruned`() throws {
    try package.write("a\n", to: "\(folder)/gone.txt")
    let check = package.call("check")
    expectEqual(check.status, .failure)
    expectEqual(
      check.errorOutput,
      """
      \(folder)/gone.txt: error: no test owns this golden
        expected: a function 'gone' in 'Tests/AppTests/OrderTests.swift'
        next:     swift run demo prune

      """)
    #expect(package.call("status").output.hasPrefix("unowned  \(folder)/gone.txt\n"))
    expectEqual(
      package.call("prune", "--dry-run").output,
      "would remove \(folder)/gone.txt: 'Tests/AppTests/OrderTests.swift' has no function 'gone'\n")
    expectEqual(package.call("prune").output, "removed \(folder)/gone.txt\n")
    expectEqual(package.files(in: folder), ["order.txt"])
    expectEqual(package.call("check").status, .success)
  }

  @Test func `a golden of a test that ran without it is noted by check, which passes`() throws {
    try pend("", "order.txt.unclaimed")
    let check = package.call("check")
    expectEqual(check.status, .success)
    expectEqual(
      check.errorOutput,
      """
      \(folder)/order.txt: note: no assertion had this golden when its test ran
        expected: an assertion of it in 'order'
        next:     swift run demo prune --unclaimed

      """)
  }

  @Test func `a golden of a test that ran without it is listed`() throws {
    try pend("", "order.txt.unclaimed")
    let status = package.call("status")
    expectEqual(status.status, .success)
    expectEqual(
      status.output,
      """
      unclaimed \(folder)/order.txt

        next:   swift run demo prune --unclaimed

      """)
    let listing = package.call("status", "--all", "--format", "json").output
    #expect(listing.contains("\"unclaimed\" : [\n    \"\(folder)/order.txt\"\n  ]"))
    #expect(package.call("status", "--format", "json").output.contains(#""unclaimed":1"#))
  }

  @Test func `pruning leaves goldens of tests that ran without them`() throws {
    for golden in ["order.txt", "item.tea.txt"] {
      try package.write("tea\n", to: "\(folder)/\(golden)")
      try pend("", "\(golden).unclaimed")
      let left =
        golden == "order.txt"
        ? "1 golden whose test ran without it; --unclaimed removes it"
        : "2 goldens whose tests ran without them; --unclaimed removes them"
      expectEqual(package.call("prune").output, "left \(left)\n")
    }
    expectEqual(package.files(in: folder), ["item.tea.txt", "order.txt"])
    expectEqual(
      package.call("prune", "--dry-run").output,
      """
      would leave \(folder)/item.tea.txt: 'item' ran without it
      would leave \(folder)/order.txt: 'order' ran without it
      would leave 2 goldens whose tests ran without them; --unclaimed removes them

      """)
  }

  @Test func `pruning removes goldens of tests that ran without them if asked to`() throws {
    try pend("", "order.txt.unclaimed")
    expectEqual(
      package.call("prune", "--unclaimed", "--dry-run").output,
      "would remove \(folder)/order.txt: 'order' ran without it\n")
    #expect(package.has("\(folder)/order.txt"))
    expectEqual(package.call("prune", "--unclaimed").output, "removed \(folder)/order.txt\n")
    expectEqual(package.files(in: GoldenStore.pendingFolder), [])
  }

  @Test func `goldens of values in the folder of goldens are not called others`() throws {
    try package.write("a\n", to: "Snapshots/AppTests/OrderTests/order.txt")
    try package.write("a\n", to: "Snapshots/notes.md")
    let session = package.call("check", "--verbose")
    expectEqual(session.errorOutput, "Snapshots/notes.md: note: this is not a golden and is ignored\n")
  }

  @Test func `the review at the terminal shows a value's lines`() throws {
    try pendBoth()
    let pending = try Project(root: package.root, showcases: [], environment: [:]).goldens.pendingChanges(
      owned: [], orphans: [])
    var screen = ReviewScreen(PendingReview(pending))
    screen.index = 1
    let lines = screen.lines(on: ScreenSize(columns: 70, rows: 24)).map(\.text)
    expectEqual(
      Array(lines[1...9]),
      [
        "AppTests/OrderTests/order", "\(folder)/order.txt", "changed, 1 line gone, 1 new", "",
        "[difference]  tree ", "@@ -1,2 +1,2 @@", " tea", "-milk", "+coffee",
      ])
  }

  @Test func `undoing what the browser accepted restores the golden`() throws {
    try pendBoth()
    let project = try Project(root: package.root, showcases: [], environment: [:])
    let pending = try project.goldens.pendingChanges(owned: [], orphans: [])
    var ongoing = OngoingReview(PendingReview(pending), in: project.goldens)
    expectEqual(
      ongoing.decide(.accept, on: .change(1)).effects, [.replaced(GoldenPath("\(folder)/order.txt"))])
    _ = ongoing.undo()
    expectEqual(try package.read("\(folder)/order.txt"), "tea\nmilk\n")
    #expect(package.has("\(GoldenStore.pendingFolder)/\(folder)/order.txt"))
  }
}
