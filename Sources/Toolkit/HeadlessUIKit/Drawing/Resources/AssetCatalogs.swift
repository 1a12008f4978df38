import Foundation

/// The asset catalogs of a bundle: `.xcassets` folders, as in an app's sources.
///
/// A package copies or links them with `.copy("Assets.xcassets")`, since nothing here compiles them.
///
/// For example, code reads the color in `Assets.xcassets/Brand/Accent.colorset` as `Brand/Accent` if the
/// group `Brand` has a namespace, and otherwise as `Accent`.
final class AssetCatalogs: @unchecked Sendable {
  /// The kinds of sets, by the endings of their folders.
  enum Kind: String, CaseIterable {
    case color = "colorset"
    case image = "imageset"
    case data = "dataset"
    case symbol = "symbolset"
  }

  /// A folder of a set.
  private struct Folder {
    /// The whole path.
    let path: String
    /// The path in the bundle, for messages.
    let name: String
  }

  /// The folders of sets by their kind and name.
  private let folders: [Kind: [String: Folder]]
  private let lock = NSLock()
  /// The sets that were read, by their folders.
  private var colorSets: [String: Result<ColorSet, ResourceFault>] = [:]
  private var imageSets: [String: Result<ImageSet, ResourceFault>] = [:]

  /// The catalogs of a bundle, which are searched once per process; for the main bundle, those of the
  /// packages' bundles next to it.
  static func of(_ bundle: Bundle?) -> AssetCatalogs { searched.found(in: bundle) }

  private static let searched = SearchedFolders { AssetCatalogs(in: $0) }

  /// Returns a color; `nil` if no catalog has the name.
  func colorSet(named name: String) throws(ResourceFault) -> ColorSet? {
    guard let folder = folders[.color]?[name] else { return nil }
    return try lock.withLock { Self.known(folder, in: &colorSets, ColorSet.init) }.get()
  }

  /// Returns a picture; `nil` if no catalog has the name.
  func imageSet(named name: String) throws(ResourceFault) -> ImageSet? {
    guard let folder = folders[.image]?[name] else { return nil }
    return try lock.withLock { Self.known(folder, in: &imageSets, ImageSet.init) }.get()
  }

  /// Returns data; `nil` if no catalog has the name.
  func dataSet(named name: String) throws(ResourceFault) -> DataSet? {
    try folders[.data]?[name].map { folder throws(ResourceFault) in
      try DataSet(AssetContents(in: folder.path, named: folder.name), in: folder.path)
    }
  }

  func hasSymbol(named name: String) -> Bool { folders[.symbol]?[name] != nil }

  /// The names of some kinds of sets.
  func names(of kinds: Kind...) -> [String] {
    kinds.flatMap { kind in (folders[kind] ?? [:]).keys }
  }

  /// Returns the set in a folder, which is read once.
  private static func known<Asset>(
    _ folder: Folder, in assets: inout [String: Result<Asset, ResourceFault>],
    _ read: (AssetContents, String) -> Asset?
  ) -> Result<Asset, ResourceFault> {
    if let known = assets[folder.path] { return known }
    let result = Result { () throws(ResourceFault) in
      let contents = try AssetContents(in: folder.path, named: folder.name)
      guard let asset = read(contents, folder.path) else {
        throw .unreadable(file: "\(folder.name)/Contents.json", problem: "expected an entry with a value")
      }
      return asset
    }
    assets[folder.path] = result
    return result
  }

  /// Finds the sets in all catalogs within some folders; the first set with a name is used.
  init(in roots: [String]) {
    var folders: [Kind: [String: Folder]] = [:]
    for root in roots {
      for path in Self.sets(in: root) {
        let (name, kind) = Self.name(of: path, in: root)
        guard let kind, folders[kind]?[name] == nil else { continue }
        folders[kind, default: [:]][name] = Folder(path: "\(root)/\(path)", name: path)
      }
    }
    self.folders = folders
  }

  /// Returns the paths of sets within a folder, in order.
  private static func sets(in root: String) -> [String] {
    BundleFolders.linkedContents(of: root).filter { path in
      path.contains(".xcassets/") && Kind.allCases.contains { path.hasSuffix(".\($0.rawValue)") }
    }
  }

  /// Returns the name of a set in code, preceded by the groups with a namespace, and its kind.
  private static func name(of path: String, in root: String) -> (name: String, kind: Kind?) {
    let parts = path.components(separatedBy: "/")
    let catalog = parts.lastIndex { $0.hasSuffix(".xcassets") } ?? 0
    let groups = parts.indices.dropLast().filter { $0 > catalog }.filter { index in
      let folder = "\(root)/" + parts[...index].joined(separator: "/")
      return (try? AssetContents(in: folder, named: ""))?.properties?.hasNamespace == true
    }
    let last = (parts.last ?? "") as NSString
    let name = groups.map { parts[$0] } + [last.deletingPathExtension]
    return (name.joined(separator: "/"), Kind(rawValue: last.pathExtension))
  }
}
