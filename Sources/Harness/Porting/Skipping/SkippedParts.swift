import Diagnostics
import Foundation

/// The parts of an app's files that are not compiled, as they are listed in a file beside its sources.
///
///     let parts = SkippedParts(text: "# 3:5: no such member\nApp/A.swift: List.reload()\n")
///     parts.reasons(in: "App/A.swift")  // ["List.reload()": "3:5: no such member"]
package struct SkippedParts: Hashable, Sendable {
  /// Why parts are skipped, by their names and by the paths of their files.
  private var reasons: [String: [String: String]] = [:]

  /// Makes an empty list.
  package init() {}

  /// Reads a list: a line for each part, with its reason as a comment above. Other lines are skipped.
  package init(text: String) {
    var reason = ""
    for line in text.split(whereSeparator: \.isNewline) {
      if line.hasPrefix("#") {
        reason = String(line.dropFirst().drop { $0 == " " })
      } else if let mark = line.range(of: Self.separator) {
        // The file's name has an ending; a part's name may contain a colon, and parts of strings.
        let file = line[..<mark.lowerBound] + Self.ending
        insert(String(line[mark.upperBound...]), in: String(file), because: reason)
        reason = ""
      }
    }
  }

  /// Reads the list in a folder of sources; empty if it has none.
  package init(inFolder path: String) {
    let bytes = FileManager.default.contents(atPath: "\(path)/\(Self.fileName)")
    self.init(text: String(decoding: bytes ?? Data(), as: UTF8.self))
  }

  /// The name of the list's file in the folder of a target.
  package static let fileName = ".portskips"

  private static let ending = ".swift"
  private static let separator = "\(ending): "

  package var isEmpty: Bool { reasons.isEmpty }

  /// The number of parts.
  package var count: Int { reasons.values.reduce(0) { $0 + $1.count } }

  /// Returns why parts of a file are skipped, by their names.
  package func reasons(in file: String) -> [String: String] { reasons[file] ?? [:] }

  /// Adds a part.
  ///
  /// - Parameters:
  ///   - part: The part's name, as `AppFile.skippablePart(at:)` returns it.
  ///   - file: The path of its file.
  ///   - reason: Why it is skipped, on one line.
  /// - Returns: Whether it was not in the list before.
  @discardableResult
  package mutating func insert(_ part: String, in file: String, because reason: String) -> Bool {
    guard reasons[file]?[part] == nil else { return false }
    reasons[file, default: [:]][part] = reason
    return true
  }

  /// Removes a part, if it is in the list.
  package mutating func remove(_ part: String, in file: String) { reasons[file]?[part] = nil }

  /// Removes all parts of a file.
  package mutating func removeParts(of file: String) { reasons[file] = nil }

  /// Returns the list with other paths.
  package func renamingFiles(_ name: (String) -> String) -> SkippedParts {
    var copy = SkippedParts()
    for (file, parts) in reasons { copy.reasons[name(file)] = parts }
    return copy
  }

  /// All parts with their reasons, in the order of files and names.
  package var sorted: [(file: String, part: String, reason: String)] {
    reasons.sorted { $0.key < $1.key }.flatMap { file, parts in
      parts.sorted { $0.key < $1.key }.map { (file, $0.key, $0.value) }
    }
  }

  /// The text of the list's file.
  package var text: String {
    let head = [
      "# Parts of files that are not compiled: statements, which do nothing; values, which are empty; and so on, up to",
      "# declarations. 'showcase init' adds to them; after a change of one, remove its line.", "",
    ]
    let lines = sorted.flatMap { ["# \($0.reason)", "\($0.file): \($0.part)"] }
    return (head + lines).joined(separator: "\n") + "\n"
  }
}
