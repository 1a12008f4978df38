import AppBreadth
import Diagnostics
import Expectations
import TestSupport
import Testing

@testable import AppPackages

@Suite struct AppReaderTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func read(
    target: String? = nil, manifest: String = "", status: Int32 = 0
  ) throws -> AppDescription? {
    let tool = Tool { _, _, _ in ToolOutcome(status: status, output: manifest) }
    return try AppReader(
      folder: GivenFolder(at: folder.root, named: "My App"), tool: tool, environment: [:], wanted: target
    ).read()
  }

  private func project(_ name: String, files: [String], kind: String = "application") -> String {
    let references = files.map { "\"\($0)\" = { path = \"\($0)\"; sourceTree = SOURCE_ROOT; };" }.joined()
    let quoted = files.map { "\"\($0)\"" }.joined(separator: ", ")
    let builds = files.map { "\"b \($0)\" = { fileRef = \"\($0)\"; };" }.joined()
    return """
      { rootObject = P; objects = { P = { targets = (T); mainGroup = G; }; G = { children = (\(quoted)); };
        T = { name = "\(name)"; productType = "com.apple.product-type.\(kind)"; buildPhases = (B); };
        B = { isa = PBXSourcesBuildPhase; files = (\(files.map { "\"b \($0)\"" }.joined(separator: ", "))); };
        \(references) \(builds) }; }
      """
  }

  @Test func `A folder without UIKit is not an app`() throws {
    try folder.write("import Foundation\n", to: "A.swift")
    expectTrue(try read() == nil)
  }

  @Test func `Of several apps, the one with the most view controllers is shown, with its libraries`() throws {
    try folder.write("import UIKit\nimport Kit\nclass A: UIViewController {}\n", to: "Example/A.swift")
    try folder.write("import UIKit\nclass B: BaseController {}", to: "Example/B.swift")
    try folder.write("import UIKit\n", to: "Other.swift")
    try folder.write("import UIKit\n", to: "Sources/Kit/K.swift")
    try folder.write(
      project("Big", files: ["A.swift", "B.swift"]), to: "Example/Example.xcodeproj/project.pbxproj")
    try folder.write(project("Other", files: ["Other.swift"]), to: "Other.xcodeproj/project.pbxproj")
    try folder.write("", to: "Package.swift")
    let manifest = """
      warning: something
      {"targets":[{"name":"Kit","type":"regular"},{"name":"KitTests","type":"test"}],
       "toolsVersion":{"_version":"5.9.0"}}
      """
    let app = try read(manifest: manifest)
    expectEqual(app?.modules.map(\.name), ["Kit", "Big"])
    expectEqual(app?.main.target.files, ["Example/A.swift", "Example/B.swift"])
    expectEqual(app?.others, ["Other (Other.xcodeproj)"])
    expectEqual(try read(target: "Other", manifest: manifest)?.main.name, "Other")
    let error = #expect(throws: Diagnostic.self) { try read(target: "Othr", manifest: manifest) }
    expectEqual(error?.nearest, "Other")
  }

  @Test func `A demo is shown only if there is no other app`() throws {
    let controllers = "import UIKit\nclass A: UIViewController {}\nclass B: UIViewController {}\n"
    try folder.write(controllers, to: "A.swift")
    try folder.write("import UIKit\n", to: "B.swift")
    try folder.write(project("KitDemo", files: ["A.swift"]), to: "KitDemo.xcodeproj/project.pbxproj")
    expectEqual(try read()?.main.name, "KitDemo")
    try folder.write(project("App", files: ["B.swift"]), to: "App.xcodeproj/project.pbxproj")
    expectEqual(try read()?.main.name, "App")
  }

  @Test func `The view controllers of libraries count as well`() throws {
    try folder.write("import UIKit\nimport Kit\n", to: "A.swift")
    try folder.write("import UIKit\nclass B: UIViewController {}\n", to: "B.swift")
    try folder.write(
      "import UIKit\nclass K: UIViewController {}\nclass L: UIViewController {}\n", to: "K.swift")
    try folder.write(project("A", files: ["A.swift"]), to: "A.xcodeproj/project.pbxproj")
    try folder.write(project("B", files: ["B.swift"]), to: "B.xcodeproj/project.pbxproj")
    try folder.write(
      project("Kit", files: ["K.swift"], kind: "framework"), to: "Kit.xcodeproj/project.pbxproj")
    expectEqual(try read()?.modules.map(\.name), ["Kit", "A"])
  }

  @Test func `A project of XcodeGen is read where there is no other`() throws {
    try folder.write("import UIKit\n", to: "App/A.swift")
    try folder.write(
      "targets:\n  App:\n    type: application\n    platform: iOS\n    sources: App\n", to: "project.yml")
    expectEqual(try read()?.main.target.source, "project.yml")
    try folder.write("targets: &x\n", to: "project.yml")
    let error = #expect(throws: Diagnostic.self) { try read() }
    expectEqual(error?.file, "My App/project.yml")
    try folder.write(project("Real", files: ["App/A.swift"]), to: "Real.xcodeproj/project.pbxproj")
    expectEqual(try read()?.main.name, "Real")
  }

  @Test func `A package's settings are read, those for iOS in a debug build`() throws {
    try folder.write("import UIKit\n", to: "Sources/Kit/K.swift")
    try folder.write("", to: "Package.swift")
    let setting = { (kind: String, value: String, more: String) in
      "{\"tool\":\"swift\",\"kind\":{\"\(kind)\":{\"_0\":\(value)}}\(more)}"
    }
    let settings = [
      setting("defaultIsolation", "\"MainActor\"", ""), setting("define", "\"ON\"", ""),
      setting("define", "\"OFF\"", ",\"condition\":{\"config\":\"release\"}"),
      setting("define", "\"MAC\"", ",\"condition\":{\"platformNames\":[\"macos\"]}"),
      setting("unsafeFlags", "[\"-x\"]", ""), setting("interoperabilityMode", "{}", ""),
    ]
    let app = try read(
      manifest: """
        {"targets":[{"name":"Kit","type":"regular","settings":[\(settings.joined(separator: ","))]}],
         "toolsVersion":{"_version":"6.0.0"}}
        """)
    expectEqual(
      app?.main.target.settings,
      CompilerSettings(languageMode: .six, isMainActorByDefault: true, conditions: ["ON"]))
  }

  @Test func `A broken manifest is an error with its position`() throws {
    try folder.write("import UIKit\n", to: "A.swift")
    try folder.write("", to: "Package.swift")
    let error = #expect(throws: Diagnostic.self) {
      try read(manifest: "/x/Package.swift:3:7: error: expected ',' separator\nerror: more\n", status: 1)
    }
    expectEqual(
      error?.description,
      """
      My App/Package.swift:3:7: error: the package is broken: expected ',' separator
        expected: a package that SwiftPM reads
        next:     swift package --package-path 'My App' dump-package
      """)
  }

  @Test func `Two apps of one module's name are an error that leads to the option, which takes either`()
    throws
  {
    try folder.write("import UIKit\n", to: "A.swift")
    try folder.write("import UIKit\n", to: "B.swift")
    let settings = "{ buildConfigurations = (C); }; C = { buildSettings = { PRODUCT_NAME = \"Übung\"; }; };"
    let two = project("App", files: ["A.swift"]).replacing("targets = (T)", with: "targets = (T, U)")
      .replacing("T = {", with: "T = { buildConfigurationList = L;")
      .replacing(
        "B = { isa",
        with: """
          L = \(settings) "b B" = { fileRef = F; }; F = { path = "B.swift"; sourceTree = SOURCE_ROOT; };
          U = { name = "App Beta"; productType = "com.apple.product-type.application"; buildPhases = (B3);
                buildConfigurationList = L; };
          B3 = { isa = PBXSourcesBuildPhase; files = ("b B"); }; B = { isa
          """
      ).replacing("children = (", with: "children = (F, ")
    try folder.write(two, to: "X.xcodeproj/project.pbxproj")
    let error = #expect(throws: Diagnostic.self) { try read() }
    expectEqual(
      error?.description,
      """
      My App/X.xcodeproj/project.pbxproj: error: two targets of the project are called '_bung'
        expected: one of them by '--target': App, App Beta
        next:     showcase init 'My App' --target App
      """)
    expectEqual(try read(target: "App Beta")?.main.target.files, ["B.swift"])
    expectEqual(try read(target: "App")?.main.target.files, ["A.swift"])
    expectEqual(try read(target: "_bung")?.main.name, "_bung")
  }

  @Test func `Names in any script become modules`() {
    forEachRow([("a b", "a_b"), ("1", "_1"), ("東京", "App"), ("", "App"), ("_", "App"), ("é", "App")]) {
      expectEqual($0.moduleName, $1)
    }
  }
}
