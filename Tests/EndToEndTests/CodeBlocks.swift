/// The blocks of Swift in a documentation comment, in order: indented, fenced as Swift, or fenced without a language.
struct CodeBlocks {
  /// A block's lines without their indentation, and the index of its first line in the comment.
  typealias Block = (index: Int, lines: [Substring])

  private var finished: [Block] = []
  private var indented: Block?
  private var fenced: (language: Substring, block: Block)?
  private var index = 0
  private var followsEmptyLine = true

  /// The blocks so far.
  var swift: [Block] { finished + (indented.map { [$0] } ?? []) }

  /// Reads the comment's next line.
  ///
  /// - Parameter line: The line, without the slashes and the space after them.
  mutating func read(_ line: Substring) {
    if fenced != nil {
      readFenced(line)
    } else if line.hasPrefix("```") {
      fenced = (line.dropFirst(3), (index + 1, []))
    } else if indented != nil {
      readIndented(line)
    } else if line.hasPrefix("    "), followsEmptyLine {
      indented = (index, [line.dropFirst(4)])
    }
    followsEmptyLine = line.allSatisfy { $0 == " " }
    index += 1
  }

  private mutating func readFenced(_ line: Substring) {
    guard line.hasPrefix("```") else {
      fenced?.block.lines.append(line)
      return
    }
    if let fenced, ["", "swift"].contains(fenced.language) { finished.append(fenced.block) }
    fenced = nil
  }

  private mutating func readIndented(_ line: Substring) {
    if line.hasPrefix("    ") || line.allSatisfy({ $0 == " " }) {
      indented?.lines.append(line.dropFirst(4))
    } else {
      finished = swift
      indented = nil
    }
  }
}
