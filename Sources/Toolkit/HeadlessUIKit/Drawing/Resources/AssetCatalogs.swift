import Foundation

/// The asset catalogs of a bundle: `.xcassets` folders, as in an app's sources.
///
/// A package copies or links them with `.copy("Assets.xcassets")`, since nothing here compiles them.
///
/// For example, code reads the color in `Assets.xcassets/Brand/Accent.colorset` as `Brand/Accent` if the
/// group `Brand` has a namespace, and otherwise as `Accent`.
final class AssetCatalogs: @unchecked Sendable {
  /// The folders of color and image sets by their kind and name.
  private let folders: [String: String]
  private let lock = NSLock()
  /// The sets that were read; `nil` for a set that cannot be read.
  private var colorSets: [String: ColorSet?] = [:]
  private var imageSets: [String: ImageSet?] = [:]

  /// The catalogs of a bundle, which are searched once per process; for the main bundle, those of the
  /// packages' bundles next to it.
  static func of(_ bundle: Bundle?) -> AssetCatalogs { Known.shared.catalogs(of: bundle ?? .main) }

  func colorSet(named name: String) -> ColorSet? {
    guard let folder = folders["\(name).colorset"] else { return nil }
    return lock.withLock { Self.known(folder, in: &colorSets, ColorSet.init) }
  }

  func imageSet(named name: String) -> ImageSet? {
    guard let folder = folders["\(name).imageset"] else { return nil }
    return lock.withLock { Self.known(folder, in: &imageSets, ImageSet.init) }
  }

  /// Returns the set in a folder, which is read once.
  private static func known<Asset>(
    _ folder: String, in assets: inout [String: Asset?], _ read: (String) -> Asset?
  ) -> Asset? {
    if let known = assets[folder] { return known }
    let asset = read(folder)
    assets[folder] = .some(asset)
    return asset
  }

  /// Finds the sets in all catalogs within some folders; the first set with a name is used.
  init(in roots: [String]) {
    var folders: [String: String] = [:]
    for root in roots {
      for path in Self.sets(in: root) {
        let name = Self.name(of: path, in: root)
        if folders[name] == nil { folders[name] = "\(root)/\(path)" }
      }
    }
    self.folders = folders
  }

  /// Returns the paths of color and image sets within a folder, in order.
  private static func sets(in root: String) -> [String] {
    let catalogs = BundleFolders.contents(of: root).filter { $0.hasSuffix(".xcassets") }
    return catalogs.flatMap { catalog in
      BundleFolders.contents(of: "\(root)/\(catalog)").map { "\(catalog)/\($0)" }
    }
    .filter { $0.hasSuffix(".colorset") || $0.hasSuffix(".imageset") }.sorted()
  }

  /// Returns the name of a set in code, preceded by the groups with a namespace.
  private static func name(of path: String, in root: String) -> String {
    let parts = path.components(separatedBy: "/")
    let catalog = parts.firstIndex { $0.hasSuffix(".xcassets") } ?? 0
    let groups = parts.indices.dropLast().filter { $0 > catalog }.filter { index in
      let folder = "\(root)/" + parts[...index].joined(separator: "/")
      return AssetContents(in: folder)?.properties?.hasNamespace == true
    }
    return (groups.map { parts[$0] } + parts.suffix(1)).joined(separator: "/")
  }

  /// The catalogs that have been searched.
  private final class Known: @unchecked Sendable {
    static let shared = Known()
    private let lock = NSLock()
    private var catalogs: [String: AssetCatalogs] = [:]

    func catalogs(of bundle: Bundle) -> AssetCatalogs {
      lock.withLock {
        if let known = catalogs[bundle.bundlePath] { return known }
        let found = AssetCatalogs(in: BundleFolders.of(bundle))
        catalogs[bundle.bundlePath] = found
        return found
      }
    }
  }
}

/// The file `Contents.json` of a set, or of a group of sets.
struct AssetContents: Decodable {
  var properties: Properties?
  var colors: [ColorSet.Entry]?
  var images: [ImageSet.Entry]?

  struct Properties: Decodable {
    var hasNamespace: Bool?
    var renderingIntent: String?

    enum CodingKeys: String, CodingKey {
      case hasNamespace = "provides-namespace"
      case renderingIntent = "template-rendering-intent"
    }
  }

  /// Reads the file in a folder; `nil` if there is no such file, or if it has another format.
  init?(in folder: String) {
    guard let data = FileManager.default.contents(atPath: "\(folder)/Contents.json"),
      let contents = try? JSONDecoder().decode(AssetContents.self, from: data)
    else { return nil }
    self = contents
  }
}
