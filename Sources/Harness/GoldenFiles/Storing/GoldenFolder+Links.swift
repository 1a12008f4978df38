import Diagnostics

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

extension GoldenFolder {
  /// Makes sure that no link on the way to a file leads out of the goldens.
  ///
  /// The outermost folder of the path may be a link itself: then the goldens lie where it leads.
  ///
  /// - Parameter includesFile: whether the file may not be such a link either; it may where it is to go.
  /// - Throws: a diagnostic that names the link and where it leads.
  func checkLinks(to path: GoldenPath, includesFile: Bool = true) throws(Diagnostic) {
    let components = path.path.split(separator: "/")
    let outermost = components.count > 1 ? 1 : 0
    let container = components[..<outermost].joined(separator: "/")
    for count in outermost..<max(outermost, components.count - (includesFile ? 0 : 1)) {
      let place = GoldenPath(components[...count].joined(separator: "/"))
      guard FileKind(at: absolute(place)) == .link else { continue }
      try checkLink(place, staysIn: container)
    }
  }

  private func checkLink(_ link: GoldenPath, staysIn container: String) throws(Diagnostic) {
    guard let target = Self.resolved(absolute(link)) else {
      throw Diagnostic("this link leads nowhere", file: shown(link), expected: "a file in its place")
    }
    let folder = Self.resolved("\(root)/\(container)") ?? root
    guard !target.hasPrefix("\(folder)/") else { return }
    throw Diagnostic(
      "this link leads out of '\(container.isEmpty ? root : container)', to '\(target)'", file: shown(link),
      expected: "a file or folder of the package")
  }

  /// The path without any link; `nil` where it leads nowhere, with the reason in `errno`.
  static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
