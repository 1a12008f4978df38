import Foundation

/// The example in the README: its files and what it says they print.
struct Readme {
  /// The contents of the example's files by path.
  let files: [String: String]
  /// The text blocks, in order.
  let transcripts: [String]

  /// Reads the code blocks: one behind a line like `` `path`: `` is a file, one of kind `text` is a transcript.
  init() throws {
    let text = try String(
      contentsOf: Repository.root.appendingPathComponent("README.md"), encoding: .utf8)
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
      } else if line.hasPrefix("`"), line.hasSuffix("`:") {
        path = String(line.dropFirst().dropLast(2))
      }
    }
    self.files = files
    self.transcripts = transcripts
  }
}
