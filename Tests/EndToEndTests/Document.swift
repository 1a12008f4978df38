import Foundation
import Testing

/// A document with examples: their files, and what it says about their output.
struct Document {
  /// The contents of the examples' files by path.
  let files: [String: String]
  /// The text blocks, in order.
  let transcripts: [String]

  /// The whole text.
  let text: String

  /// Reads the code blocks: one after a line like `` `path`: `` is a file, one of kind `text` is a transcript.
  ///
  /// - Parameter path: The document below the repository's root.
  init(_ path: String) throws {
    text = try String(contentsOf: Repository.root.appendingPathComponent(path), encoding: .utf8)
    var files: [String: String] = [:]
    var transcripts: [String] = []
    var path: String?
    var block: (kind: Substring, lines: [Substring])?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        guard let open = block else {
          block = (line.dropFirst(3), [])
          continue
        }
        let content = open.lines.map { $0 + "\n" }.joined()
        if let path { files[path] = content } else if open.kind == "text" { transcripts.append(content) }
        (block, path) = (nil, nil)
      } else if block != nil {
        block?.lines.append(line)
      } else if line.hasPrefix("`"), line.hasSuffix("`:"), line.count(where: { $0 == "`" }) == 2 {
        // A sentence may also begin and end with a code span.
        path = String(line.dropFirst().dropLast(2))
      }
    }
    self.files = files
    self.transcripts = transcripts
  }

  /// A text block, which the document must have.
  func transcript(_ index: Int) throws -> String {
    try #require(transcripts.indices.contains(index), "The document has \(transcripts.count) text blocks.")
    return transcripts[index]
  }

  static func readme() throws -> Document { try Document("README.md") }

  /// - Parameters:
  ///   - name: The article's file without its extension.
  ///   - module: The module of the harness that it belongs to.
  static func article(_ name: String, of module: String) throws -> Document {
    try Document("Sources/Harness/\(module)/\(module).docc/\(name).md")
  }
}
