import Diagnostics
import Foundation
import GoldenFiles
import Project

/// The folder that a person named, and what is in it.
package struct GivenFolder: Sendable {
  /// The folder as it was typed, for messages.
  let name: String
  /// The absolute path without links.
  let path: String
  /// The files below it by their relative paths, sorted, without those that belong to tools.
  let files: [String]
  /// The folders below it, sorted, whose files are not the app's: those of tools, earlier packages, and links to folders.
  let skippedFolders: [String]

  /// Reads the names of all files of a folder. Links to folders are not followed, so a circle of links is no danger.
  ///
  /// - Parameters:
  ///   - path: The absolute path.
  ///   - name: The folder as it was typed.
  ///   - maximumCount: More files and folders than this are a home folder or a disk rather than an app.
  /// - Throws: a diagnostic if it is not a folder, cannot be read, or has too many files.
  init(at path: String, named name: String, maximumCount: Int = 200_000) throws(Diagnostic) {
    self.name = name
    self.path = try Self.resolved(path, named: name)
    var walk = FolderWalk(root: self.path, name: name, maximumCount: maximumCount)
    files = try walk.files()
    skippedFolders = walk.skipped.sorted()
  }

  private static func resolved(_ path: String, named name: String) throws(Diagnostic) -> String {
    switch FileKind(following: path) {
    case .folder: return URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    case nil:
      let isLink = path.withCString { FileKind(at: $0) } == .link
      throw Diagnostic(
        isLink ? "the link '\(name)' leads nowhere" : "there is no folder '\(name)'",
        expected: "an app's folder", nearest: neighbor(of: path, named: name))
    case let kind?:
      throw Diagnostic("'\(name)' is \(kind.rawValue)", expected: "an app's folder")
    }
  }

  /// The folder beside it with the most similar name.
  private static func neighbor(of path: String, named name: String) -> String? {
    let url = URL(fileURLWithPath: path)
    let parent = url.deletingLastPathComponent()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
    guard let nearest = nearestName(to: url.lastPathComponent, in: names.sorted()) else { return nil }
    return name.split(separator: "/").dropLast().map { $0 + "/" }.joined() + nearest
  }

  /// Whether it has nothing but hidden files.
  var isEmpty: Bool { files.allSatisfy { $0.hasPrefix(".") } }
}

extension FileKind {
  /// Finds the kind of what is at a path, following links.
  fileprivate init?(following path: String) {
    guard
      let attributes = try? FileManager.default.attributesOfItem(
        atPath: URL(fileURLWithPath: path).resolvingSymlinksInPath().path)
    else { return nil }
    switch attributes[.type] as? FileAttributeType {
    case .typeDirectory: self = .folder
    case .typeRegular: self = .file
    case .typeSymbolicLink: return nil
    case .typeSocket: self = .socket
    default: self = .device
    }
  }
}

/// Collects the files of a folder, whatever is in it.
private struct FolderWalk {
  let root: String
  let name: String
  let maximumCount: Int
  private(set) var skipped: [String] = []
  private var found: [String] = []
  private var count = 0

  init(root: String, name: String, maximumCount: Int) {
    (self.root, self.name, self.maximumCount) = (root, name, maximumCount)
  }

  /// Folders of tools, whose sources are not the app's.
  private static let namesOfTools: Set<String> = [
    "Pods", "Carthage", "DerivedData", "node_modules", "build", "fastlane", "vendor",
  ]

  mutating func files() throws(Diagnostic) -> [String] {
    var rest = [""]
    while let folder = rest.popLast() {
      let entries = try names(in: folder)
      // What an earlier call has made is not the app's.
      if !folder.isEmpty, entries.contains(WrittenRecord.path) {
        skipped.append(folder)
        continue
      }
      for entry in entries {
        let path = folder.isEmpty ? entry : "\(folder)/\(entry)"
        switch "\(root)/\(path)".withCString({ FileKind(at: $0) }) {
        case .folder where entry.hasPrefix(".") || Self.namesOfTools.contains(entry): skipped.append(path)
        case .folder: rest.append(path)
        case .file: found.append(path)
        case .link where isFile(path): found.append(path)
        case .link where FileManager.default.fileExists(atPath: "\(root)/\(path)"): skipped.append(path)
        default: break
        }
      }
    }
    return found.sorted()
  }

  private mutating func names(in folder: String) throws(Diagnostic) -> [String] {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: "\(root)/\(folder)")
    } catch {
      // A folder inside that is closed to this user is not the app's; the named one is.
      guard folder.isEmpty else { return [] }
      throw Diagnostic(
        "the folder '\(name)' cannot be read: \(error.systemReason)", expected: "a folder that you may read",
        next: .shell("chmod -R u+rX \(name.shellWord)"))
    }
    count += names.count
    guard count <= maximumCount else {
      throw Diagnostic(
        "'\(name)' has more than \(maximumCount) files and folders",
        expected: "an app's folder: the one with the Xcode project, or one of its sources")
    }
    return names
  }

  private func isFile(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: "\(root)/\(path)", isDirectory: &isFolder)
      && !isFolder.boolValue
  }
}
