import Expectations
import Foundation
import HeadlessUIKit
import Scripts
import ShowcaseKit
import TestSupport
import Testing

@testable import OnboardingShowcase

/// Every script of the app, on its stage.
@Suite @MainActor struct ScriptTests {
  nonisolated private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Plans/Scripts/Onboarding")

  /// A script, whose path determines its use case: `<class>/<use case>/<name>.eg.swift`.
  struct ScriptFile: Hashable, CustomTestStringConvertible {
    var path: String

    var parts: [String] { path.split(separator: "/").map(String.init) }
    var name: String { (parts.last ?? "").replacingOccurrences(of: ".eg.swift", with: "") }
    var testDescription: String { path }
  }

  nonisolated private static func files() throws -> [ScriptFile] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".eg.swift") }.sorted().map(ScriptFile.init)
  }

  /// A device whose user speaks another language.
  private func configuration(_ language: String, device: VirtualDevice) -> StageConfiguration {
    var configuration = StageConfiguration(name: language, device: device)
    configuration.environment.languages = [language]
    return configuration
  }

  private func replay(_ file: ScriptFile, _ configuration: StageConfiguration) throws {
    let text = try String(contentsOf: Self.folder.appendingPathComponent(file.path), encoding: .utf8)
    let useCase = try #require(
      onboarding.useCases.first { [$0.classForDisplay, $0.name] == Array(file.parts.prefix(2)) })
    let replay = ScriptReplay(
      try ScriptChecker(vocabulary: .standard).check(parsing: text), of: useCase, in: onboarding,
      configuration: configuration)
    expectNil(replay.failure, "\(replay.failure?.report.prefix(600) ?? "")")
  }

  /// The gallery replays the same scripts in its plans, which is enough for a quick run.
  @Test(.enabled(if: Extent.isWhole))
  func `A script runs on a phone, and one about the screen's size on a tablet`() throws {
    forEachRow(try Self.files()) { file in
      try replay(file, .iPhone)
    }
    forEachRow(try Self.files().filter { ["rotate", "change-width", "large-text"].contains($0.name) }) {
      file in
      try replay(file, .iPad)
    }
  }

  @Test func `No script selects anything by the language`() throws {
    forEachRow(try Self.files().filter { ["next-and-done", "choose", "start-over"].contains($0.name) }) {
      file in
      try replay(file, configuration("de", device: .iPhone))
      try replay(file, configuration("ja", device: .iPad))
    }
  }
}
