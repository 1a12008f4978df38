import Diagnostics
import Expectations
import Foundation
import TestSupport
import Testing

@testable import Project

@Suite struct ProjectLocatingTests {
  private let package: TemporaryFolder

  init() throws { package = try TemporaryFolder.package() }

  @Test func `The package of a file or folder is the closest one upward, if there is any`() throws {
    // The package of a file or folder is the closest one above it.
    forEachRow(["", "Tests/A.swift", "a/b/../c"]) { path in
      expectEqual(try Project.root(containing: "\(package.root)/\(path)"), package.root)
    }
    // A package inside a package is the closer one.
    try package.write("", to: "Examples/App/Package.swift")
    expectEqual(
      try Project.root(containing: "\(package.root)/Examples/App/Sources"), "\(package.root)/Examples/App")
    // Without a package, the message names the option for its path.
    forEachRow(["/", "/no/such/folder"]) { path in
      let fault = Diagnostic(
        "no package holds '\(path)'", expected: "a Package.swift in the folder or above it",
        next: .showcase("run --package-path FOLDER"))
      #expect(throws: fault, "\(path)") { try Project.root(containing: path) }
    }
  }
}
