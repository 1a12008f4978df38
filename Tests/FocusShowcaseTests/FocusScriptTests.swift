import Expectations
import Foundation
import Scripts
import ShowcaseKit
import TestSupport
import Testing

@testable import FocusShowcase

@Suite @MainActor struct FocusScriptTests {
  /// The folder with the scripts, beside the tests.
  nonisolated private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "../../Plans/Scripts/Focus").standardizedFileURL

  /// The paths of all scripts within the folder.
  nonisolated private static let paths: [String] = {
    let files = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
    return files.filter { $0.hasSuffix(".eg.swift") }.sorted()
  }()

  /// The gallery replays the same scripts in its plans, which is enough for a quick run.
  @Test(.enabled(if: Extent.isWhole)) func `There are scripts, and every one reaches its end`() {
    expectFalse(Self.paths.isEmpty)
    forEachRow(Self.paths) { path in
      let parts = path.split(separator: "/").map(String.init)
      let useCase = try #require(
        focus.useCases.first { $0.classForDisplay == parts[0] && $0.name == parts[1] })
      let text = try String(contentsOf: Self.folder.appending(path: path), encoding: .utf8)
      let script = try ScriptChecker().check(parsing: text)
      let replay = ScriptReplay(script, of: useCase, in: focus, configuration: .iPhone)
      if let failure = replay.failure {
        Issue.record("\(path), step \(failure.step): \(failure.report.prefix(1500))")
      }
    }
  }
}
