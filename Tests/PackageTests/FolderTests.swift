import Expectations
import FoundationEssentials
import TestSupport
import Testing

/// Tests are in the folders of their subjects.
@Suite @ProgramActor struct FolderTests {
  /// Folders of tests without a counterpart: code that several tests share, and tables of whole-program regressions.
  private static let ownFolders: Set<String> = ["Support", "Regressions"]

  @Test func `a module's tests are in the folders of their module`() throws {
    let map = try PackageMap.shared.get()
    let modules = Dictionary(uniqueKeysWithValues: map.modules.map { ($0.name, $0) })
    for tests in map.modules where tests.kind == "test" {
      guard let module = modules[String(tests.name.dropLast("Tests".count))] else { continue }
      let known = try Self.folders(of: module)
      let strays = try Self.folders(of: tests, with: ".swift").subtracting(known).filter { folder in
        !folder.split(separator: "/").contains { Self.ownFolders.contains(String($0)) }
      }
      expectEqual(strays.sorted(), [], "\(module.name) has no such folders")
    }
  }

  @Test func `the toolkit has the eight rooms that the architecture names`() throws {
    let map = try PackageMap.shared.get()
    let toolkit = try #require(map.modules.first { $0.name == "HeadlessUIKit" })
    let article = try RepositoryFiles.text(
      "Sources/Harness/ShowcaseKit/ShowcaseKit.docc/Architecture.md")
    let rooms = try Self.folders(of: toolkit).filter { !$0.contains("/") }
    expectEqual(rooms.count, 8)
    expectEqual(rooms.filter { !article.contains("| `\($0)` |") }.sorted(), [])
  }

  /// The folders below a module's that have files with an ending, by their paths from it, and the folders around
  /// them.
  private static func folders(
    of module: PackageMap.Module, with ending: String = ""
  ) throws -> Set<String> {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: module.folder.path)
    var folders: Set<String> = []
    for path in paths where path.hasSuffix(ending) && !path.contains(".docc") {
      var parts = path.split(separator: "/").dropLast()
      while !parts.isEmpty {
        folders.insert(parts.joined(separator: "/"))
        parts.removeLast()
      }
    }
    return folders
  }
}
