import Foundation
import SourceText

/// Reads files that people write, and writes them anew.
enum TextFile {
  /// Returns a file's text; a diagnostic tells what cannot be read, or is not UTF-8.
  ///
  /// - Parameters:
  ///   - absolutePath: Where the file is.
  ///   - path: What messages call it.
  static func read(_ absolutePath: String, named path: String) throws(Diagnostics) -> String {
    let bytes: Data
    do {
      bytes = try Data(contentsOf: URL(fileURLWithPath: absolutePath))
    } catch {
      throw Diagnostics([Diagnostic("the file cannot be read: \(error.localizedDescription)", file: path)])
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Diagnostics([Diagnostic("the file is not UTF-8", file: path, expected: "text in UTF-8")])
    }
    return text
  }

  /// Writes a file as a whole or not at all.
  ///
  /// - Parameters:
  ///   - absolutePath: Where the file is.
  ///   - path: What messages call it.
  static func write(_ text: String, to absolutePath: String, named path: String) throws(Diagnostics) {
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: absolutePath), options: .atomic)
    } catch {
      throw Diagnostics([Diagnostic("the file cannot be written: \(error.localizedDescription)", file: path)])
    }
  }

  /// The paths of all files below a folder, relative to it and sorted; none where there is no such folder.
  static func all(below folder: String) -> [String] {
    guard let names = FileManager.default.enumerator(atPath: folder) else { return [] }
    return names.compactMap { $0 as? String }.sorted()
  }
}
