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
    // The package of a file or folder is the closest one upward.
    forEachRow(["", "Tests/A.swift", "a/b/../c"]) { path in
      expectEqual(try Project.root(containing: "\(package.root)/\(path)"), package.root)
    }
    // A package inside a package is the closer one.
    try package.write("", to: "Examples/App/Package.swift")
    expectEqual(
      try Project.root(containing: "\(package.root)/Examples/App/Sources"), "\(package.root)/Examples/App")
    // Where no package is, the option is named that says where one is.
    forEachRow(["/", "/no/such/folder"]) { path in
      let fault = Diagnostic(
        "no package holds '\(path)'", expected: "a Package.swift in the folder or above it",
        next: .showcase("run --package-path FOLDER"))
      #expect(throws: fault, "\(path)") { try Project.root(containing: path) }
    }
  }
}
