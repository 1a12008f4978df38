/// A file or a folder that an app's bundle has.
struct AppResource: Hashable, Sendable {
  /// The file, or the folder of a catalog, relative to the app's folder.
  let path: String

  /// Returns the resources among all files of a folder: those that are hardly anything else. Catalogs are whole, and
  /// other files by themselves, sorted.
  static func all(of files: [String]) -> [AppResource] {
    all(of: files) { endings.contains($0.pathExtension.lowercased()) }
  }

  /// Returns the resources among files that a project puts into the bundle: all but sources, and what Xcode compiles
  /// or reads.
  ///
  /// - Parameters:
  ///   - files: The files, those of catalogs too.
  ///   - folders: Folders that are copied with all that is in them.
  static func all(ofBundle files: [String], folders: [String] = []) -> [AppResource] {
    let kept = files.filter { file in !folders.contains { file.hasPrefix("\($0)/") } }
    return all(of: kept + folders) {
      !compiledEndings.contains($0.pathExtension) && $0.lastPart != "Info.plist"
    }
  }

  private static func all(of files: [String], where isResource: (String) -> Bool) -> [AppResource] {
    let paths = files.compactMap { file -> String? in
      let parts = file.split(separator: "/")
      if let index = parts.firstIndex(where: { wholeEndings.contains($0.pathExtension) }) {
        return parts[...index].joined(separator: "/")
      }
      return isResource(file) ? file : nil
    }
    return Set(paths).filter { !compiledEndings.contains($0.pathExtension) }.sorted().map(AppResource.init)
  }

  /// The endings of folders that are one thing.
  private static let wholeEndings: Set<String> = [
    "bundle", "mlpackage", "playground", "scnassets", "xcassets", "xcdatamodel", "xcdatamodeld",
    "xcmappingmodel",
  ]

  /// What the toolkit reads, and data that apps read by themselves.
  private static let endings: Set<String> = [
    "otf", "storyboard", "strings", "stringsdict", "ttc", "ttf", "xcstrings", "xib",
    "aif", "aiff", "caf", "css", "csv", "gif", "html", "jpeg", "jpg", "js", "json", "m4a", "mp3", "pdf",
    "png",
    "svg", "txt", "wav",
  ]

  /// What is compiled, or is for Xcode.
  private static let compiledEndings: Set<String> = [
    "c", "cpp", "entitlements", "h", "hpp", "icon", "intentdefinition", "m", "metal", "mlmodel", "mlpackage",
    "mm",
    "modulemap", "pch", "playground", "S", "storekit", "swift", "xcconfig", "xcdatamodel", "xcdatamodeld",
    "xcmappingmodel", "xctestplan",
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
