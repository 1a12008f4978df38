import Expectations
import Foundation
import Testing

/// The version, wherever it is written.
@Suite struct VersionTests {
  private let source: String

  init() throws {
    source = try RepositoryFiles.text("Sources/Harness/Commands/Version.swift")
  }

  /// The text of a constant of `Version`.
  private func constant(_ name: String) throws -> String {
    let declaration = try Regex("static let \(name) = \"([^\"]+)\"", as: (Substring, Substring).self)
    return String(try #require(source.firstMatch(of: declaration)).1)
  }

  @Test func `the newest version of the changelog is that of the programs`() throws {
    let changelog = try RepositoryFiles.text(".github/CHANGELOG.md")
    let versions = changelog.matches(of: /(?m)^## (\d+)\.(\d+)\.(\d+)/)
      .map { [$0.1, $0.2, $0.3].compactMap { Int($0) } }
    expectEqual(versions.first?.map(String.init).joined(separator: "."), try constant("number"))
    expectEqual(versions, versions.sorted { $1.lexicographicallyPrecedes($0) })
  }

  @Test(arguments: ["README.md"])
  func `a page that shows how to depend on releases names the version and the repository`(page: String) throws
  {
    let declaration =
      ".package(url: \"https://github.com/\(try constant("repository"))\", from: \"\(try constant("number"))\")"
    #expect(try RepositoryFiles.text(page).contains(declaration))
  }
}
