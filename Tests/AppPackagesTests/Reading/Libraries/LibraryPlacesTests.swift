import Expectations
import Foundation
import TestSupport
import Testing

@testable import AppPackages

@Suite struct LibraryPlacesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "import UIKit\nimport Kit\nclass A: UIViewController {}\n", to: "Repository/Example/A.swift")
    try folder.write("", to: "Repository/.git/HEAD")
  }

  private func read(
    _ libraries: GivenLibraries = GivenLibraries(), manifest: String = ""
  ) throws -> AppDescription? {
    let tool = Tool { _, _, _ in ToolOutcome(status: manifest.isEmpty ? 1 : 0, output: manifest) }
    var reader = AppReader(
      folder: try GivenFolder(at: folder.url("Repository/Example").path, named: "Example"), tool: tool,
      environment: [:], wanted: nil)
    reader.libraries = libraries
    return try reader.read()
  }

  @Test func `A sample imports the library of the repository around it`() throws {
    try folder.write("public class K {}\n", to: "Repository/Kit/K.swift")
    try folder.write("\"Kit\"", to: "Repository/Package.swift")
    let manifest = """
      {"targets":[{"name":"Kit","type":"regular","path":"Kit"}],"toolsVersion":{"_version":"5.9.0"}}
      """
    let app = try read(manifest: manifest)
    expectEqual(app?.modules.map(\.name), ["Kit", "Example"])
    expectEqual(app?.modules.first?.target.files, ["../Kit/K.swift"])
    let package = app.map {
      AppPackage($0, toolkit: .clone(path: "../T"), folder: "ExampleShowcase", takenNames: [])
    }
    let link = package?.files.first { $0.path == "Sources/Kit/App" }
    expectEqual(link?.content, .link("../../../../Kit"))
  }

  @Test func `A library is found where package managers and people put it`() throws {
    for place in [
      "Repository/Example/Pods/Kit/Source", "Repository/Example/Carthage/Checkouts/Kit/Kit",
      "Repository/Pods/Kit", "Repository/SourcePackages/checkouts/kit-swift/Sources/Kit",
    ] {
      try folder.write("public class K {}\n", to: "\(place)/K.swift")
      expectEqual(try read()?.modules.map(\.name), ["Kit", "Example"], "\(place)")
      try FileManager.default.removeItem(at: folder.url("\(place)/K.swift"))
    }
    try folder.write("public class K {}\n", to: "Libraries/Kit/Sources/K.swift")
    try folder.write("import XCTest\n", to: "Libraries/Kit/Tests/T.swift")
    for given in [
      GivenLibraries(named: [NamedLibrary(name: "Kit", folder: "../../Libraries/Kit")]),
      GivenLibraries(folders: ["../../Libraries"]),
    ] {
      expectEqual(try read(given)?.modules.first?.target.files, ["../../Libraries/Kit/Sources/K.swift"])
    }
    expectEqual(try read()?.modules.map(\.name), ["Example"])
  }

  @Test func `A podspec says which files are a library's`() throws {
    try folder.write("public class K {}\n", to: "Repository/Source/K.swift")
    try folder.write("public class O {}\n", to: "Repository/Other/O.swift")
    try folder.write("s.name = 'Kit'\ns.source_files = 'Source/*.swift'\n", to: "Repository/Kit.podspec")
    expectEqual(try read()?.modules.first?.target.files, ["../Source/K.swift"])
  }

  @Test func `Sources beside the app's folder are linked one by one`() throws {
    try folder.write("public class K {}\n", to: "Repository/K.swift")
    try folder.write("public class L {}\n", to: "Repository/Source/L.swift")
    try folder.write("s.name = 'Kit'\ns.source_files = '*.swift', 'Source'\n", to: "Repository/Kit.podspec")
    let module = try read()?.modules.first
    let linked = module.map { LinkedSources(files: $0.target.files, of: $0.place?.files ?? []) }
    expectEqual(
      linked?.links,
      [
        .init(path: "App/K.swift", destination: "../K.swift"),
        .init(path: "App/Source", destination: "../Source"),
      ])
  }
}
