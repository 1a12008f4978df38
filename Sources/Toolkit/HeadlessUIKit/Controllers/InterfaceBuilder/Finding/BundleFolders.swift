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

  /// Returns the modules whose bundles may be in some folders: the package manager names a bundle after the
  /// package and the target, such as `my_app_My-App.resources`, which may be those of `app_My_App` or `My_App`.
  static func modules(of folders: [String]) -> [String] {
    folders.flatMap { folder -> [String] in
      let name = (folder as NSString).lastPathComponent
      guard name.hasSuffix(".resources") else { return [] }
      let bundle = name.dropLast(".resources".count)
      return bundle.indices.filter { bundle[$0] == "_" }.map { line in
        String(bundle[bundle.index(after: line)...]).replacingOccurrences(of: "-", with: "_")
      }
    }
  }
}
