import Diagnostics
import Expectations
import TestSupport
import Testing

@testable import AppPackages

@Suite struct ExamplePackageTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func clone(readme: String) throws -> ToolkitClone {
    try folder.write("", to: "Package.swift")
    try folder.write("", to: "Sources/Toolkit/HeadlessUIKit/A.swift")
    try folder.write("", to: "Sources/Port/PortPlugin/A.swift")
    try folder.write(readme, to: "README.md")
    return try ToolkitClone(at: folder.root, named: "Clone")
  }

  @Test func `The files are those of the README, with the clone's path`() throws {
    let readme = """
      `Package.swift`:
      ```swift
      dependencies: [.package(path: "../Showcase")], name: "greeting"
      ```

      `Sources/a.swift`:
      ```swift
      let a = 1

      let b = 2
      ```

      `swift run` prints:
      ```text
      ok
      ```
      """
    let files = try ExamplePackage.files(in: clone(readme: readme), toolkit: .clone(path: "../Tools/Clone"))
    expectEqual(
      files.prefix(2).map { $0 },
      [
        PackageFile(
          "Package.swift",
          text: "dependencies: [.package(name: \"Showcase\", path: \"../Tools/Clone\")], name: \"greeting\"\n"
        ),
        PackageFile("Sources/a.swift", text: "let a = 1\n\nlet b = 2\n"),
      ])
    expectEqual(files.dropFirst(2).map(\.path), [".gitattributes", ".gitignore", "showcase"])
  }

  @Test func `A README without the example is named`() throws {
    let clone = try clone(readme: "# Showcase\n")
    let error = #expect(throws: Diagnostic.self) {
      try ExamplePackage.files(in: clone, toolkit: .clone(path: ".."))
    }
    expectEqual(error?.file, "\(clone.path)/README.md")
    expectEqual(error?.problem, "the README of the toolkit has no example")
  }
}
