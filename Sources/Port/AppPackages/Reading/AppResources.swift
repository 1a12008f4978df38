/// A resource of an app that the toolkit reads.
struct AppResource: Hashable, Sendable {
  /// The file, or the folder of a catalog, relative to the app's folder.
  let path: String

  /// Returns the resources among files: catalogs as a whole, and other files by themselves, sorted.
  static func all(of files: [String]) -> [AppResource] {
    Set(files.compactMap(resource)).sorted().map(AppResource.init)
  }

  private static func resource(of file: String) -> String? {
    let parts = file.split(separator: "/")
    if let index = parts.firstIndex(where: { $0.pathExtension == "xcassets" }) {
      return parts[...index].joined(separator: "/")
    }
    return endings.contains(file.pathExtension) ? file : nil
  }

  private static let endings: Set<String> = [
    "otf", "storyboard", "strings", "stringsdict", "ttc", "ttf", "xcstrings", "xib",
  ]

  /// The folder of its language, such as `de.lproj`; `nil` if it is for all languages.
  private var language: String? {
    let folder = path.folderPath.lastPart
    return folder.pathExtension == "lproj" ? folder : nil
  }

  /// Where it is in a bundle; of two resources with the same place, only one can be built.
  var place: String { (language ?? "").appending(path.lastPart) }

  /// Whether the package manager has to know its language.
  var isOfLanguage: Bool { language != nil }
}

extension StringProtocol {
  /// What follows the last dot of a name; empty without one.
  var pathExtension: String {
    guard let dot = lastIndex(of: "."), dot != startIndex else { return "" }
    return String(self[index(after: dot)...])
  }
}
