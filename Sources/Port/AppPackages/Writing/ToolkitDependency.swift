import Commands
import Porting

/// How a manifest names the toolkit.
///
///     ToolkitDependency.clone(path: "../Showcase").declaration  // .package(path: "../Showcase")
enum ToolkitDependency: Hashable, Sendable {
  /// A clone at a path, absolute or relative to the package.
  case clone(path: String)
  /// The releases in the repository at an address, from the version of this program on.
  case releases(url: String)

  /// Reads the address of a repository; `nil` for anything else, such as a folder.
  init?(url: String) {
    let isAddress = url.contains("://") || url.firstMatch(of: /^[\w.-]+@[\w.-]+:/) != nil
    guard isAddress, !Self.name(in: url).isEmpty else { return nil }
    self = .releases(url: url)
  }

  /// The variable that names a clone to build with instead.
  static let variable = "SHOWCASE_TOOLKIT"

  /// The name by which a manifest's targets mean the package: the last part of its address.
  var packageName: String {
    switch self {
    case .clone: "Showcase"
    case .releases(let url): Self.name(in: url)
    }
  }

  /// The path of the clone, unless the variable names one; `nil` for releases.
  var path: String? {
    if case .clone(let path) = self { path } else { nil }
  }

  /// As `.package(path: "../Showcase")`; a clone in a folder of another name needs the package's name, too.
  /// Instead of releases, the variable may name a clone.
  var declaration: String {
    switch self {
    case .clone(let path):
      let isNamed = path.split(separator: "/").last == "Showcase"
      return ".package(\(isNamed ? "" : "name: \"Showcase\", ")path: \(path.swiftLiteral))"
    case .releases(let url):
      return """
        Context.environment[\(Self.variable.swiftLiteral)].map { .package(name: \(packageName.swiftLiteral), path: $0) }
            ?? .package(url: \(url.swiftLiteral), from: \(Version.number.swiftLiteral))
        """
    }
  }

  private static func name(in url: String) -> String {
    let address = url.split(separator: "://", maxSplits: 1, omittingEmptySubsequences: false).last ?? ""
    let last = address.split(whereSeparator: { "/:".contains($0) }).last ?? ""
    return String(last.hasSuffix(".git") ? last.dropLast(4) : last)
  }
}
