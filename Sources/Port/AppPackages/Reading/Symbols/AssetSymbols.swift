import Foundation
import Porting

/// The Swift symbols that Xcode generates for the asset catalogs of a target: `.logo` of `ImageResource`, `ColorResource`,
/// `UIImage` and `UIColor`.
struct AssetSymbols {
  /// A color or a picture of a catalog.
  private struct Asset: Hashable {
    /// The names of the groups with a namespace around it, and its own.
    let path: [String]
    let kind: Kind

    var name: String { path.joined(separator: "/") }
  }

  private enum Kind: String {
    case color, image

    var type: String { "\(capitalized)Resource" }
    var extended: String { "UI\(capitalized)" }
    private var capitalized: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
  }

  private let assets: [Asset]
  /// The names that the app's own extensions of `UIColor` and `UIImage` declare, and UIKit's.
  private let taken: [Kind: Set<String>]
  private let hasExtensions: Bool

  /// - Parameters:
  ///   - catalogs: The catalogs, relative to the app's folder.
  ///   - files: All files of the app's folder.
  ///   - sources: The target's sources, whose own members come before generated ones.
  ///   - settings: The target's settings.
  ///   - bytes: Returns the content of a file.
  init(
    of catalogs: [String], among files: [String], beside sources: AppSources, _ settings: BuildSettings?,
    bytes: (String) -> Data?
  ) {
    let isOn = settings?["ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS"] != "NO"
    hasExtensions = settings?["ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS"] != "NO"
    assets = isOn ? catalogs.flatMap { Self.assets(in: $0, files, bytes) } : []
    taken = [
      .color: sources.membersOfExtensions(of: "UIColor").union(Self.colors),
      .image: sources.membersOfExtensions(of: "UIImage"),
    ]
  }

  /// The file's text; `nil` without an asset.
  var text: String? {
    guard !assets.isEmpty else { return nil }
    let kinds = [Kind.color, .image].filter { kind in assets.contains { $0.kind == kind } }
    let resources = kinds.map { kind in
      "extension \(kind.type) {\n\(lines(of: kind, in: [], depth: 1, isMember: false).joined())}\n"
    }
    let members = kinds.map { kind in
      "extension \(kind.extended) {\n\(lines(of: kind, in: [], depth: 1, isMember: true).joined())}\n"
    }
    return
      (["// What Xcode generates for the asset catalogs.\nimport UIKit\n"] + resources
      + (hasExtensions ? members : []))
      .joined(separator: "\n")
  }

  /// The lines of a namespace's symbols, then those of the namespaces in it.
  private func lines(of kind: Kind, in namespace: [String], depth: Int, isMember: Bool) -> [String] {
    let inside = assets.filter { $0.kind == kind && $0.path.starts(with: namespace) }
    var seen: Set<String> = isMember && depth == 1 ? taken[kind] ?? [] : []
    let indentation = String(repeating: "  ", count: depth)
    let own = inside.filter { $0.path.count == depth }.compactMap { asset -> String? in
      let name = AssetSymbolName.member(of: asset.path[depth - 1], dropping: kind.rawValue)
      guard seen.insert(name).inserted else { return nil }
      return indentation + (isMember ? member(name, of: asset) : resource(name, of: asset)) + "\n"
    }
    let inner = Set(inside.filter { $0.path.count > depth }.map { $0.path[depth - 1] }).sorted()
    return own
      + inner.flatMap { group -> [String] in
        let name = AssetSymbolName.namespace(of: group)
        guard seen.insert(name).inserted else { return [] }
        let lines = lines(of: kind, in: namespace + [group], depth: depth + 1, isMember: isMember)
        return ["\(indentation)enum \(name) {\n"] + lines + ["\(indentation)}\n"]
      }
  }

  private func resource(_ name: String, of asset: Asset) -> String {
    "nonisolated static let \(name) = \(asset.kind.type)(name: \(asset.name.swiftLiteral), bundle: .main)"
  }

  private func member(_ name: String, of asset: Asset) -> String {
    let type = asset.kind.extended
    let path = asset.path.dropLast().map { AssetSymbolName.namespace(of: $0) } + [name]
    return "static var \(name): \(type) { \(type)(resource: .\(path.joined(separator: "."))) }"
  }
}

extension AssetSymbols {
  private static func assets(in catalog: String, _ files: [String], _ bytes: (String) -> Data?) -> [Asset] {
    let folders = files.below(catalog).filter { $0.lastPart == "Contents.json" }.map(\.folderPath)
    return folders.compactMap { folder in
      guard let kind = kinds[folder.pathExtension] else { return nil }
      let groups = folder.dropFirst(catalog.count).split(separator: "/").map(String.init)
      let namespaces = groups.indices.dropLast().filter { index in
        let group = ([catalog] + groups[...index]).joined(separator: "/")
        return providesNamespace(bytes("\(group)/Contents.json"))
      }
      let name = String((groups.last ?? "").dropLast(folder.pathExtension.count + 1))
      return Asset(path: namespaces.map { groups[$0] } + [name], kind: kind)
    }
  }

  private static let kinds: [String: Kind] = ["colorset": .color, "imageset": .image, "symbolset": .image]

  private static func providesNamespace(_ contents: Data?) -> Bool {
    let json = contents.flatMap { try? JSONSerialization.jsonObject(with: $0) as? [String: Any] }
    return (json?["properties"] as? [String: Any])?["provides-namespace"] as? Bool == true
  }

  /// UIKit's own colors, for which Xcode generates no members.
  private static let colors: Set<String> = [
    "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green",
    "groupTableViewBackground",
    "label", "lightGray", "lightText", "link", "magenta", "opaqueSeparator", "orange", "placeholderText",
    "purple",
    "quaternaryLabel", "quaternarySystemFill", "red", "secondaryLabel", "secondarySystemBackground",
    "secondarySystemFill", "secondarySystemGroupedBackground", "separator", "systemBackground", "systemBlue",
    "systemBrown", "systemCyan", "systemFill", "systemGray", "systemGray2", "systemGray3", "systemGray4",
    "systemGray5", "systemGray6", "systemGreen", "systemGroupedBackground", "systemIndigo", "systemMint",
    "systemOrange", "systemPink", "systemPurple", "systemRed", "systemTeal", "systemYellow", "tertiaryLabel",
    "tertiarySystemBackground", "tertiarySystemFill", "tertiarySystemGroupedBackground", "tintColor", "white",
    "yellow",
  ]
}
