import Diagnostics
import Expectations
import Foundation
import GoldenFiles
import ShowcaseKit
import TestSupport
import Testing

@testable import Project

@Suite struct ValueInventoryTests {
  private let package: TemporaryFolder

  init() throws {
    package = try TemporaryFolder.package()
    try package.write("func item() {}\nfunc whole() {}\n", to: "Tests/AppTests/OrderTests.swift")
  }

  private func inventory() throws -> ValueInventory {
    try Project(root: package.root, showcases: [], environment: [:]).valueInventory()
  }

  private func write(_ goldens: String...) throws {
    for golden in goldens { try package.write("a\n", to: golden) }
  }

  private let folder = "Tests/AppTests/__Snapshots__"

  @Test func `a golden is owned by its test, wherever the golden is`() throws {
    try write(
      "\(folder)/OrderTests/item.txt", "\(folder)/OrderTests/whole.a.json",
      "Snapshots/AppTests/OrderTests/item.txt"
    )
    let found = try inventory()
    expectEqual(found.goldens.count, 3)
    expectEqual(found.unowned, [])
  }

  @Test func `a golden whose test or test file is gone is unowned`() throws {
    try write(
      "\(folder)/OrderTests/items.txt", "\(folder)/Gone/item.txt", "Snapshots/AppTests/OrderTests/gone.txt",
      "Snapshots/AppTests/Gone/item.txt")
    expectEqual(
      try inventory().unowned.map(\.diagnostic.description),
      [
        """
        Snapshots/AppTests/Gone/item.txt: error: no test owns this golden
          expected: the test file 'AppTests/Gone.swift'
          next:     showcase prune
        """,
        """
        Snapshots/AppTests/OrderTests/gone.txt: error: no test owns this golden
          expected: a function 'gone' in 'Tests/AppTests/OrderTests.swift'
          next:     showcase prune
        """,
        """
        \(folder)/Gone/item.txt: error: no test owns this golden
          expected: the test file 'Tests/AppTests/Gone.swift'
          next:     showcase prune
        """,
        """
        \(folder)/OrderTests/items.txt: error: no test owns this golden
          expected: a function 'items' in 'Tests/AppTests/OrderTests.swift'
          nearest:  item
          next:     showcase prune
        """,
      ])
  }

  @Test func `a golden of a test that ran without it is unclaimed`() throws {
    let golden = GoldenPath("\(folder)/OrderTests/item.milk.txt")
    try write(golden.path, "\(GoldenPath.pendingFolder)/\(golden.unclaimedMark)")
    expectEqual(try inventory().unowned, [])
    expectEqual(try inventory().unclaimed, [UnclaimedValue(path: golden, test: "item")])
    try package.remove(golden.path)
    expectEqual(try inventory().unclaimed, [])
  }

  @Test(arguments: [-1.0, 0, 1])
  func `a mark that is older than the source of its test does not count`(age: TimeInterval) throws {
    let golden = GoldenPath("\(folder)/OrderTests/item.milk.txt")
    let mark = "\(GoldenPath.pendingFolder)/\(golden.unclaimedMark)"
    try write(golden.path, "\(GoldenPath.pendingFolder)/\(golden)", mark)
    let changed = Date(timeIntervalSince1970: 1_000_000)
    try set(changed, of: "Tests/AppTests/OrderTests.swift")
    try set(changed.addingTimeInterval(-age), of: mark)
    let found = try inventory()
    expectEqual(found.unclaimed.map(\.path), age > 0 ? [] : [golden])
    expectEqual(found.unclaimedPending, age > 0 ? [] : [golden])
  }

