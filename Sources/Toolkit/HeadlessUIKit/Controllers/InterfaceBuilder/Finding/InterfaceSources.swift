import Foundation
import InterfaceDocuments

/// The storyboards and xibs of a bundle, as they are in an app's sources.
///
/// A package copies or links them with `.copy("Main.storyboard")`, since nothing here compiles them. A file is
/// found by its name, in whatever folder it is; of several, the one in `Base.lproj` or with the first path.
final class InterfaceSources: @unchecked Sendable {
  /// The kinds of files.
  enum Kind: String {
    case storyboard, xib
  }

  /// The names of the modules that may have the files' classes.
  let modules: [String]
  /// The paths in the bundle by the names of the files, each with the folder.
  private let files: [String: (folder: String, path: String)]
  private let lock = NSLock()
  private var documents: [String: Result<InterfaceDocument, InterfaceFault>] = [:]
  private var tables: [String: Result<[String: String], InterfaceFault>] = [:]

  /// The files of a bundle, which are searched once per process.
  static func of(_ bundle: Bundle?) -> InterfaceSources { searched.found(in: bundle) }

  private static let searched = SearchedFolders { InterfaceSources(in: $0) }

  /// Finds the files within some folders.
  init(in folders: [String]) {
    var files: [String: (String, String)] = [:]
    for folder in folders {
      let paths = BundleFolders.linkedContents(of: folder).filter(Self.isRead).sorted {
        Self.rank($0) < Self.rank($1)
      }
      for path in paths where files[Self.name(of: path)] == nil {
        files[Self.name(of: path)] = (folder, path)
      }
    }
    self.files = files
    modules = BundleFolders.modules(of: folders)
  }

  private static func isRead(_ path: String) -> Bool {
    [".storyboard", ".xib", ".strings"].contains { path.hasSuffix($0) }
  }

  /// Files of the base language come first.
  private static func rank(_ path: String) -> String { (path.contains("Base.lproj/") ? "0" : "1") + path }

  /// The name by which a file is found; texts of different languages have the same file name.
  private static func name(of path: String) -> String {
    let parts = path.components(separatedBy: "/")
    guard path.hasSuffix(".strings") else { return parts.last ?? path }
    return parts.suffix(2).joined(separator: "/")
  }

  func has(_ name: String, _ kind: Kind) -> Bool { files["\(name).\(kind.rawValue)"] != nil }

  /// Returns a document, which is read once; `nil` without such a file.
  func document(_ name: String, _ kind: Kind) throws(InterfaceFault) -> InterfaceDocument? {
    guard let file = files["\(name).\(kind.rawValue)"] else { return nil }
    let key = "\(name).\(kind.rawValue)"
    let document = lock.withLock {
      let known =
        documents[key]
        ?? Result { () throws(InterfaceFault) in
          try InterfaceDocument(Self.bytes(of: file), file: file.path)
        }
      documents[key] = known
      return known
    }
    return try document.get()
  }

  /// The content of a file; empty, which is a fault in a document, if it cannot be read.
  private static func bytes(of file: (folder: String, path: String)) -> [UInt8] {
    Array(FileManager.default.contents(atPath: "\(file.folder)/\(file.path)") ?? Data())
  }

  /// Returns the texts of a document in a language, by the identifiers of objects and the names of their
  /// properties; empty without a table.
  func texts(of name: String, language: String) throws(InterfaceFault) -> [String: String] {
    let key = "\(language).lproj/\(name).strings"
    guard let file = files[key] else { return [:] }
    let table = lock.withLock {
      let known =
        tables[key]
        ?? Result { () throws(InterfaceFault) in
          try InterfaceTexts(Self.bytes(of: file), file: file.path).texts
        }
      tables[key] = known
      return known
    }
    return try table.get()
  }
}
