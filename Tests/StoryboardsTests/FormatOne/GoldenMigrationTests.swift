import Diagnostics
import Expectations
import Foundation
import GoldenFiles
import RenderTree
import TestSupport
import Testing

@testable import Storyboards

/// Goldens of format 1, kept as they were written, stay readable.
@Suite struct GoldenMigrationTests {
  private static let folder = URL(filePath: #filePath, directoryHint: .notDirectory)
    .deletingLastPathComponent().appending(path: "Corpus")

  private static let files: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()

  private func text(of file: String) throws -> String {
    try String(contentsOf: Self.folder.appending(path: file), encoding: .utf8)
  }

  @Test func `every golden of format 1 becomes one of this format that says the same`() throws {
    expectEqual(Self.files.count, 10)
    forEachRow(Self.files) { file in
      let former = try Storyboard(formatOne: text(of: file))
      let migrated = try Storyboard(text: GoldenMigration(of: text(of: file)).text)
      expectEqual(migrated.steps.map(\.cause), former.steps.map(\.cause))
      expectEqual(migrated.steps.map(\.calls), former.steps.map(\.calls))
      expectEqual(migrated.steps.map(\.tree), former.steps.map(\.tree.condensed))
    }
  }

  @Test func `the whole trees that format 1 wrote again are those of the changes before them`() throws {
    forEachRow(Self.files) { file in
      let former = try Storyboard(formatOne: text(of: file))
      for (step, next) in zip(former.steps, former.steps.dropFirst()) where next.cause.hasPrefix("snapshot(")
      {
        expectEqual(next.tree, step.tree, "\(next.cause)")
      }
    }
  }

  @Test func `a golden is migrated line by line`() throws {
    let former = """
      showcase-storyboard 1
      use case: C / u
      script: s
      configuration: c

      [1] launch
      UIWindow (0 0; 390 844)
        UIView (0 0; 390 844) background=systemBackground appearance=dark
          UILabel "a" (20 20; 100 20) font=regular-15 color=label
          UITextField #name (20 50; 100 30) [hidden] placeholder="Name"
          UILabel "b" (20 90; 100 20)
          UILabel "b" (20 120; 100 20)

      [2] tap
      called  go()
      changed UILabel "b" 2 of 2: (20 120; 100 20) -> (20 130; 100 20), none -> lines=0
      removed UILabel "a"
      added   in UIView at 0
        UISwitch (0 0; 51 31) [on]
      moved   UITextField #name to UIView at 3

      [3] snapshot("end")
      UIWindow (0 0; 390 844)
        UIView (0 0; 390 844) background=systemBackground appearance=dark
          UISwitch (0 0; 51 31) [on]
          UILabel "b" (20 90; 100 20)
          UILabel "b" (20 130; 100 20) lines=0
          UITextField #name (20 50; 100 30) [hidden] placeholder="Name"
      pending a Timer at 3 s

      """
    // Format 1 had pending work above the tree.
    let moved = former.replacing("pending a Timer at 3 s\n", with: "")
      .replacing("[3] snapshot(\"end\")\n", with: "[3] snapshot(\"end\")\npending a Timer at 3 s\n")
    let migration = try GoldenMigration(of: moved)
    expectEqual(
      migration.text,
      """
      showcase-storyboard 2
      use case: C / u
      script: s
      configuration: c

      [1] launch
      UIWindow (0 0; 390 844)
        UIView (fill) appearance=dark background=systemBackground
          UILabel "a" (20 20; 100 20) color=label font=regular-15
          UITextField #name (hidden; 1 node fe2b5a12)
          UILabel "b" (20 90; 100 20)
          UILabel "b" (20 120; 100 20)

      [2] tap
      called  go()
      changed UILabel "b" 2: (20 120; 100 20) -> (20 130; 100 20), lines=default -> 0
      removed UILabel "a"
      added   first in UIView
        UISwitch (0 0; 51 31) [on]
      moved   UITextField #name -> in UIView

      [3] snapshot("end")

      [end]
      pending a Timer at 3 s

      """)
    expectEqual(
      migration.unknowns.map { "\($0.line) \($0.kind)" },
      ["8 darkColors", "9 darkColors", "9 fontsByStyle", "10 input"])
  }

  @Test func `a damaged golden of format 1 is refused with its place`() {
    let start =
      "showcase-storyboard 1\nuse case: u\nscript: s\nconfiguration: c\n\n[1] launch\nA\n  B #b\n  C\n  C\n\n[2] tap\n"
    forEachRow([
      ("showcase-storyboard 2\n", 1, 1), ("showcase-storyboard 1\nuse cas: u\n", 2, 1),
      (start + "removed D\n", 13, 9), (start + "removed C 3 of 2\n", 13, 9), (start + "removed C\n", 13, 9),
      (start + "moved   B #b to A at 9\n", 13, 1), (start + "added   in A\n  X\n", 13, 13),
      (start + "changed B #b: [on] -> [off]\n", 13, 15), (start + "changed B #b: none -> none\n", 13, 15),
      (start + "removed B #b\nremvoed C 1 of 2\n", 14, 1), (start + "removed B #b x\n", 13, 13),
    ]) { text, line, column in
      let fault = #expect(throws: Diagnostic.self, "\(text)") { try GoldenMigration(of: text) }
      expectEqual(fault?.position, SourcePosition(line: line, column: column), "\(String(describing: fault))")
      expectNotNil(fault?.expected)
    }
  }
}
