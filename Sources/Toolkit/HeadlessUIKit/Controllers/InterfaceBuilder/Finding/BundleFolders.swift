import Foundation

/// The folders of a bundle in which resources are searched.
enum BundleFolders {
  /// Returns a bundle's folder; for the main bundle, those of the packages' bundles next to it.
  static func of(_ bundle: Bundle) -> [String] {
    guard bundle === Bundle.main else { return [bundle.resourcePath ?? bundle.bundlePath] }
    let folder = bundle.bundlePath
    let beside = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return beside.filter { $0.hasSuffix(".resources") }.sorted().map { "\(folder)/\($0)" }
  }

  /// Returns the paths of everything in a folder, which may be a symbolic link.
  static func contents(of folder: String) -> [String] {
    let path = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
    return FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
  }

  /// Returns the modules whose bundles are in some folders: the package manager names a bundle after the
  /// package and the module.
  static func modules(of folders: [String]) -> [String] {
    folders.compactMap { folder in
      let name = (folder as NSString).lastPathComponent
      guard name.hasSuffix(".resources"), let line = name.firstIndex(of: "_") else { return nil }
      return String(name[name.index(after: line)...].dropLast(".resources".count))
    }
  }
}
