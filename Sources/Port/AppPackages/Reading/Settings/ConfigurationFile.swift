import Diagnostics
import Foundation

/// Reads build settings from `.xcconfig` files and those that they include.
///
///     ENVIRONMENT = staging   // a comment
///     #include "Base.xcconfig"
///     #include? "Local.xcconfig"
///
/// A setting that is assigned again replaces the earlier value, of which `$(inherited)` is a part.
struct ConfigurationFile {
  /// A setting and its value, as they are written.
  struct Assignment: Hashable {
    let key: String
    let value: String
  }

  private let bytes: (String) -> Data?
  private let shown: (String) -> String
  /// What Xcode would refuse, and is left out here.
  private(set) var remarks: [Diagnostic] = []

  /// - Parameters:
  ///   - bytes: Returns the content of a file by its path relative to the app's folder; `nil` without such a file.
  ///   - shown: Returns that path for messages.
  init(bytes: @escaping (String) -> Data?, shown: @escaping (String) -> String) {
    (self.bytes, self.shown) = (bytes, shown)
  }

  /// Returns the assignments of a file, those of included files in their place; none, and a remark, without the file.
  mutating func assignments(in path: String) -> [Assignment] {
    guard let content = bytes(path) else {
      remarks.append(
        Diagnostic("there is no file of build settings '\(shown(path))'", expected: "an .xcconfig file"))
      return []
    }
    return assignments(of: content, at: path, inside: [path])
  }

  private mutating func assignments(of content: Data, at path: String, inside outer: [String]) -> [Assignment]
  {
    let lines = String(decoding: content, as: UTF8.self).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.enumerated().flatMap { number, line -> [Assignment] in
      let text = line.withoutComment.trimmedSpaces
      guard !text.isEmpty else { return [] }
      let place = SourcePosition(line: number + 1, column: 1)
      if text.hasPrefix("#include") { return included(by: text, at: place, in: path, inside: outer) }
      if let assignment = Assignment(text) { return [assignment] }
      remarks.append(
        Diagnostic(
          "'\(text.prefix(40))' is no build setting", file: shown(path), at: place, expected: "NAME = value"))
      return []
    }
  }

  private mutating func included(
    by text: String, at place: SourcePosition, in path: String, inside outer: [String]
  ) -> [Assignment] {
    let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
    guard parts.count == 3, !parts[1].isEmpty else {
      remarks.append(
        Diagnostic(
          "'\(text.prefix(40))' names no file", file: shown(path), at: place,
          expected: "#include \"Other.xcconfig\""))
      return []
    }
    let other = path.folderPath.appending(String(parts[1])).normalizedPath
    guard !outer.contains(other) else {
      remarks.append(
        Diagnostic(
          "'\(parts[1])' includes itself: \((outer + [other]).map { shown($0) }.joined(separator: ", "))",
          file: shown(path), at: place, expected: "files of build settings without a circle"))
      return []
    }
    guard let content = bytes(other) else {
      if !text.hasPrefix("#include?") {
        remarks.append(
          Diagnostic(
            "there is no file '\(shown(other))' to include", file: shown(path), at: place,
            expected: "an .xcconfig file, or '#include?'"))
      }
      return []
    }
    return assignments(of: content, at: other, inside: outer + [other])
  }
}

extension ConfigurationFile.Assignment {
  /// Reads `NAME = value` or `NAME[sdk=iphoneos*] = value`; `nil` for anything else.
  fileprivate init?(_ text: String) {
    var depth = 0
    let sign = text.firstIndex { character in
      depth += character == "[" ? 1 : character == "]" ? -1 : 0
      return character == "=" && depth == 0
    }
    guard let sign else { return nil }
    key = text[..<sign].trimmedSpaces
    let value = text[text.index(after: sign)...].trimmedSpaces
    self.value = value.hasSuffix(";") ? value.dropLast().trimmedSpaces : value
    guard key.first?.isLetter == true || key.first == "_", !key.prefix(while: { $0 != "[" }).contains(" ")
    else {
      return nil
    }
  }
}

extension Substring {
  /// The line without what follows two slashes.
  fileprivate var withoutComment: Substring {
    firstRange(of: "//").map { self[..<$0.lowerBound] } ?? self
  }
}
