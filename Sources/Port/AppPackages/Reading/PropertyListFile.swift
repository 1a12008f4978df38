import Diagnostics
import Foundation

/// The content of a property list, which Foundation reads in any of its formats.
enum PropertyListFile {
  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - path: The file's path, for messages.
  /// - Throws: a diagnostic with the line if the file is not a dictionary in a property list.
  static func read(_ bytes: Data, at path: String) throws(Diagnostic) -> [String: Any] {
    let list: Any
    do {
      list = try PropertyListSerialization.propertyList(from: bytes, options: [], format: nil)
    } catch {
      throw fault(error, at: path)
    }
    guard let dictionary = list as? [String: Any] else {
      throw Diagnostic("the file is not a dictionary", file: path, expected: "an Xcode project")
    }
    return dictionary
  }

  private static func fault(_ error: any Error, at path: String) -> Diagnostic {
    // Foundation tries each format, and reports the one that comes last unless asked for the others.
    let details = (error as NSError).userInfo
    let other = details["kCFPropertyListOldStyleParsingError"].map { "\($0)" } ?? ""
    let words =
      other.firstMatch(of: /Code=\d+ "(.*?)" UserInfo/).map { String($0.output.1) }
      ?? details["NSDebugDescription"] as? String ?? "it cannot be read"
    let match = words.firstMatch(of: /^(.*?) (?:at|on|starting on) line (\d+)/)
    let reason = match.map { String($0.output.1) } ?? words
    return Diagnostic(
      "the project is broken: \(reason.prefix(1).lowercased() + reason.dropFirst())", file: path,
      at: match.flatMap { Int($0.output.2) }.map { SourcePosition(line: $0, column: 1) },
      expected: "a project that Xcode opens", next: .shell("git log --oneline -- \(path.shellWord)"))
  }
}
