import Diagnostics
import Foundation
import GoldenFiles

/// The state that the snapshots of one test file share, computed once for each file.
struct TestFile: Sendable {
  /// The folder of the package, or that of the test file if it is not in a package.
  let goldens: GoldenFolder
  /// What waits for review: texts that differed from their golden, at the golden's path.
  let values: GoldenFolder
  /// The beginning of each golden's path, with a slash at its end.
  let prefix: String

  /// - Parameters:
  ///   - packagePath: The package's folder, if it is not the one in which the test was compiled.
  /// - Throws: a diagnostic if the test file's folder is not in that package.
  init(of callSite: SnapshotCallSite, in location: SnapshotLocation, packagePath: String?) throws(Diagnostic)
  {
    let file = URL(fileURLWithPath: callSite.filePath.description)
    let compiled = file.deletingLastPathComponent().path
    let folder: String
    let root: String
    if let packagePath {
      root = packagePath
      folder = try TestFile.folder(like: compiled, in: packagePath)
    } else {
      root = TestFile.package(around: compiled) ?? compiled
      folder = String(compiled.dropFirst(root.count).drop { $0 == "/" })
    }
    goldens = GoldenFolder(root: root)
    values = GoldenFolder.pending(root: root)
    let name = GoldenPath.components(of: [file.deletingPathExtension().lastPathComponent])
    let module = String(callSite.fileID.description.prefix { $0 != "/" })
    let folders =
      switch location {
      case .besideTest: (folder.isEmpty ? [] : [folder]) + [GoldenPath.folderBesideTests]
      case .package: [GoldenPath.folder] + GoldenPath.components(of: [module])
      }
    prefix = (folders + name).joined(separator: "/") + "/"
  }

  /// Throws a diagnostic if the test is not where it was compiled: the compiler's path is a guess, since the
  /// sources may have been moved, or may be elsewhere in a container.
  static func checkSources(of callSite: SnapshotCallSite) throws(Diagnostic) {
    let folder = URL(fileURLWithPath: callSite.filePath.description).deletingLastPathComponent().path
    guard !FileManager.default.fileExists(atPath: folder) else { return }
    throw Diagnostic(
      "the folder in which the test was compiled does not exist", file: folder,
      expected: "its sources there, or the package's folder in SHOWCASE_PACKAGE_PATH")
  }

  /// Returns the innermost folder with a `Package.swift` that contains a folder, or is that folder.
  private static func package(around folder: String) -> String? {
    var folder = URL(fileURLWithPath: folder)
    while folder.path != "/" {
      if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) {
        return folder.path
      }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  /// Returns the folder of a package whose path has the longest end in common with that of the folder in
  /// which a test was compiled, since tests may run on another machine.
  ///
  /// If `/build/app/Tests/ListTests` was compiled and `/mnt/app` is the package, this is `Tests/ListTests`.
  private static func folder(like compiled: String, in package: String) throws(Diagnostic) -> String {
    var components = compiled.split(separator: "/")
    while !components.isEmpty {
      let folder = components.joined(separator: "/")
      if FileManager.default.fileExists(atPath: "\(package)/\(folder)") { return folder }
      components.removeFirst()
    }
    throw Diagnostic(
      "the package has no folder like '\(compiled)'", file: package,
      expected: "SHOWCASE_PACKAGE_PATH to be the folder of the package's Package.swift")
  }
}
