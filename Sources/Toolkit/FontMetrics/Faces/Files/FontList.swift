import Foundation

/// The fonts that an app's `Info.plist` lists.
///
///     let fonts = try FontList(plist, file: "Info.plist")
struct FontList {
  private let file: String
  /// The paths of the fonts' files as they are listed, such as `Fonts/Avenir-Heavy.ttf`.
  private let paths: [String]

  private static let key = "UIAppFonts"

  /// Reads a property list, in XML or binary.
  ///
  /// - Parameters:
  ///   - plist: The contents of the property list.
  ///   - file: The name of the file, for errors.
  init(_ plist: Data, file: String) throws(FontFamilyError) {
    self.file = file
    guard let list = try? PropertyListSerialization.propertyList(from: plist, format: nil) else {
      throw Self.error(in: file, [], "the file is not a property list")
    }
    guard let keys = list as? [String: Any] else {
      throw Self.error(in: file, [], "the file has no keys", expected: "a dictionary with '\(Self.key)'")
    }
    guard let fonts = keys[Self.key] else {
      throw Self.error(
        in: file, [], "the key '\(Self.key)' is missing", expected: "an array of the paths of fonts",
        nearest: nearestKey(to: Self.key, in: keys.keys.sorted()))
    }
    guard let paths = fonts as? [String] else {
      throw Self.error(
        in: file, [Self.key], "found another value", expected: "an array of the paths of fonts")
    }
    self.paths = paths
  }

  private static func error(
    in file: String, _ path: [String], _ problem: String, expected: String? = nil, nearest: String? = nil
  ) -> FontFamilyError {
    let fault = FontFamilyError.Fault(
      path: path, line: nil, column: nil, problem: problem, expected: expected, nearest: nearest, next: nil)
    return FontFamilyError(file: file, faults: [fault])
  }
}

extension FontList {
  /// Returns the families' files of all fonts, in the order of the list.
  ///
  /// - Throws: An error with a fault for each font that has no file, or several, or is listed twice.
  func files(in folder: FontFolder) throws(FontFamilyError) -> [URL] {
    let known = folder.files
    var (files, faults, listed): ([URL], [FontFamilyError.Fault], Set<String>) = ([], [], [])
    for path in paths {
      let found = Self.files(of: path, in: folder, among: known)
      if listed.insert(path).inserted, found.count == 1 {
        files += found
      } else {
        faults.append(Self.fault(of: path, found: found, in: folder))
      }
    }
    guard faults.isEmpty else { throw FontFamilyError(file: file, faults: faults) }
    return files
  }

  /// Returns the file beside a font, or else all of its name.
  private static func files(of path: String, in folder: FontFolder, among known: [URL]) -> [URL] {
    let beside = folder.root.appendingPathComponent(jsonPath(of: path))
    if FileManager.default.fileExists(atPath: beside.path) { return [beside] }
    return known.filter { $0.lastPathComponent == beside.lastPathComponent }
  }

  /// The path of the JSON beside a font: `Fonts/Avenir-Heavy.font.json`.
  private static func jsonPath(of path: String) -> String {
    (path as NSString).deletingPathExtension + FontFamily.ending
  }

  private static func fault(of path: String, found: [URL], in folder: FontFolder) -> FontFamilyError.Fault {
    let name = (jsonPath(of: path) as NSString).lastPathComponent.shownInError
    let (problem, expected, next) =
      switch found.count {
      case 0:
        (
          "the font's metrics '\(name)' are missing", "the file beside the font, or elsewhere in the folder",
          "showcase font \(path.shellWord) --output \(jsonPath(of: path).shellWord)" as String?
        )
      case 1: ("the font is listed twice", "each font once", nil)
      default:
        (
          "there are \(found.count) files '\(name)', the first one is '\(found[0].path.shownInError)'",
          "one file of this name, or one beside the font", nil
        )
      }
    return FontFamilyError.Fault(
      path: [key, path], line: nil, column: nil, problem: problem, expected: expected, nearest: nil,
      next: next)
  }
}

extension String {
  /// The string as one word of a shell command.
  fileprivate var shellWord: String {
    let isPlain = utf8.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
      default: "-_./".utf8.contains(byte)
      }
    }
    return isPlain && !isEmpty ? self : "'\(replacingOccurrences(of: "'", with: #"'\''"#))'"
  }
}
