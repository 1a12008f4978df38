import Foundation

/// The documentation of one file of Swift, declaration by declaration.
struct DocumentedFile {
  /// The public types, and how many of them have an example in their own documentation.
  private(set) var types = 0
  private(set) var typesWithExample = 0
  private(set) var examples: [DocumentedExample] = []

  private let path: String
  private var comment: [Substring] = []
  private var commentLine = 1

  /// - Parameters:
  ///   - path: Where the file is, for the examples' place.
  ///   - text: The file.
  init(path: String, text: String) {
    self.path = path
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let trimmed = line.drop { $0 == " " }
      if trimmed.hasPrefix("///") {
        if comment.isEmpty { commentLine = index + 1 }
        comment.append(trimmed.dropFirst(3))
      } else if trimmed.isEmpty {
        comment = []
      } else if !trimmed.hasPrefix("//"), !Self.isAttribute(trimmed) {
        declare(trimmed)
        comment = []
      }
    }
  }

  /// Whether the line holds attributes only, so that the declaration follows.
  private static func isAttribute(_ line: Substring) -> Bool {
    line.hasPrefix("@") && !(mayBePublic(line) && line.contains(#/\b(?:public|open)\b/#))
  }

  /// Whether a line has the letters of a public declaration: most lines have not, and an expression takes longer.
  private static func mayBePublic(_ line: Substring) -> Bool {
    let bytes = line.utf8
    return bytes.contains("public".utf8) || bytes.contains("open".utf8)
  }

  private mutating func declare(_ line: Substring) {
    guard Self.mayBePublic(line), line.contains(#/^[^=:({]*\b(?:public|open)\b/#) else { return }
    let found = examplesOfComment()
    examples += found
    guard line.contains(#/^[^=:({]*\b(?:class|struct|enum|protocol|actor) [A-Z]/#) else { return }
    types += 1
    if !found.isEmpty { typesWithExample += 1 }
  }

  private func examplesOfComment() -> [DocumentedExample] {
    var blocks = CodeBlocks()
    for line in comment { blocks.read(line.first == " " ? line.dropFirst() : line) }
    return blocks.swift.map {
      DocumentedExample(path: path, line: commentLine + $0.index, code: $0.lines.map(String.init))
    }
  }
}

extension DocumentedFile {
  /// Reads the files of Swift in a folder and its subfolders, in the order of their paths.
  ///
  /// - Parameter folder: The folder below the repository's root.
  static func all(in folder: String) throws -> [DocumentedFile] {
    let paths = try FileManager.default.subpathsOfDirectory(
      atPath: Repository.root.appendingPathComponent(folder).path)
    return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }.map { path in
      let file = Repository.root.appendingPathComponent(path)
      return DocumentedFile(path: path, text: try String(contentsOf: file, encoding: .utf8))
    }
  }
}