  private func set(_ date: Date, of file: String) throws {
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: package.url(file).path)
  }

  @Test func `the golden of a helper in another file is owned`() throws {
    try package.write(
      """
      func check(_ text: String, function: StaticString = #function) {
        assertSnapshot(of: text, as: .text, function: function)
      }
      """, to: "Tests/AppTests/Helpers.swift")
    try package.write("func testMenu() { check(text) }\n", to: "Tests/AppTests/MenuTests.swift")
    let golden = GoldenPath("\(folder)/Helpers/testMenu.txt")
    try write(golden.path, "\(GoldenPath.pendingFolder)/\(golden)")
    let found = try inventory()
    expectEqual(found.unowned, [])
    expectEqual(found.unownedPending, [])
  }

  @Test(arguments: [
    (#"f(testName: "menu \(x)")"#, true), (#"f(a, testName: "\(x)", named: "b")"#, true),
    ("f(testName: name)", true), ("f(function: function)", true), ("func f(function: StaticString) {}", true),
    (#"f(testName: "item")"#, false), (#"f(a, function: "item", line: 1)"#, false),
    ("f(named: name)", false), ("let function: String", false), ("", false),
  ])
  func `a file that takes the names of tests owns goldens of any test`(source: String, isOwned: Bool) throws {
    try package.write(source, to: "Tests/AppTests/MenuTests.swift")
    try write("\(folder)/MenuTests/menu 1.txt")
    expectEqual(try inventory().unowned.isEmpty, isOwned)
  }

  @Test(arguments: [
    ("func menu() {}", true), ("func `menu`() {}", true), ("let menu = 1", false),
    ("// func menu() {}", false), (#"let text = "menu""#, false),
  ])
  func `a golden is owned if another source has the function`(source: String, isOwned: Bool) throws {
    try package.write(source, to: "Sources/App/Menu.swift")
    try write("\(folder)/OrderTests/menu.txt")
    expectEqual(try inventory().unowned.isEmpty, isOwned)
  }

  @Test func `links to nowhere among the sources are passed over`() throws {
    try FileManager.default.createSymbolicLink(
      atPath: package.url("Tests/AppTests/Lost.swift").path, withDestinationPath: "nowhere")
    try write("\(folder)/OrderTests/menu.txt")
    expectEqual(try inventory().unowned.count, 1)
  }

  @Test func `a file that an unclaimed golden is by a link is not unowned`() throws {
    let (golden, link) = ("\(folder)/OrderTests/item.txt", "\(folder)/OrderTests/gone.txt")
    try write(golden, "\(GoldenPath.pendingFolder)/\(GoldenPath(golden).unclaimedMark)")
    try FileManager.default.createSymbolicLink(
      atPath: package.url(link).path, withDestinationPath: "item.txt")
    let found = try inventory()
    expectEqual(found.unowned, [])
    expectEqual(found.unclaimed.map(\.path.path), [golden])
  }

  @Test func `what waits for a test that is gone is unowned, too`() throws {
    let golden = GoldenPath("\(folder)/OrderTests/gone.txt")
    try write(
      "\(GoldenPath.pendingFolder)/\(golden)", "\(GoldenPath.pendingFolder)/\(folder)/OrderTests/item.txt")
    expectEqual(try inventory().unownedPending, [golden])
  }

  @Test func `files that may not be goldens have no owner to lack`() throws {
    try write(
      "Snapshots/Pictures/2026/beach.txt", "\(folder)/README.md", "Snapshots/README.md",
      "Inner/Package.swift", "Inner/Tests/__Snapshots__/Gone/a.txt", ".hidden/__Snapshots__/Gone/a.txt")
    expectEqual(try inventory(), ValueInventory())
  }

  @Test func `a file that another target owns by a link is owned`() throws {
    try write("\(folder)/OrderTests/item.txt")
    try package.write("", to: "Tests/OtherTests/Other.swift")
    try FileManager.default.createSymbolicLink(
      atPath: package.url("Tests/OtherTests/__Snapshots__").path,
      withDestinationPath: "../AppTests/__Snapshots__")
    let found = try inventory()
    expectEqual(found.goldens.count, 2)
    expectEqual(found.unowned, [])
  }
}
