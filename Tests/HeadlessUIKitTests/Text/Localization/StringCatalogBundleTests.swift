import Expectations
import Foundation
import HeadlessUIKit
import Testing

@Suite struct StringCatalogBundleTests {
  /// A bundle of files in a temporary folder, which is gone afterwards.
  private func withBundle(_ files: [String: String], do body: (Bundle) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("bundle-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try body(try #require(Bundle(url: folder)))
  }

  private static let empty = #"{"sourceLanguage": "en", "strings": {}, "version": "1.0"}"#

  @Test func `All catalogs come in the order of their names, by which errors are reported`() throws {
    let files = ["Tabs.xcstrings": Self.empty, "Strings/Alerts.xcstrings": Self.empty, "Strings/a.txt": ""]
    try withBundle(files) { bundle in
      let catalogs = try StringCatalog.all(in: bundle)
      expectEqual(catalogs.map(\.name), ["Alerts", "Tabs"])
    }
    try withBundle(["Good.xcstrings": Self.empty, "Strings/Bad.xcstrings": "{"]) { bundle in
      let error = #expect(throws: StringCatalogError.self) { try StringCatalog.all(in: bundle) }
      expectEqual(error?.catalog, "Bad")
    }
  }
}
