import FontMetrics
import Foundation

extension FontFamily {
  /// Returns the families among a bundle's resources: the files `*.font.json`, in any folder.
  ///
  /// Each file is one family, so several files of a family are several values of the same name.
  ///
  /// - Parameter bundle: The bundle whose resources are searched.
  /// - Returns: The families in the order of their files' names.
  /// - Throws: Foundation's error, or ``FontFamilyError`` for the first file with faults.
  public static func all(in bundle: Bundle) throws -> [FontFamily] {
    let files = FontFolder(bundle.resourceURL ?? bundle.bundleURL).files
    return try files.map { try FontFamily(contentsOf: $0) }
  }

  /// Returns the families of the fonts that an app's `Info.plist` lists under `UIAppFonts`.
  ///
  ///     let app = URL(filePath: "MyApp")
  ///     let families = try FontFamily.listed(inInfoPlist: app.appending(path: "Info.plist"), in: app)
  ///
  /// For `Fonts/Avenir-Heavy.ttf`, the file `Avenir-Heavy.font.json` is beside it, or anywhere else in the folder.
  ///
  /// - Parameters:
  ///   - plist: The property list.
  ///   - folder: The folder of the app's resources, from which the list's paths begin.
  /// - Returns: A family for each font, in the order of the list.
  /// - Throws: Foundation's error if a file cannot be read, and ``FontFamilyError`` for faults of the list, such as a
  ///   font without a JSON file, or for the first file with faults.
  public static func listed(inInfoPlist plist: URL, in folder: URL) throws -> [FontFamily] {
    let fonts = try FontList(try Data(contentsOf: plist), file: plist.lastPathComponent)
    return try fonts.files(in: FontFolder(folder)).map { try FontFamily(contentsOf: $0) }
  }
}

/// A folder with families' files.
struct FontFolder {
  let root: URL

  init(_ root: URL) {
    self.root = root
  }

  /// The families' files in all folders below, in the order of their names.
  var files: [URL] {
    let all = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)?.allObjects ?? []
    let files = all.compactMap { $0 as? URL }.filter { $0.lastPathComponent.hasSuffix(FontFamily.ending) }
    // The order in which folders are listed depends on the file system.
    return files.sorted { ($0.lastPathComponent, $0.path) < ($1.lastPathComponent, $1.path) }
  }
}
