/// The lines of a file with `#if`, `#elseif`, `#else` and `#endif`.
struct ConditionLines {
  private var lines: [(offset: Int, word: Word)] = []

  private enum Word: String, CaseIterable {
    case elseif = "#elseif"
    case start = "#if"
    case `else` = "#else"
    case end = "#endif"
  }

  init(_ bytes: [UInt8]) {
    var offset = 0
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      defer { offset += line.count + 1 }
      guard let hash = line.firstIndex(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }),
        line[hash] == UInt8(ascii: "#"),
        let word = Word.allCases.first(where: { line[hash...].starts(with: $0.rawValue.utf8) })
      else { continue }
      lines.append((offset, word))
    }
  }

  var isEmpty: Bool { lines.isEmpty }

  /// Whether bytes have as many ends of conditions as beginnings, so that they can be left out.
  func areBalanced(in range: Range<Int>) -> Bool {
    var depth = 0
    for line in lines where range.contains(line.offset) {
      switch line.word {
      case .start: depth += 1
      case .end: depth -= 1
      case .elseif, .else: if depth == 0 { return false }
      }
      if depth < 0 { return false }
    }
    return depth == 0
  }
}
