import Expectations
import Foundation
import RenderTree
import Storyboards
import TestSupport
import Testing

/// The repository's promises about every golden in it.
@Suite struct RepositoryGoldensTests {
  private static let root = URL(filePath: #filePath, directoryHint: .notDirectory)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The paths of all goldens below `Snapshots`, relative to it.
  private static let goldens: [String] = {
    let paths = FileManager.default.enumerator(atPath: root.appending(path: "Snapshots").path)
    return (paths?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".txt") }.sorted()
  }()

  /// Every twentieth golden, and the first one of each configuration; all of them if all tests are run.
  private static let asked: [String] = {
    if Extent.isWhole { return goldens }
    var configurations: Set<Substring> = []
    return goldens.enumerated().filter { index, golden in
      let isNew = configurations.insert(golden.split(separator: ".").dropLast().last ?? "").inserted
      return isNew || index % 20 == 0
    }.map(\.element)
  }()

  private func text(of golden: String) throws -> String {
    try String(contentsOf: Self.root.appending(path: "Snapshots/\(golden)"), encoding: .utf8)
  }

  @Test func `there are goldens with changes, folds and views that fill others`() throws {
    #expect(Self.goldens.count > 10)
    for words in ["\nchanged ", "\nadded   after ", "\nshown   ", " (hidden; ", " (fill)"] {
      expectTrue(try Self.goldens.contains { try text(of: $0).contains(words) }, "\(words)")
    }
  }

  @Test func `a golden is written again as it was read`() {
    forEachRow(Self.asked) { golden in
      let text = try text(of: golden)
      let written = try Storyboard(text: text).text
      expectEqual(Array(written.utf8), Array(text.utf8))
    }
  }

  /// On the phone: other configurations have the same steps.
  @Test func `a step's changes make its tree of the tree before it`() {
    forEachRow(Self.asked.filter { $0.hasSuffix(".iPhone.txt") }) { golden in
      let storyboard = try Storyboard(text: text(of: golden))
      var changes = storyboard
      for (index, step) in storyboard.steps.enumerated().dropFirst() {
        let whole = try RenderNode(text: step.tree.treeText)
        expectEqual(whole, step.tree)
        changes.steps[index] = Step(cause: step.cause, tree: whole)
      }
      // Each tree is read from the lines that change the one before it.
      let read = try Storyboard(text: changes.text).steps.map(\.tree)
      expectEqual(read, storyboard.steps.map(\.tree))
    }
  }
}
