import Diagnostics
import Foundation

/// A folder that a person named for a library: `--library NAME=FOLDER`.
struct NamedLibrary: Hashable, Sendable {
  let name: String
  /// The folder, relative to the app's.
  let folder: String
}

/// What a person said about libraries.
struct GivenLibraries: Hashable, Sendable {
  var named: [NamedLibrary] = []
  /// Folders of libraries, relative to the app's.
  var folders: [String] = []
}

extension GivenLibraries {
  /// Reads the options.
  ///
  /// - Parameters:
  ///   - texts: The values of `--library`.
  ///   - collection: The value of `--libraries`.
  ///   - app: The app's folder.
  ///   - absolutePath: Returns the absolute path of what was typed.
  /// - Throws: a diagnostic for a value without a name or a folder, and for a folder that is not there.
  init(
    named texts: [String], in collection: String?, for app: GivenFolder, absolutePath: (String) -> String
  ) throws(Diagnostic) {
    for text in texts {
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2, parts[0] == parts[0].moduleName else {
        throw Diagnostic(
          "'--library \(text)' does not name a module and its folder",
          expected: "--library SnapKit=../Libraries/SnapKit")
      }
      named.append(
        NamedLibrary(name: parts[0], folder: try Self.relative(parts[1], to: app, absolutePath(parts[1]))))
    }
    if let collection { folders = [try Self.relative(collection, to: app, absolutePath(collection))] }
  }

  private static func relative(
    _ name: String, to app: GivenFolder, _ path: String
  ) throws(Diagnostic) -> String {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
      throw Diagnostic("there is no folder '\(name)'", expected: "a folder of libraries' sources")
    }
    return .relativePath(from: app.path, to: URL(fileURLWithPath: path).resolvingSymlinksInPath().path)
  }
}
