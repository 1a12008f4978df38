import Diagnostics
import Platform

/// The one rule about links, for goldens in `Snapshots` and beside tests, and for what waits for review:
///
/// Reading follows links wherever they lead. Writing never leaves the package: the folder in which a file is
/// written or removed has to be below the package's folder, after following all links of both. If the first
/// folder of the path, such as `Snapshots`, is itself a link, it may also be below the one that this leads to.
/// A file that is a link is replaced, and what it leads to is left as it is.
extension GoldenFolder {
  /// Checks that a file can be written or removed without leaving the package.
  ///
  /// - Parameter path: The path of the file.
  /// - Throws: a diagnostic with the link and its destination.
  func checkWriting(to path: GoldenPath) throws(Diagnostic) {
    let folders = path.path.parts(between: "/").dropLast()
    // Folders that do not exist yet are made in the innermost one that does.
    guard
      let count = folders.indices.map({ $0 + 1 }).last(where: { FileKind(at: spelling(folders, $0)) != nil }),
      leavesPackage(folders, count)
    else { return }
    let link = (1...count).first { leavesPackage(folders, $0) } ?? count
    throw leaving(by: GoldenPath(folders.prefix(link).joined(separator: "/")))
  }

  /// Checks that no link on the path of a file leads nowhere.
  ///
  /// - Throws: a diagnostic with the link.
  func checkForBrokenLink(on path: GoldenPath) throws(Diagnostic) {
    let components = path.path.parts(between: "/")
    for count in components.indices.map({ $0 + 1 }).dropFirst(components.count > 1 ? 1 : 0) {
      let link = spelling(components[...], count)
      guard FileKind(at: link) == .link, Self.resolved(link) == nil else { continue }
      throw broken(GoldenPath(components.prefix(count).joined(separator: "/")))
    }
  }

  /// Whether the first folders of a path are outside, or lead nowhere.
  private func leavesPackage(_ folders: ArraySlice<Substring>, _ count: Int) -> Bool {
    guard let folder = Self.resolved(spelling(folders, count)) else { return true }
    let inside = [Self.resolved(root), isLink(folders, 1) ? Self.resolved(spelling(folders, 1)) : nil]
    return !inside.compactMap(\.self).contains { folder == $0 || folder.hasPrefix($0 == "/" ? $0 : "\($0)/") }
  }

  private func isLink(_ folders: ArraySlice<Substring>, _ count: Int) -> Bool {
    FileKind(at: spelling(folders, count)) == .link
  }

  private func spelling(_ components: ArraySlice<Substring>, _ count: Int) -> String {
    "\(root)/\(components.prefix(count).joined(separator: "/"))"
  }

  private func leaving(by link: GoldenPath) -> Diagnostic {
    guard let target = Self.resolved(absolute(link)) else { return broken(link) }
    return Diagnostic(
      "this link leads out of the package, to '\(target)', where nothing is written", file: shown(link),
      expected: "a folder of the package")
  }

  private func broken(_ link: GoldenPath) -> Diagnostic {
    Diagnostic("this link leads nowhere", file: shown(link), expected: "a file in its place")
  }

  /// Returns the path without links; `nil` if it leads nowhere, with the reason in `errno`.
  package static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}

/// What is at a golden's path, after following links.
package enum GoldenPathState: Hashable, Sendable {
  /// Nothing: a golden can be written there.
  case free
  /// A file that can be replaced; its path without links if it is below `Snapshots`, else the golden's path.
  case file(GoldenPath)
  /// Something that is not a golden and is never overwritten: a folder, a pipe, a link to nowhere, a file in
  /// place of a folder, or a file in a folder outside of the package.
  case taken
}

extension GoldenFolder {
  /// Returns what is at a golden's path, after following all links.
  package func state(of path: GoldenPath) -> GoldenPathState {
    guard let resolved = Self.resolved(absolute(path)) else {
      // `errno` is the same for a link that leads nowhere, through which nothing can be written.
      return errno == ENOENT && isWritable(path) ? .free : .taken
    }
    guard FileKind(at: resolved) == .file, isWritable(path) else { return .taken }
    guard let folder = Self.resolved(absolute(GoldenPath(GoldenPath.folder))),
      resolved.hasPrefix("\(folder)/")
    else { return .file(path) }
    return .file(GoldenPath(GoldenPath.folder + resolved.dropFirst(folder.count)))
  }

  private func isWritable(_ path: GoldenPath) -> Bool {
    do throws(Diagnostic) {
      try checkForBrokenLink(on: path)
      try checkWriting(to: path)
      return true
    } catch {
      return false
    }
  }
}
