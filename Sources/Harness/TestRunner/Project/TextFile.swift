import Foundation
import SourceText

/// Reads files that people write.
enum TextFile {
  /// Returns a file's text; a diagnostic tells what cannot be read, or is not UTF-8.
  static func read(_ path: String) throws(Diagnostic) -> String {
    let bytes: Data
    do {
      bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw Diagnostic("the file cannot be read: \(error.localizedDescription)", file: path)
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Diagnostic("the file is not UTF-8", file: path, expected: "text in UTF-8")
    }
    return text
  }

  /// The paths of all files below a folder, relative to it and sorted; none where there is no such folder.
  static func all(below folder: String) -> [String] {
    guard let names = FileManager.default.enumerator(atPath: folder) else { return [] }
    return names.compactMap { $0 as? String }.sorted()
  }
}
