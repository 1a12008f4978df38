import AppBreadth
import Diagnostics
import Expectations
import Foundation
import Testing

@testable import AppPackages

@Suite struct XcodeGenProjectTests {
  private let allFiles = [
    "Sub/App/A.swift", "Sub/App/Data/cities.json", "Sub/App/Info.plist", "Sub/App/Old/Out.swift",
    "Sub/Kit/K.swift", "Sub/Kit/KTests.swift", "Sub/project.yml",
  ]

  private func targets(_ files: [String: String]) throws -> [AppTarget] {
    try XcodeGenProject(
      at: "Sub/project.yml", allFiles: allFiles, reading: { files[$0].map { Data($0.utf8) } },
      showing: { "My/\($0)" }
    ).targets
  }

  private let text = """
    include: base.yml
    name: Project
    settings:
      base: {SWIFT_VERSION: "6.0"}
      configs:
        debug: {SWIFT_ACTIVE_COMPILATION_CONDITIONS: STAGING}
        release: {SWIFT_ACTIVE_COMPILATION_CONDITIONS: OFF}
    targets:
      My App:
        type: application
        platform: iOS
        templates: [Usual]
        sources:
          - path: App
            excludes: [Old, "**/*.json"]
          - path: App/Data
            type: folder
        info: {path: App/Info.plist}
      Kit:
        type: framework
        platform: [iOS, macOS]
        sources: [{path: Kit, excludes: ["*Tests.swift"]}]
      Mac:
        type: application
        platform: macOS
        sources: App
    """

  @Test func `Targets for iOS have their files, resources and settings`() throws {
    let found = try targets([
      "Sub/project.yml": text,
      "Sub/base.yml":
        "name: Other\ntargetTemplates:\n  Usual:\n    settings: {SWIFT_DEFAULT_ACTOR_ISOLATION: MainActor}",
    ])
    expectEqual(found.map(\.title), ["My App", "Kit"])
    expectEqual(found.map(\.files), [["Sub/App/A.swift"], ["Sub/Kit/K.swift"]])
    expectEqual(found.map(\.kind), [.app, .library])
    expectEqual(found.first?.resources.map(\.path), ["Sub/App/Data"])
    expectEqual(found.first?.information, "Sub/App/Info.plist")
    expectEqual(
      found.first?.settings,
      CompilerSettings(languageMode: .six, isMainActorByDefault: true, conditions: ["STAGING"]))
  }

  @Test func `A file that is not there or includes itself is an error`() {
    forEachRow([
      (["Sub/project.yml": text], "there is no file 'My/Sub/base.yml' to include"),
      (["Sub/project.yml": "include: [project.yml]"], "the project includes itself: 'project.yml'"),
      (["Sub/project.yml": "targets: &a"], "'&a' cannot be read"),
    ]) { files, problem in
      let error = #expect(throws: Diagnostic.self) { try targets(files) }
      expectEqual(error?.problem, problem)
      expectEqual(error?.file, "My/Sub/project.yml")
    }
  }
}
