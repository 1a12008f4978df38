import FontMetrics
import Foundation

extension FontFamily {
  /// Returns the families among a bundle's resources, in any folder: the files `*.font.json`, and fonts without such a
  /// file of their name.
  ///
  /// Each file is one family, so several files of a family are several values of the same name.
  ///
  /// - Parameter bundle: The bundle whose resources are searched.
  /// - Returns: The families in the order of their files' names, those of fonts last.
  /// - Throws: Foundation's error, or ``FontFamilyError`` for the first file with faults.
  public static func all(in bundle: Bundle) throws -> [FontFamily] {
    try all(inFolder: bundle.resourceURL ?? bundle.bundleURL)
  }

  /// Returns the families in a folder, as those of a bundle.
  ///
  /// - Parameter folder: The folder, which is searched with all folders in it.
  package static func all(inFolder folder: URL) throws -> [FontFamily] {
    let folder = FontFolder(folder)
    let described = Set(folder.files.map(\.fontName))
    return try folder.files.map { try FontFamily(contentsOf: $0) }
      + folder.fonts.filter { !described.contains($0.fontName) }.flatMap(families(ofFont:))
  }

  /// Returns the families of a font's file, in the order of its faces.
  static func families(ofFont file: URL) throws -> [FontFamily] {
    let bytes = [UInt8](try Data(contentsOf: file))
    do throws(FontFileError) {
      let faces = try FontFile(bytes, named: file.lastPathComponent).faces
      var names: [String] = []
      for face in faces where !names.contains(face.family) { names.append(face.family) }
      return names.map { name in FontFamily(name: name, faces: faces.filter { $0.family == name }) }
    } catch {
      throw FontFamilyError([error.diagnostic], in: file.lastPathComponent)
    }
  }

  /// Returns the families of the fonts that an app's `Info.plist` lists under `UIAppFonts`.
  ///
  ///     let app = URL(filePath: "MyApp")
  ///     let families = try FontFamily.listed(inInfoPlist: app.appending(path: "Info.plist"), in: app)
  ///
  /// For `Fonts/Avenir-Heavy.ttf`, the file `Avenir-Heavy.font.json` is beside it, or anywhere else in the folder;
  /// otherwise the font itself is.
  ///
  /// - Parameters:
  ///   - plist: The property list.
  ///   - folder: The folder of the app's resources, from which the list's paths begin.
  /// - Returns: A family for each font, in the order of the list.
  /// - Throws: Foundation's error if a file cannot be read, and ``FontFamilyError`` for faults of the list, such as a
  ///   font without a JSON file, or for the first file with faults.
  public static func listed(inInfoPlist plist: URL, in folder: URL) throws -> [FontFamily] {
    let fonts = try FontList(try Data(contentsOf: plist), file: plist.lastPathComponent)
    return try fonts.files(in: FontFolder(folder)).flatMap { file in
      file.isFont ? try families(ofFont: file) : [try FontFamily(contentsOf: file)]
    }
  }
}

/// A folder with families' files.
struct FontFolder {
  let root: URL

  init(_ root: URL) {
    self.root = root
  }

  /// The families' files in all folders below, in the order of their names.
  var files: [URL] { all { $0.lastPathComponent.hasSuffix(FontFamily.ending) } }

  /// The fonts in all folders below, in the order of their names.
  var fonts: [URL] { all(\.isFont) }

  private func all(_ isIncluded: (URL) -> Bool) -> [URL] {
    let files = Self.contents(of: root).filter(isIncluded)
    // The order in which folders are listed depends on the file system.
    return files.sorted { ($0.lastPathComponent, $0.path) < ($1.lastPathComponent, $1.path) }
  }

  /// Returns everything in a folder, and in the folders that a few links in a row lead to.
  private static func contents(of folder: URL, links: Int = 0) -> [URL] {
    let folder = folder.resolvingSymlinksInPath()
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects ?? []
    return all.compactMap { $0 as? URL }.flatMap { file -> [URL] in
      let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: file.path)) != nil
      return [file] + (isLink && links < 3 ? contents(of: file, links: links + 1) : [])
    }
  }
}

extension URL {
  /// Whether the file is a font in a format that is read.
  fileprivate var isFont: Bool { ["ttf", "otf", "ttc", "otc"].contains(pathExtension.lowercased()) }

  /// The file's name without the ending of fonts or of families' files.
  fileprivate var fontName: String {
    let name = lastPathComponent
    return name.hasSuffix(FontFamily.ending)
      ? String(name.dropLast(FontFamily.ending.count)) : deletingPathExtension().lastPathComponent
  }
}
