import Diagnostics
import Foundation
import GoldenFiles

/// The state that the snapshots of one test file share, computed once for each file.
struct TestFile: Sendable {
  /// The folder of the package, or that of the test file if it is not in a package.
  let goldens: GoldenFolder
  /// What waits for review: texts that differed from their golden, at the golden's path.
  let values: GoldenFolder
  /// The folders of the goldens, without that of the file.
  private let folders: [String]
  /// The file's name without its extension.
  private let name: String
  let location: SnapshotLocation
  /// The path of the test's source.
  let sourcePath: GoldenPath

  /// - Parameters:
  ///   - packagePath: The package's folder, if it is not the one in which the test was compiled.
  /// - Throws: a diagnostic if the test file's folder is not in that package.
  init(of owner: SnapshotOwner, in location: SnapshotLocation, packagePath: String?) throws(Diagnostic) {
    let file = URL(fileURLWithPath: owner.filePath)
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
    self.location = location
    sourcePath = GoldenPath([folder, file.lastPathComponent].filter { !$0.isEmpty }.joined(separator: "/"))
    name = file.deletingPathExtension().lastPathComponent
    folders =
      switch location {
      case .besideTest: (folder.isEmpty ? [] : [folder]) + [GoldenPath.folderBesideTests]
      case .package: [GoldenPath.folder] + GoldenPath.components(of: [owner.module])
      }
  }

  /// Throws a diagnostic if the test is not where it was compiled: the compiler's path is a guess, since the
  /// sources may have been moved, or may be elsewhere in a container.
  static func checkSources(of owner: SnapshotOwner) throws(Diagnostic) {
    let folder = URL(fileURLWithPath: owner.filePath).deletingLastPathComponent().path
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

extension TestFile {
  /// Returns the beginning of the path of each golden of a test, with a slash at its end.
  ///
  /// - Parameter suites: The suites of the test, if the file has others with a test of that name.
  func prefix(ofSuites suites: String?) -> String {
    let file = GoldenPath.components(of: [name + (suites.map { ".\($0)" } ?? "")])
    return (folders + file).joined(separator: "/") + "/"
  }

  private var source: URL { URL(fileURLWithPath: goldens.absolute(sourcePath)) }

  /// The tests that the source declares; `nil` if it cannot be read.
  func declaredTests() -> DeclaredTests? {
    try? DeclaredTests(String(decoding: Data(contentsOf: source), as: UTF8.self))
  }

  /// The tests that the source declares, if several of them may have a name.
  ///
  /// A source is rarely read as Swift: most names occur once, and finding that out takes microseconds.
  func namesakes(of name: String) -> DeclaredTests? {
    guard let text = try? Data(contentsOf: source, options: .mappedIfSafe) else {
      return nil
    }
    let count = text.withUnsafeBytes { text in
      text.ranges(of: Array("func \(name)".utf8)).count + text.ranges(of: Array("func `\(name)`".utf8)).count
    }
    return count > 1 ? declaredTests() : nil
  }
}
