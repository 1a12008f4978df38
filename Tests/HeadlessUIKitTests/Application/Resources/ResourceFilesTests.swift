import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@Suite @MainActor struct ResourceFilesTests {
  private final class Class {}

  private func app() throws -> AppFolder {
    try AppFolder(
      [
        "cities.json": "root", "Deep/er/page.html": "deep", "Data/one.txt": "1", "Data/two.txt": "2",
        "de.lproj/help.html": "de", "fr.lproj/help.html": "fr", "Base.lproj/help.html": "base",
        "Assets.xcassets/hidden.json": "asset",
      ], languages: ["de-AT"])
  }

  @Test func `A file is found by its name, in whatever folder it is`() throws {
    let app = try app()
    let found: [String?] = app.run {
      [
        Bundle.main.appPath(forResource: "cities", ofType: "json"),
        Bundle(for: Class.self).appPath(forResource: "cities.json", ofType: nil),
        Bundle.main.appURL(forResource: "page", withExtension: ".html")?.path,
        Bundle.main.appPath(forResource: "one", ofType: "txt", inDirectory: "Data"),
        Bundle.main.appPath(forResource: "Data/two.txt", ofType: ""),
      ]
    }
    expectEqual(
      found.map { $0.flatMap { try? String(contentsOfFile: $0, encoding: .utf8) } },
      ["root", "root", "deep", "1", "2"])
    expectEqual(app.faults, [])
  }

  @Test func `Of a file in several languages, the user's is found`() throws {
    let app = try app()
    app.run {
      let path = Bundle.main.appPath(forResource: "help", ofType: "html")
      expectTrue(path?.hasSuffix("/de.lproj/help.html") == true, "\(path ?? "")")
      let french = Bundle.main.appPath(
        forResource: "help", ofType: "html", inDirectory: nil, forLocalization: "fr")
      expectTrue(french?.hasSuffix("/fr.lproj/help.html") == true, "\(french ?? "")")
    }
  }

  @Test func `All files with an ending are found in order`() throws {
    let app = try app()
    app.run {
      let texts = Bundle.main.appURLs(forResourcesWithExtension: "txt", subdirectory: nil)
      expectEqual(texts?.map(\.lastPathComponent), ["one.txt", "two.txt"])
      expectEqual(Bundle.main.appPaths(forResourcesOfType: "txt", inDirectory: "Deep"), [])
      expectNil(Bundle.main.appURLs(forResourcesWithExtension: "csv", subdirectory: nil))
    }
  }

  @Test func `A file that is not there is reported with the nearest name`() throws {
    let app = try app()
    app.run {
      expectNil(Bundle.main.appPath(forResource: "citis", ofType: "json"))
      expectNil(Bundle.main.appURL(forResource: "hidden", withExtension: "json"))
    }
    expectEqual(app.faults.first, "the file \"citis.json\" is in no bundle; the nearest is \"cities.json\"")
  }
}
