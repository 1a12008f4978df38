import Diagnostics

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// What lies where a golden should, links followed.
package enum GoldenPlace: Hashable, Sendable {
  /// Nothing: a golden can be written there.
  case free
  /// A file of the folder, under the path that it has without any link.
  case file(GoldenPath)
  /// Something that is no golden and that nothing is written over: a folder, a pipe, a link out of the folder or to
  /// nowhere, or a file in the place of a folder.
  case taken
}

extension GoldenFolder {
  /// Follows every link on the way to a golden.
  package func place(of path: GoldenPath) -> GoldenPlace {
    guard let place = Self.resolved(absolute(path)) else {
      return errno == ENOENT && !hasBrokenLink(path) ? .free : .taken
    }
    guard FileKind(at: place) == .file, let folder = Self.resolved(absolute(GoldenPath(GoldenPath.folder))),
      place.hasPrefix("\(folder)/")
    else { return .taken }
    return .file(GoldenPath(GoldenPath.folder + place.dropFirst(folder.count)))
  }

  private func hasBrokenLink(_ path: GoldenPath) -> Bool {
    do throws(Diagnostic) {
      try checkLinks(to: path)
      return false
    } catch {
      return true
    }
  }
}
