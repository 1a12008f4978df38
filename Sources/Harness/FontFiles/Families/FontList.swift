import Diagnostics
import FontMetrics
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
      throw FontFamilyError([Diagnostic("the file is not a property list")], in: file)
    }
    do throws(Diagnostic) {
      paths = try Self.paths(in: list)
    } catch {
      throw FontFamilyError([error], in: file)
    }
  }

  private static func paths(in list: Any) throws(Diagnostic) -> [String] {
    guard let keys = list as? [String: Any] else {
      throw Diagnostic("the file has no keys", expected: "a dictionary with '\(key)'")
    }
    guard let fonts = keys[key] else {
      throw Diagnostic(
        "the key '\(key)' is missing", expected: "an array of the paths of fonts",
        nearest: nearestName(to: key, in: keys.keys.sorted()))
    }
    guard let paths = fonts as? [String] else {
      throw Diagnostic("\(key): found another value", expected: "an array of the paths of fonts")
    }
    return paths
  }
}

extension FontList {
  /// Returns the families' files of all fonts, or the fonts themselves, in the order of the list.
  ///
  /// - Throws: An error with a fault for each font that has no file, or several, or is listed twice.
  func files(in folder: FontFolder) throws(FontFamilyError) -> [URL] {
    let (known, fonts) = (folder.files, folder.fonts)
    var (files, faults, listed): ([URL], [Diagnostic], Set<String>) = ([], [], [])
    for path in paths {
      var found = Self.files(of: path, in: folder, among: known)
      if found.isEmpty { found = Self.fonts(at: path, in: folder, among: fonts) }
      if listed.insert(path).inserted, found.count == 1 {
        files += found
      } else {
        faults.append(Self.fault(of: path, found: found))
      }
    }
    guard faults.isEmpty else { throw FontFamilyError(faults, in: file) }
    return files
  }

  /// Returns the file beside a font, or else all of its name.
  private static func files(of path: String, in folder: FontFolder, among known: [URL]) -> [URL] {
    let beside = folder.root.appendingPathComponent(jsonPath(of: path))
    if FileManager.default.fileExists(atPath: beside.path) { return [beside] }
    return known.filter { $0.lastPathComponent == beside.lastPathComponent }
  }

  /// Returns the font at a path, or else all of its name.
  private static func fonts(at path: String, in folder: FontFolder, among known: [URL]) -> [URL] {
    let listed = folder.root.appendingPathComponent(path)
    if known.contains(where: { $0.standardizedFileURL == listed.standardizedFileURL }) { return [listed] }
    return known.filter { $0.lastPathComponent == listed.lastPathComponent }
  }

  /// The path of the JSON beside a font: `Fonts/Avenir-Heavy.font.json`.
  private static func jsonPath(of path: String) -> String {
    (path as NSString).deletingPathExtension + FontFamily.ending
  }

  private static func fault(of path: String, found: [URL]) -> Diagnostic {
    let json = jsonPath(of: path)
    let name = (json as NSString).lastPathComponent
    let place = "\(key) > \(path): "
    return switch found.count {
    case 0:
      Diagnostic(
        place + "the font, and its metrics '\(name)', are missing",
        expected: "one of them at its path, or elsewhere in the folder",
        next: .showcase("font \(path.shellWord) --output \(json.shellWord)"))
    case 1: Diagnostic(place + "the font is listed twice", expected: "each font once")
    default:
      Diagnostic(
        place
          + "there are \(found.count) files '\(found[0].lastPathComponent)', the first one is '\(found[0].path)'",
        expected: "one file of this name, or one beside the font")
    }
  }
}
